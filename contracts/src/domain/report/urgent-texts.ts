/** The title of the urgent section, and the one where nothing is for today. */
export const urgentTitle = 'Read this first';
export const byDateTitle = 'See a health worker by a date';

/** Said above the configured help lines, which are for mood and worry. */
export const helpLead = 'Somebody is there for you:';

/** Said in place of help lines where none is configured. */
export const helpWithoutLines = 'Talk to a doctor, a nurse, or somebody you trust, today.';

/** Said where nothing is about mood or worry. */
export const showThis = 'Show this report to the health worker.';

/** 'Call 112.' @param emergencyNumber as the operator configured it, if at all */
export function callFor(emergencyNumber: string | null | undefined): string {
  return `Call ${emergencyNumber ?? 'your emergency number'}.`;
}

/** The last sentence of a notice on a number that may be wrong: if it can be meant in several ways, and if only it may be right. */
export const corrections = {
  ofMeanings: 'Is the number wrong? Then correct it.',
  ifRight: 'If not, correct it.',
} as const;

/** The end of every report, urgent or not. */
export function redFlagsFor(emergencyNumber: string | null | undefined): string {
  return `Get help at once for chest pain, one weak side, trouble speaking, fits, or thoughts of ending your life. ${callFor(emergencyNumber)}`;
}
