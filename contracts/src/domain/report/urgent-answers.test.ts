import { describe, expect, it } from 'vitest';
import { questionnaireOf } from '../../../test/questionnaires.ts';
import type { Answers } from '../hra/answer-groups.ts';
import type { Question, QuestionInput } from '../hra/questionnaire.ts';
import { urgentNoticesIn } from './urgent-answers.ts';

const question = (id: string, ...input: QuestionInput[]): Question => ({ id, label: id, input });
const options = (...ids: string[]): QuestionInput => ({ values: ids.map(id => ({ id, label: id })) });
const idsOf = (questions: Question[], answers: Answers) =>
  urgentNoticesIn(questionnaireOf(questions), answers).map(({ id }) => id);

describe('the urgent notices on the answers of a questionnaire', () => {
  it.each([
    [{ min: 40, max: 600, units: 'mg/dL' }, '60', ['glucose-low']],
    [{ min: 65, max: 600 }, '60', ['glucose-low-if-right']],
    [{ min: 2, max: 35, units: 'mmol/L' }, '5.4', []],
    [{ min: 2, max: 35, units: 'mmol/L' }, '2.8', ['glucose-very-low']],
  ])('depend on its limits and unit: with %j a blood sugar of %s has %j', (limits, blood_glucose, ids) => {
    expect(idsOf([question('blood_glucose', limits)], { blood_glucose })).toEqual(ids);
  });

  it('do not exist for a question that it does not ask', () => {
    expect(idsOf([], { blood_glucose: '50', chh_sbreath: 'yes' })).toEqual([]);
  });

  it('do not exist for a hidden question', () => {
    const remote = { work_mode_practiced: 'remote' };
    // No question with urgent rows can be hidden, so this input is in a question that can.
    const hideable = question('means_of_transportation', {
      id: 'blood_glucose',
      min: 40,
      max: 600,
    });
    expect(idsOf([hideable], { ...remote, 'hra.q.means_of_transportation.a': '50' })).toEqual([]);
  });

  it('do not exist for a number that is chosen from options', () => {
    const list = question('blood_glucose', options('50', '100'));
    expect(idsOf([list], { blood_glucose: '50' })).toEqual([]);
  });

  it.each([
    [['0', '1', '2', '3'], ['mood']],
    [['1', '2', '3', '4'], []],
    [['0', '1', '2'], []],
  ])('exist for mood answers only with the options 0 to 3: with %j they are %j', (ids, expected) => {
    const mood = [question('PHQa', options(...ids)), question('PHQb', options(...ids))];
    expect(idsOf(mood, { PHQa: '2', PHQb: '2' })).toEqual(expected);
  });
});
