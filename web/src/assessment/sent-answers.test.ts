import { describe, expect, it } from 'vitest';
import { amount, choice, questionnaireOf } from '../../test/assessment/sample-questionnaire.ts';
import { answersForSave, assessmentMetaOf } from './sent-answers.ts';

const questionnaire = questionnaireOf([
  [choice('fast_food'), amount('weight_kg'), amount('occupation'), amount('screen_time', 'hours')],
]);

describe('answers on Save', () => {
  it.each([
    ['hra.q.screen_time.a.hours', '4.5', 4.5],
    ['hra.q.screen_time.a.hours', 4, 4],
    ['hra.q.screen_time.a.hours', '', ''],
    ['hra.q.screen_time.a.hours', null, null],
    ['hra.q.screen_time.a.hours', '5,5', '5,5'],
    ['hra.q.screen_time.a.hours', '1e3', '1e3'],
    // A choice by the contract, which this questionnaire asks for as a number.
    ['occupation', '4', 4],
    ['fast_food', '1', '1'],
    // The adapter makes the number.
    ['weight_kg', '70.5', '70.5'],
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
