/** A phone number inside a line of words, and the words around it. */
export interface PhoneMatch {
  readonly before: string;
  readonly number: string;
  readonly after: string;
  readonly href: string;
}

/** Begins with + or 0, and has 8 to 15 digits in groups parted by one blank or hyphen. */
const phone = /(?<![\d+])(?:\+\d|0)(?:[ -]?\d){7,14}(?![\d])/g;

/** The one clear phone number of a line; null where there is none, or more than one. Short codes stay plain text. */
export function findPhone(line: string): PhoneMatch | null {
  const [found, ...others] = line.matchAll(phone);
  if (found === undefined || others.length > 0) return null;
  const [number] = found;
  return {
    before: line.slice(0, found.index),
    number,
    after: line.slice(found.index + number.length),
    href: `tel:${number.replace(/[^\d+]/g, '')}`,
  };
}
