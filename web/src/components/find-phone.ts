/** A phone number in a text, with the text around it. */
interface PhoneMatch {
  readonly before: string;
  readonly number: string;
  readonly after: string;
  readonly href: string;
}

/** Starts with + or 0 and has 8 to 15 digits, in groups separated by a blank or hyphen. */
const phone = /(?<![\d+])(?:\+\d|0)(?:[ -]?\d){7,14}(?![\d])/g;

/** The only phone number of a line; null for none or several. Short codes do not count. */
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
