const ageWords = /\b(?:ages?|years?|older|younger|living at)\b/i;
// A date says nothing about an age.
const dateOrNumber = /([A-Z][a-z]+ \d{1,2}, \d{4})|(\d+(?:\.\d+)?)/g;

// The span that a risk is told for is everybody's.
const spanOfRisk = /\b(?:in|within) 10 years\b/gi;

/** Whether a text speaks of an age or of years, so that its numbers may tell one. */
export function tellsAge(text: string): boolean {
  return ageWords.test(text.replaceAll(spanOfRisk, ''));
}

/** A stretch of a text, and where it begins. */
interface Stretch {
  readonly at: number;
  readonly text: string;
  readonly isNumber: boolean;
}

/** A text cut at its numbers, those of dates aside. Joined again it is the text. */
export function coverableOf(text: string): Stretch[] {
  const stretches: Stretch[] = [];
  let from = 0;
  const add = (to: number, isNumber: boolean) => {
    if (to > from) stretches.push({ at: from, text: text.slice(from, to), isNumber });
    from = to;
  };
  for (const { 0: found, 2: number, index } of text.matchAll(dateOrNumber)) {
    add(index, false);
    add(index + found.length, number !== undefined);
  }
  add(text.length, false);
  return stretches;
}
