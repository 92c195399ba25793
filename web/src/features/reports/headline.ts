import type { ReportAges } from '@choose-life/contracts/domain/reports';

/** The ends of the embedded model's published tables, in years: ages beyond are sent as these. */
const tableEnds = { youngest: 30, oldest: 80 } as const;

/** What the analysis says first: the years to win back, or why there is no such sentence. */
export type Headline = 'years' | 'capped' | 'no-numbers';

/**
 * Where both ages stand at the same end of the scale their difference says nothing, and the sentence gives way.
 * @param endsKnown whether the ages come from the model whose ends are known here
 */
export function headlineOf({ riskAge, targetAge }: ReportAges, endsKnown: boolean): Headline {
  if (riskAge === null || targetAge === null) return 'no-numbers';
  const bothAt = (holds: (age: number) => boolean) => holds(riskAge) && holds(targetAge);
  const capped = bothAt(age => age >= tableEnds.oldest) || bothAt(age => age <= tableEnds.youngest);
  return endsKnown && capped ? 'capped' : 'years';
}
