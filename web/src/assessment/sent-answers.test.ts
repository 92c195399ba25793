import { describe, expect, it } from 'vitest';
import {
  choiceQuestion,
  numberQuestion,
  questionnaireOf,
} from '../../test/assessment/sample-questionnaire.ts';
import { answersForSave, assessmentMetaOf } from './sent-answers.ts';

const questionnaire = questionnaireOf([
  [
    choiceQuestion('fast_food'),
    numberQuestion('weight_kg'),
    numberQuestion('occupation'),
    numberQuestion('screen_time', 'hours'),
  ],
]);

describe('answersForSave', () => {
  it.each([
    ['hra.q.screen_time.a.hours', '4.5', 4.5],
    ['hra.q.screen_time.a.hours', 4, 4],
    ['hra.q.screen_time.a.hours', '', ''],
    ['hra.q.screen_time.a.hours', null, null],
    // Not a plain number, so the text is sent unchanged.
    ['hra.q.screen_time.a.hours', '5,5', '5,5'],
    ['hra.q.screen_time.a.hours', '1e3', '1e3'],
    // The contract declares a text, but this questionnaire asks for a number.
    ['occupation', '4', 4],
    // The id of an option.
    ['fast_food', '1', '1'],
    // The contract declares a number, so the adapter converts the text.
    ['weight_kg', '70.5', '70.5'],
  ])('sends %s %j as %j', (key, answer, sent) => {
    expect(answersForSave({ [key]: answer }, questionnaire)).toEqual({ [key]: sent });
  });
});

describe('assessmentMetaOf', () => {
  const email = 'ada@example.test';

  it('reads the ids of the questionnaire', () => {
    const responses = {
      appraiseRisksClientId: 'c1',
      // Not sent, because the e-mail is known.
      appraiseRisksUserId: 'a1',
      hraAppDefaultHraId: 'd1',
      hraAppExternalId: 'e1',
    };
    const meta = { ...questionnaire.meta, responses, config: { saveKey: 's1' } };
    expect(assessmentMetaOf({ email, uniqueString: 'u1' }, { meta }, 'fallback')).toEqual({
      clientId: 'c1',
      userId: email,
      uniqueString: 'u1',
      defaultHraId: 'd1',
      externalId: 'e1',
      saveKey: 's1',
    });
  });

  it('omits properties without a value, such as the unique string before the first save', () => {
    const meta = assessmentMetaOf({ email, uniqueString: null }, questionnaire, 'fallback');
    expect(meta).toEqual({ clientId: 'fallback', userId: email });
  });
});
