/** The ends of the embedded model's published tables, in years: ages beyond are sent as these. */
const tableEnds = { youngest: 30, oldest: 80 } as const;

/**
 * What has to be said after a risk or target age that stands at an end of the tables, null for any other. The wire does not
 * tell an age beyond the end from one at it, but '80 or over' is true of both.
 * @param endsKnown whether the ages come from the model whose ends are known here
 */
export function beyondEnd(age: number | null | undefined, endsKnown: boolean): 'or over' | 'or under' | null {
  if (age === null || age === undefined || !endsKnown) return null;
  if (age >= tableEnds.oldest) return 'or over';
  return age <= tableEnds.youngest ? 'or under' : null;
}
