import { describe, expect, it } from 'vitest';
import { questionnaireOf } from '../../../test/questionnaires.ts';
import type { Answers } from '../hra/answer-groups.ts';
import type { Question, QuestionInput } from '../hra/questionnaire.ts';
import { urgentNoticesIn } from './urgent-answers.ts';

const question = (id: string, ...input: QuestionInput[]): Question => ({ id, label: id, input });
const options = (...ids: string[]): QuestionInput => ({ values: ids.map(id => ({ id, label: id })) });
const idsOf = (questions: Question[], answers: Answers) =>
  urgentNoticesIn(questionnaireOf(questions), answers).map(({ id }) => id);

describe('urgentNoticesIn', () => {
  it.each([
    ['low', '60', { min: 40, max: 600, units: 'mg/dL' }, ['glucose-low']],
    // 60 is below the minimum of 65, so it may be a mistake. `-if-right` marks a notice that applies only if the number is right.
    ['low and out-of-range', '60', { min: 65, max: 600 }, ['glucose-low-if-right']],
    ['healthy', '5.4', { min: 2, max: 35, units: 'mmol/L' }, []],
    ['very low', '2.8', { min: 2, max: 35, units: 'mmol/L' }, ['glucose-very-low']],
  ])('for a %s blood sugar, %s with the limits %j, returns %j', (_, blood_glucose, limits, ids) => {
    expect(idsOf([question('blood_glucose', limits)], { blood_glucose })).toEqual(ids);
  });

  it('ignores the answer to a question that is not in the questionnaire', () => {
    expect(idsOf([], { blood_glucose: '50', chh_sbreath: 'yes' })).toEqual([]);
  });

  it('ignores the answer to a hidden question', () => {
    const cholesterol = question('cholesterol_level', { min: 80, max: 500, units: 'mg/dL' });
    expect(idsOf([cholesterol], { cholesterol_level: '400' })).toEqual(['cholesterol-very-high']);
    // Option 2 hides the question about the number (s.4).
    expect(idsOf([cholesterol], { cholesterol_level: '400', cholesterol_check: '2' })).toEqual([]);
  });

  it('ignores a blood sugar that is chosen from options', () => {
    const questionWithOptions = question('blood_glucose', options('50', '100'));
    expect(idsOf([questionWithOptions], { blood_glucose: '50' })).toEqual([]);
  });

  it.each([
    [['0', '1', '2', '3'], ['mood']],
    // The ids are not the scores of the PHQ-2, which are 0 to 3.
    [['1', '2', '3', '4'], []],
    [['0', '1', '2'], []],
  ])('for mood questions with the options %j returns %j', (ids, expected) => {
    const mood = [question('PHQa', options(...ids)), question('PHQb', options(...ids))];
    // The sum is 4. The PHQ-2 is positive from 3 on.
    expect(idsOf(mood, { PHQa: '2', PHQb: '2' })).toEqual(expected);
  });
});
