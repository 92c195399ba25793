import type { AnswerGroups } from '@choose-life/client';
import { toGroups } from '@choose-life/contracts/domain/hra/answer-groups';
import { describe, expect, it } from 'vitest';
import { always, errorOf, gateway, start } from './procedures-client.ts';

describe('answers that are sent over HTTP', () => {
  it('builds the flat map from answer groups', async () => {
    const client = await start(always(200, { uniqueString: 'saved-1' }));
    const answers = toGroups({ sex: 'female', age_in_years: '45' });
    const assessment = { clientId: 'c', userId: 'a@b.co' };
    expect(await client.hra.saveAnswers.mutate({ answers, assessment })).toMatchObject({
      uniqueString: 'saved-1',
    });
    const sent: unknown = JSON.parse(gateway.requests[0]?.split('\r\n\r\n')[1] ?? '');
    expect(sent).toMatchObject({
      'appraise_risks.client_id': 'c',
      'appraise_risks.user_id': 'a@b.co',
      'hra.q.sex.a': 'female',
      'hra.q.age_in_years.a.years': 45,
    });
  });

  it('takes what is missing as unanswered, down to no answers at all', async () => {
    const client = await start(always(200, { uniqueString: 'saved-1' }));
    const assessment = { clientId: 'c', userId: 'a@b.co' };
    await client.hra.saveAnswers.mutate({ answers: { general: { sex: 'female' } }, assessment });
    await client.hra.saveAnswers.mutate({ assessment });
    const bare = {
      'appraise_risks.client_id': 'c',
      'appraise_risks.user_id': 'a@b.co',
      'hra.app.cholunits': 'mg/dl',
      'hra.app.hra_id': 'midlife',
      'hra.app.units': 'metric',
    };
    const sent = gateway.requests.map((request): unknown => JSON.parse(request.split('\r\n\r\n')[1] ?? ''));
    expect(sent).toEqual([{ ...bare, 'hra.q.sex.a': 'female' }, bare]);
  });

  it.each([
    ['general.sexx', { general: { sexx: 'secret' } }],
    ['general.hra.q.new_question.a', { general: { 'hra.q.new_question.a': 'secret' } }],
    ['additional.unique_string', { additional: { unique_string: 'secret' } }],
    ['general.race', { general: { race: 'secret'.repeat(200) } }],
  ])('sends no answer that would be lost, and names it: %s', async (where, sent: object) => {
    const client = await start(always(200, { uniqueString: 'saved-1' }));
    const assessment = { clientId: 'c', userId: 'a@b.co' };
    // The client's own types refuse such keys.
    const answers = sent as AnswerGroups;
    for (const call of [client.hra.saveAnswers, client.hra.appraiseRisks]) {
      const error = await errorOf(call.mutate({ answers, assessment }));
      expect(error).toMatchObject({ kind: 'INVALID_INPUT', outcome: 'not-sent' });
      expect(error?.message).toContain(`answers.${where}: `);
      expect(error?.message).not.toContain('secret');
    }
    expect(gateway.requests).toEqual([]);
  });

  it('cuts the name of an answer that nobody knows, and says what is wrong with the others too', async () => {
    const client = await start(always(200, { uniqueString: 'saved-1' }));
    const sent: object = { general: { ['x'.repeat(1000)]: 'F' }, sleep: { sleep9: '1' } };
    // The client's own types refuse such keys.
    const answers = sent as AnswerGroups;
    const error = await errorOf(
      client.hra.saveAnswers.mutate({ answers, assessment: { clientId: '', userId: 'a' } }),
    );
    expect(error?.message).toMatch(
      / answers\.general\.x+…: .* answers\.sleep\.sleep9: .* assessment\.clientId: /,
    );
    expect(error?.message.length).toBeLessThan(700);
  });
});
