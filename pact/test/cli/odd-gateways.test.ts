import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { operationIds } from '@choose-life/contracts/gateway/operations';
import { type RunningGateway, startGateway } from '@choose-life/gateway/testing/start-gateway';
import { temporaryFolder } from '@choose-life/gateway/testing/temporary-folder';
import {
  type GatewayAnswer,
  type GatewayRequest,
  startAlteringGateway,
} from '@choose-life/gateway-client/testing/altering-gateway';
import { startProxy } from '@choose-life/gateway-client/testing/connect-proxy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exitCodes } from '../../src/verify/reports/summary.ts';
import { runProgram } from '../support/run-program.ts';

const email = 'reader@example.test';
const { broken, incomplete, ok, unreachable } = exitCodes;

describe('a gateway that is verified with a token', () => {
  let gateway: RunningGateway;
  let token: string;
  const dir = temporaryFolder();
  beforeAll(async () => {
    gateway = await startGateway();
    ({ token } = await gateway.createAccount({ email, company: { id: 'a-company', name: 'A Company' } }));
    await gateway.createReport(email);
  });
  afterAll(() => gateway.stop());

  /** Verifies the reads of the gateway. `answerTo` replaces the answers to requests whose path contains `pathPart`; null keeps an answer. */
  async function run(
    pathPart: string,
    answerTo: (request: GatewayRequest) => GatewayAnswer | null,
    only = 'reads',
  ) {
    const front = await startAlteringGateway((request, forward) => {
      const answer = request.path.includes(pathPart) ? answerTo(request) : null;
      return answer ?? forward();
    }, gateway.url);
    const report = join(dir, 'report.json');
    const argv = ['--gateway', front.url, '--only', only, '--out', `json=${report}`];
    const result = await runProgram(argv, { VERIFY_TOKEN: token });
    await front.stop();
    return { ...result, report: JSON.parse(await readFile(report, 'utf8')) };
  }

  it('is reached through the proxy of http_proxy', async () => {
    const proxy = await startProxy();
    const { host, port } = new URL(gateway.url);
    const urlByName = gateway.url.replace(host, `gateway.test:${port}`);
    const env = { VERIFY_TOKEN: token, ALLOW_HTTP_GATEWAY: '1', http_proxy: proxy.url };
    const argv = ['--gateway', urlByName, '--only', 'authentication.userDetails'];
    // The embedded gateway answers only to the host names of this machine, so this refusal came through the proxy.
    expect((await runProgram(argv, env)).printed).toContain('HTTP 403');
    expect(proxy.requests[0]).toBe(`CONNECT gateway.test:${port}`);
  });

  /** Whether this is the request of the preflight for a route that does not exist. */
  const isForUnknownRoute = ({ path }: GatewayRequest) => path.includes('no-such');
  const json = (value: unknown, status = 200) => ({ status, body: JSON.stringify(value) });
  /** Replaces only the answers to requests with the token, and therefore none of the preflight. */
  const withToken = (answer: GatewayAnswer) => (request: GatewayRequest) =>
    request.headers.authorization === token ? answer : null;

  it('is broken, not merely incomplete, if its list of reports is null', async () => {
    const { code, printed } = await run(
      '/risks-appraised-audit/',
      withToken(json({ responseCode: '00', data: null })),
    );
    expect(printed).toContain('  data: expected a list of at least 1, got null');
    expect(printed).toContain("the list of the test account's reports cannot be read: BAD_RESPONSE");
    expect(printed).toMatch(/^authentication\.userDetails .* kept/m);
    expect(code).toBe(broken);
  });

  it.each<[string, GatewayAnswer, string]>([
    ['another code', json({ responseCode: '0' }), 'got a refusal ("0")'],
    ['HTTP 404', json({ message: 'Not Found' }, 404), 'got HTTP 404 (MISCONFIGURED)'],
    ['HTTP 502', { status: 502, body: '<html>' }, 'got HTTP 502 with a body that is not JSON'],
  ])('is broken if user-details answers with %s, but the other reads still run', async (_, answer, got) => {
    const { code, printed } = await run('/user-details', withToken(answer));
    expect(printed).toContain(got);
    expect(printed).toMatch(/^hra\.getQuestionnaire .* kept/m);
    expect(printed).toContain('user-details shows no company of the test account');
    expect(code).toBe(broken);
  });

  it('is incomplete if user-details answers with HTTP 429', async () => {
    // A short time in seconds, because the run waits for this time before it repeats the call.
    const headers = { 'content-type': 'application/json', 'retry-after': '0.01' };
    const tooManyRequests = withToken({ status: 429, headers, body: '{}' });
    const { code, printed } = await run('/user-details', tooManyRequests, 'hra.getQuestionnaire');
    expect(printed).toContain('authentication.userDetails does not answer for VERIFY_TOKEN: RATE_LIMITED');
    expect(code).toBe(incomplete);
  });

  it.each([
    ['the message for an expired token', { message: 'The incoming token has expired' }],
    [
      'the message for a denied request',
      { Message: 'User is not authorized to access this resource with an explicit deny' },
    ],
  ])(
    'passes if a call without a token gets HTTP 403 with %s, because an authoriser may send this answer',
    async (_cause, authoriserBody) => {
      const withoutToken = (request: GatewayRequest) =>
        request.headers.authorization === token || isForUnknownRoute(request)
          ? null
          : json(authoriserBody, 403);
      const { code, printed } = await run('/hra/', withoutToken, 'hra.getQuestionnaire');
      expect(printed).toMatch(/^hra\.getQuestionnaire +prod .* kept/m);
      // The four reads under `/hra/`.
      expect(printed).toMatch(/^\/api\/prod without a token: .*; 4 x HTTP 403: an authoriser$/m);
      expect(code).toBe(ok);
    },
  );

  it('is broken by a wrong answer to a token, even if it refuses every request without one', async () => {
    const wrongAnswerToToken = (request: GatewayRequest) => {
      if (isForUnknownRoute(request)) return null;
      const hasToken = request.headers.authorization === token;
      return hasToken ? json({ status: 'OK', meta: 7 }) : json({ message: 'Unauthorized' }, 401);
    };
    const { code, printed } = await run('/hra/', wrongAnswerToToken, 'hra.getQuestionnaire');
    expect(printed).toMatch(/^hra\.getQuestionnaire +prod .* broken/m);
    expect(code).toBe(broken);
  });

  // An unknown route gets another answer, so the call exists.
  it.each<[string, GatewayAnswer]>([
    ['JSON that is cut off', { status: 200, body: '{"status":' }],
    ['HTTP 500', json({ message: 'oops' }, 500)],
  ])('is broken, not unreachable, if only one call answers with %s', async (_, answer) => {
    const { code, printed } = await run('/hra/get-questionnaire', () => answer, 'hra.getQuestionnaire');
    expect(printed).toMatch(/^hra\.getQuestionnaire +prod\+dev .* broken/m);
    expect(printed).toContain(', which breaks the contract');
    expect(code).toBe(broken);
  });

  it('passes with members that the contract does not know, which are listed as drift', async () => {
    const { code, printed, report } = await run(
      '/read-by-company-id/a-company',
      withToken(json({ responseCode: '00', data: { companyName: 'A', companyLogo: 'x' }, total: 1 })),
      'company.readByCompanyId',
    );
    expect(printed).toMatch(
      /^drift: company\.readByCompanyId: data\.companyLogo \(1 answer\): not in the contract$/m,
    );
    expect(report.calls.find((each: { id: string }) => each.id === 'company.readByCompanyId').drift).toEqual([
      { path: 'data.companyLogo', answers: 1 },
      { path: 'total', answers: 1 },
    ]);
    expect(printed).toContain(`Only 1 of ${operationIds.length} calls were verified.`);
    expect(printed).toMatch(/^company\.readByCompanyId .* kept$/m);
    expect(code).toBe(ok);
  });

  const compressed = (mediaType: string) => () => ({
    status: 200,
    headers: { 'content-type': mediaType, 'content-encoding': 'gzip' },
    body: 'unread',
  });

  it('is broken if it compresses JSON, although no request accepts compression', async () => {
    const { code, printed } = await run('/', compressed('application/json'));
    expect(printed).toContain('got HTTP 200 with a compressed body');
    expect(code).toBe(broken);
  });

  it('is not reached if every answer is a compressed web page', async () => {
    const { code, printed } = await run('/', compressed('text/html'));
    expect(printed).toContain("none of the gateway's calls exists there: HTTP 200, compressed");
    expect(code).toBe(unreachable);
  });

  it('is not reached while a proxy answers HTTP 503 to everything', async () => {
    const { code, printed } = await run('/', () => ({ status: 503, body: '<html>Maintenance</html>' }));
    expect(printed).toContain('The gateway cannot be reached: HTTP 503, no JSON');
    expect(code).toBe(unreachable);
  });

  it('is broken if every call answers HTTP 500, but an unknown route answers HTTP 403', async () => {
    const failing = (request: GatewayRequest) =>
      isForUnknownRoute(request) ? json({ message: 'Forbidden' }, 403) : json({}, 500);
    expect((await run('/', failing)).code).toBe(broken);
  });
});
