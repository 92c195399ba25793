import type { ReportAges } from '@choose-life/contracts/domain/reports';
import { beyondEnd } from '../../components/age-line/beyond-end.ts';

/** What the analysis says first: the years to win back, or why there is no such sentence. */
export type Headline = 'years' | 'capped' | 'no-numbers';

/**
 * Where both ages stand at the same end of the scale their difference says nothing, and the sentence gives way.
 * @param endsKnown whether the ages come from the model whose ends are known here
 */
export function headlineOf({ riskAge, targetAge }: ReportAges, endsKnown: boolean): Headline {
  if (riskAge === null || targetAge === null) return 'no-numbers';
  const end = beyondEnd(riskAge, endsKnown);
  return end !== null && end === beyondEnd(targetAge, endsKnown) ? 'capped' : 'years';
}
