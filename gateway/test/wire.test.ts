import { examples } from '@choose-life/contracts/gateway/examples';
import type { Operation } from '@choose-life/contracts/gateway/operation';
import { operationIds, operations } from '@choose-life/contracts/gateway/operations';
import { readOutcome } from '@choose-life/contracts/gateway/outcome';
import { stages } from '@choose-life/contracts/gateway/stages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningGateway, startGateway } from '../testing/start-gateway.ts';
import { call } from './call.ts';

const userEmail = 'ada@example.test';
const json = { 'content-type': 'application/json' };

describe('the wire', () => {
  let gateway: RunningGateway;
  beforeAll(async () => {
    gateway = await startGateway();
  });
  afterAll(async () => gateway.stop());

  const get = (path: string, init?: RequestInit) => fetch(`${gateway.url}${path}`, init);
  const post = (path: string, body?: string, headers: Record<string, string> = json) =>
    get(path, { method: 'POST', headers, ...(body === undefined ? {} : { body }) });

  /** The state in which the example of every call is accepted. */
  async function prepare(): Promise<string> {
    const { token } = await gateway.createAccount({
      email: userEmail,
      password: 'a password',
      company: { id: 'company-1', name: 'Example Company' },
    });
    await gateway.createReport(userEmail, undefined, { reportId: 'report-1', uniqueString: 'reported-1' });
    await gateway.createSavedAnswers(userEmail, undefined, 'saved-1');
    await gateway.createArticle(examples['content.readByContentId'].response.data);
    await gateway.createWaitListEntry(userEmail, 'wait-1');
    return token;
  }

  it.each(stages.flatMap(stage => operationIds.map(id => [stage, id] as const)))(
    'under %s accepts the example of %s, in the contract',
    async (stage, id) => {
      const token = await prepare();
      if (id === 'authentication.completePasswordReset')
        await gateway.createResetCode(userEmail, 'one-time-code');
      const newcomer = `new-${stage}@example.test`;
      if (id === 'authentication.completeEnrollment') {
        await gateway.createEnrolment({ email: newcomer, otp: 'one-time-code' });
      }
      const changes: Partial<Record<typeof id, object>> = {
        'authentication.completeEnrollment': { userEmail: newcomer },
        'authentication.changePassword': { oldPassword: 'a password' },
        'authentication.login': { userPassword: 'a password' },
      };
      // A person's password changes on the way through the table: those calls get somebody of their own.
      const own = `${stage}-${id.toLowerCase()}@example.test`;
      const needsOwn = id === 'authentication.changePassword' || id === 'authentication.login';
      const person = needsOwn ? await gateway.createAccount({ email: own }) : { token };
      const request = {
        ...examples[id].request,
        ...changes[id],
        ...(id === 'authentication.changePassword' ? { username: own } : {}),
        ...(id === 'authentication.login' ? { userEmail: own } : {}),
      };
      // Examples fit their own call; a loop over ids cannot carry that per id.
      const answer = await call(gateway, id, request as never, { token: person.token, stage });
      expect(answer.status).toBe(200);
      expect(readOutcome(operations[id] as Operation, answer.body)).toMatchObject({ kind: 'accepted' });
    },
  );

  it.each(operationIds.filter(id => operations[id].auth === 'token'))('%s asks for a session', async id => {
    // Examples fit their own call; a loop over ids cannot carry that per id.
    const answer = await call(gateway, id, examples[id].request as never);
    expect(answer.status).toBe(200);
    expect(answer.body.responseCode).toBe('22');
  });

  it('refuses what the schema does not allow in band, naming the field and not the value', async () => {
    const answer = await post(
      '/prod/authentication/login',
      '{"userEmail":17,"userPassword":"secret","more":1}',
    );
    expect(answer.status).toBe(200);
    const body = await answer.text();
    expect(JSON.parse(body)).toEqual({
      responseCode: '99',
      responseMessage: expect.stringContaining('userEmail'),
    });
    expect(body).not.toContain('secret');
  });

  it('refuses a NUL, which one of the two databases could not store', async () => {
    const signUp = { ...examples['authentication.initiateEnrollment'].request, userFirstName: 'A\u0000da' };
    for (const [id, request] of [
      ['authentication.initiateEnrollment', signUp],
      ['waitList.delete', { waitListId: '\u0000' }],
    ] as const) {
      expect((await call(gateway, id, request)).body).toMatchObject({ responseCode: '99' });
    }
  });

  it('takes a POST without a body for an empty one', async () => {
    const { token: authorization } = await gateway.createAccount({ email: userEmail });
    for (const headers of [{ authorization }, { ...json, authorization }]) {
      const answer = await post('/prod/hra/get-questionnaire', undefined, headers);
      expect(await answer.json()).toMatchObject({ status: 'OK' });
    }
  });

  it.each([
    '/prod/no/such-call',
    '/test/wait-list/read',
    '/prod/authentication/login',
    '/prod/company/read-by-company-id/%zz',
  ])('answers GET %s as AWS answers an unknown route', async path => {
    const answer = await get(path);
    expect(answer.status).toBe(403);
    expect(await answer.json()).toEqual({ message: 'Missing Authentication Token' });
  });

  it.each([
    ['malformed JSON', '{"waitListEmail":', json, 400],
    ['a key that reaches for the prototype', '{"__proto__":{"x":1}}', json, 400],
    ['another content type', 'a=b', { 'content-type': 'text/plain' }, 415],
    ['a body over the limit', JSON.stringify({ waitListEmail: 'a'.repeat(300_000) }), json, 413],
  ])('refuses %s', async (_, body, headers, status) => {
    expect((await post('/prod/wait-list/create', body, headers)).status).toBe(status);
  });

  it('forbids storing its answers', async () => {
    const answer = await get('/prod/wait-list/read');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });
});
