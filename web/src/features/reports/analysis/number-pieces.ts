const ageWords = /\b(?:ages?|years?|older|younger|living at)\b/i;
// Dates do not tell an age.
const dateOrNumber = /([A-Z][a-z]+ \d{1,2}, \d{4})|(\d+(?:\.\d+)?)/g;

// This span is the same for everybody.
const spanOfRisk = /\b(?:in|within) 10 years\b/gi;

/** Whether a text is about ages or years, so that its numbers may tell one. */
export function mentionsAge(text: string): boolean {
  return ageWords.test(text.replaceAll(spanOfRisk, ''));
}

/** A piece of a text, and where it starts. */
interface NumberPiece {
  readonly at: number;
  readonly text: string;
  readonly isNumber: boolean;
}

/** Cuts a text at its numbers, except in dates. The pieces add up to the text. */
export function numberPiecesOf(text: string): NumberPiece[] {
  const stretches: NumberPiece[] = [];
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
