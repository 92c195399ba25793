import { callExamples, examples } from '@choose-life/contracts/gateway/examples';
import { callIds, calls } from '@choose-life/contracts/gateway/extensions';
import { stages } from '@choose-life/contracts/gateway/stages';
import { beforeAll, describe, expect, it } from 'vitest';
import { type RunningGateway, startGateway } from '../testing/start-gateway.ts';
import { call } from './call.ts';

const json = { 'content-type': 'application/json' };

describe('the HTTP interface', () => {
  let gateway: RunningGateway;
  beforeAll(async () => {
    gateway = await startGateway();
    return gateway.stop;
  });

  const request = (path: string, init?: RequestInit) => fetch(`${gateway.url}${path}`, init);
  const post = (path: string, body?: string, headers: Record<string, string> = json) =>
    request(path, { method: 'POST', headers, ...(body === undefined ? {} : { body }) });

  it.each(stages.flatMap(stage => callIds.map(id => [stage, id] as const)))(
    'under %s serves %s, with code 22 for a missing session',
    async (stage, id) => {
      // Each example fits its call. TypeScript cannot keep that relation in a loop.
      const answer = await call(gateway, id, callExamples[id].request as never, { stage });
      expect(answer.status).toBe(200);
      if (calls[id].auth === 'token') expect(answer.body.responseCode).toBe('22');
    },
  );

  it('refuses an invalid request with HTTP 200, and names the field without its value', async () => {
    // Invalid on purpose, which the type of the call does not allow.
    const invalidRequest = { userEmail: 17, userPassword: 'secret', unknownMember: 1 } as never;
    const { body, status, text } = await call(gateway, 'authentication.login', invalidRequest);
    expect(status).toBe(200);
    expect(body).toEqual({ responseCode: '99', responseMessage: expect.stringContaining('userEmail') });
    expect(text).not.toContain('secret');
  });

  it('refuses the character NUL, which Postgres cannot store', async () => {
    const signUp = { ...examples['authentication.initiateEnrollment'].request, userFirstName: 'A\u0000da' };
    for (const [id, payload] of [
      ['authentication.initiateEnrollment', signUp],
      ['waitList.delete', { waitListId: '\u0000' }],
    ] as const) {
      expect((await call(gateway, id, payload)).body).toMatchObject({ responseCode: '99' });
    }
  });

  it('names its extensions in user-details', async () => {
    const { token } = await gateway.createAccount({ email: 'ada@example.test' });
    const { body } = await call(gateway, 'authentication.userDetails', {}, { token });
    expect(body.userExtensions).toEqual([
      'hra.getReportLetter',
      'authentication.logOut',
      'user.exportData',
      'user.deleteAccount',
    ]);
  });

  it('answers HEAD like GET', async () => {
    const { token: authorization } = await gateway.createAccount({ email: 'head@example.test' });
    const reads = callIds.filter(id => calls[id].method === 'GET').map(id => `/api/prod${calls[id].path}`);
    for (const path of ['/livez', '/readyz', '/metrics', '/mailbox', '/nowhere', ...reads]) {
      const address = new URL(path, gateway.url);
      const [head, read] = await Promise.all(
        ['HEAD', 'GET'].map(method => fetch(address, { method, headers: { authorization } })),
      );
      const statusAndType = (answer?: Response) => [answer?.status, answer?.headers.get('content-type')];
      expect(statusAndType(head), path).toEqual(statusAndType(read));
      expect(await head?.text()).toBe('');
    }
  });

  it('treats a POST without a body like an empty object', async () => {
    const { token: authorization } = await gateway.createAccount({ email: 'ada@example.test' });
    for (const headers of [{ authorization }, { ...json, authorization }]) {
      const answer = await post('/prod/hra/get-questionnaire', undefined, headers);
      expect(await answer.json()).toMatchObject({ status: 'OK' });
    }
  });

  it.each([
    ['an unknown call', '/prod/no/such-call'],
    ['an unknown stage', '/test/wait-list/read'],
    ['a call with another method', '/prod/authentication/login'],
    ['a path with invalid percent-encoding', '/prod/company/read-by-company-id/%zz'],
  ])('answers a GET for %s (%s) as AWS API Gateway answers an unknown route', async (_cause, path) => {
    const answer = await request(path);
    expect(answer.status).toBe(403);
    expect(await answer.json()).toEqual({ message: 'Missing Authentication Token' });
  });

  it.each([
    ['malformed JSON', '{"waitListEmail":', json, 400],
    ['the key __proto__', '{"__proto__":{"x":1}}', json, 400],
    ['another content type', 'a=b', { 'content-type': 'text/plain' }, 415],
    ['a body over the limit', JSON.stringify({ waitListEmail: 'a'.repeat(300_000) }), json, 413],
  ])('refuses %s', async (_cause, body, headers, status) => {
    expect((await post('/prod/wait-list/create', body, headers)).status).toBe(status);
  });

  it('marks answers as JSON in UTF-8 that must not be stored', async () => {
    const answer = await request('/prod/wait-list/read');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });
});
