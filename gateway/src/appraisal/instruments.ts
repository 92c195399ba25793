import { gad2, maxScore, moodScore, phq2 } from '@choose-life/contracts/domain/report/mood-screens';
import type { InstrumentScore } from '@choose-life/contracts/domain/report/report-details';
import type { Facts } from './facts.ts';

/** The scores of the published scales that were answered whole. */
export function instrumentsOf({ answers }: Facts): InstrumentScore[] {
  const scales = [
    { id: 'phq-2', label: 'Mood (PHQ-2)', screener: phq2 },
    { id: 'gad-2', label: 'Worry (GAD-2)', screener: gad2 },
  ];
  return scales.flatMap(({ id, label, screener }) => {
    const score = moodScore(answers, screener);
    const { questions, source } = screener;
    return score === null ? [] : [{ id, label, score, max: maxScore, questions, source }];
  });
}
