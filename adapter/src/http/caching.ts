/** Values of Cache-Control. A file whose address changes with its content may be kept for a year. */
export const forAYear = 'public, max-age=31536000, immutable';
export const forAnHour = 'public, max-age=3600';
export const checkEachTime = 'no-cache';
