import { describe, expect, it } from 'vitest';
import { amount, choice, questionnaireOf } from '../../test/assessment/sample-questionnaire.ts';
import { answersForSave, assessmentMetaOf } from './sent-answers.ts';

const questionnaire = questionnaireOf([
  [choice('fast_food'), amount('weight_kg'), amount('screen_time', 'hours')],
]);

describe('answers on Save', () => {
  it.each([
    ['weight_kg', '70.5', 70.5],
    ['weight_kg', 70, 70],
    ['weight_kg', '', ''],
    ['weight_kg', null, null],
    ['weight_kg', '5,5', '5,5'],
    ['weight_kg', '1e3', '1e3'],
    ['fast_food', '1', '1'],
    ['hra.q.screen_time.a.hours', '4', 4],
  ])('send %s %j as %j', (key, held, sent) => {
    expect(answersForSave({ [key]: held }, questionnaire)).toEqual({ [key]: sent });
  });
});

describe('assessment meta', () => {
  const email = 'ada@example.test';

  it('comes from the questionnaire', () => {
    const responses = { appraiseRisksClientId: 'c1', hraAppDefaultHraId: 'd1', hraAppExternalId: 'e1' };
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

  it('leaves out what is not there, above all a unique string before the first save', () => {
    const meta = assessmentMetaOf({ email, uniqueString: null }, questionnaire, 'fallback');
    expect(meta).toEqual({ clientId: 'fallback', userId: email });
  });
});
