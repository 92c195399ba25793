import type { InstrumentScore } from '@choose-life/contracts/domain/report/generated/report-details';
import { gad2, maxScore, moodScore, phq2 } from '@choose-life/contracts/domain/report/mood-screens';
import type { Facts } from './facts.ts';

/** The scores of the published scales that were answered whole. */
export function instrumentsOf({ answers }: Facts): InstrumentScore[] {
  return [phq2, gad2].flatMap(screener => {
    const { label, scale } = screener;
    const score = moodScore(answers, screener);
    return score === null
      ? []
      : [{ id: scale.toLowerCase(), label: `${label} (${scale})`, score, max: maxScore }];
  });
}
