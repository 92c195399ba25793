import { describe, expect, it } from 'vitest';
import { questionnaireOf } from '../../../test/questionnaires.ts';
import { assessmentProgressOf } from './assessment-progress.ts';
import type { Question } from './questionnaire.ts';

const yesNo = [
  { id: 'yes', label: 'Yes' },
  { id: 'no', label: 'No' },
];
const choice = (id: string): Question => ({ id, label: `About ${id}?`, input: [{ values: yesNo }] });
/** The third of the four sections has no questions. */
const questionnaire = questionnaireOf(
  [choice('sex'), choice('race')],
  [choice('blood_pressure_estimated')],
  [],
  [choice('smoking')],
);

describe('assessmentProgressOf', () => {
  it('returns the path and number of the first section with an unanswered question', () => {
    expect(assessmentProgressOf(questionnaire, {})).toMatchObject({
      path: '/hra/general',
      sectionNumber: 1,
      sectionCount: 4,
      answered: 0,
      total: 4,
    });
    expect(assessmentProgressOf(questionnaire, { sex: 'male', race: 'no' })).toMatchObject({
      path: '/hra/blood-pressure-male',
      sectionNumber: 2,
      answered: 2,
    });
  });

  it('skips sections without questions', () => {
    const { sectionNumber } = assessmentProgressOf(questionnaire, {
      sex: 'female',
      race: 'no',
      blood_pressure_estimated: 'yes',
    });
    expect(sectionNumber).toBe(4);
  });

  it('returns the path of review if every question is answered', () => {
    const all = { sex: 'female', race: 'no', blood_pressure_estimated: 'yes', smoking: 'yes' };
    expect(assessmentProgressOf(questionnaire, all)).toMatchObject({
      path: '/hra/review',
      sectionNumber: null,
      answered: 4,
      total: 4,
    });
  });
});
