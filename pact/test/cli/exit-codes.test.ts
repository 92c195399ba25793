import { operationIds } from '@choose-life/contracts/gateway/operations';
import { type RunningGateway, startGateway } from '@choose-life/gateway/testing/start-gateway';
import { temporaryFolder } from '@choose-life/gateway/testing/temporary-folder';
import {
  type AlteringGateway,
  type AnswerHandler,
  type GatewayAnswer,
  startAlteringGateway,
} from '@choose-life/gateway-client/testing/altering-gateway';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProviderStateName } from '../../src/provider-states.ts';
import { exitCodes } from '../../src/verify/reports/summary.ts';
import { runProgram } from '../support/run-program.ts';

/** The call that most runs verify, because one call is enough to see the exit code. */
const call = 'content.readByContentId';
const { broken, incomplete, ok, unreachable, usage } = exitCodes;

describe('a run of verify', () => {
  let gateway: RunningGateway;
  let states: StateServer;
  beforeAll(async () => {
    gateway = await startGateway();
    states = await startStateServer(gateway);
  });
  afterAll(async () => {
    await states.stop();
    await gateway.stop();
  });

  function run(
    args: Readonly<Record<string, string | undefined>>,
    env: Readonly<Record<string, string>> = {},
  ): Promise<{ code: number; printed: string }> {
    const options = { gateway: gateway.url, 'provider-states': states.url, only: call, ...args };
    const argv = Object.entries(options).flatMap(([name, value]) =>
      value === undefined ? [] : [`--${name}`, value],
    );
    return runProgram(argv, env);
  }

  it('passes with a gateway that keeps the contract', async () => {
    const { code, printed } = await run({});
    expect(printed).toContain(`1 of 1 calls kept (${operationIds.length - 1} left out)`);
    expect(code).toBe(ok);
  });

  /** Verifies the gateway through a server that answers instead of the gateway, or forwards requests to it. */
  async function runBehind(answer: AnswerHandler, args: Readonly<Record<string, string>> = {}) {
    const front = await startAlteringGateway(answer, gateway.url);
    const result = await run({ gateway: front.url, ...args });
    await front.stop();
    return result;
  }

  const always =
    (status: number, body: string, headers?: GatewayAnswer['headers']): AnswerHandler =>
    () => ({ status, body, ...(headers && { headers }) });
  const closeConnection: AnswerHandler = () => response => response.destroy();
  /** Closes the connection of the call itself, which has a token, but not the connections of the preflight. */
  const closeConnectionOfCall: AnswerHandler = (request, forward) =>
    request.path.includes('/content/read-by-content-id/') && request.headers.authorization !== undefined
      ? response => response.destroy()
      : forward();
  /** AWS API Gateway answers an unknown route like this. */
  const unknownRoute = { status: 403, body: '{"message":"Missing Authentication Token"}' };
  /** `retry-after` is a short time in seconds, because the run waits for this time before it repeats a call. */
  const busyHeaders = { 'content-type': 'application/json', 'retry-after': '0.01' };
  it.each<[string, AnswerHandler, number]>([
    [
      'answers every request with a web page',
      always(200, '<html>Welcome</html>', { 'content-type': 'text/html' }),
      unreachable,
    ],
    [
      'answers every request with a redirect',
      always(302, '', { location: 'https://example.test/' }),
      unreachable,
    ],
    ['treats every route as unknown', () => unknownRoute, unreachable],
    ['closes every connection', closeConnection, unreachable],
    ['answers every request with success', always(200, '{"responseCode":"00","status":"OK"}'), broken],
    ['answers every request with an expired session', always(200, '{"responseCode":"22"}'), broken],
    ['answers every request with an empty object', always(200, '{}'), broken],
    [
      'answers every request with an internal error',
      always(500, '{"message":"Internal server error"}'),
      broken,
    ],
    ['answers every request with HTTP 429', always(429, '{}', busyHeaders), incomplete],
    ['closes the connection of the call itself', closeConnectionOfCall, incomplete],
  ])('does not pass if the gateway %s', async (_, answer, expected) => {
    expect((await runBehind(answer)).code).toBe(expected);
  });

  const onlyDev: AnswerHandler = ({ path }, forward) =>
    path.startsWith('/api/prod/') ? unknownRoute : forward();

  it('does not pass if --stage names the wrong stage', async () => {
    const result = await runBehind(onlyDev, { stage: 'prod' });
    expect(result).toMatchObject({ code: broken, printed: expect.stringContaining('HTTP 403') });
  });

  it('finds the stage without --stage', async () => {
    const result = await runBehind(onlyDev);
    expect(result).toMatchObject({ code: ok, printed: expect.stringMatching(/readByContentId +dev +1\/1/) });
  });

  it('does not pass if a group of calls answers under neither stage', async () => {
    const { code, printed } = await runBehind(
      ({ path }, forward) => (path.includes('/wait-list/') ? { status: 404, body: '{}' } : forward()),
      { only: 'waitList.read' },
    );
    expect(printed).toMatch(/^waitList\.read +neither .* broken/m);
    expect(code).toBe(broken);
  });

  it('does not pass if the path of the address is wrong', async () => {
    const { origin } = new URL(gateway.url);
    expect((await run({ gateway: `${origin}/somewhere/api` })).code).toBe(unreachable);
  });

  it.each<[string, Record<string, string>, Record<string, string>, number]>([
    ['a word of --only names no call', { only: 'reads,hra.nothing' }, {}, usage],
    ['an option has the name of a built-in property', { constructor: 'x' }, {}, usage],
    ['the state handlers do not answer', { 'provider-states': 'http://127.0.0.1:9/states' }, {}, incomplete],
    // The paths of reports are checked before the run. A full disk is found only after it.
    ['the report cannot be written', { out: 'junit=/nowhere/at/all.xml' }, {}, usage],
    ['the report file is a folder', { out: `junit=${temporaryFolder()}` }, {}, usage],
    ['the disk is full', { out: 'json=/dev/full' }, {}, incomplete],
    ['the summary cannot be written', { out: 'github' }, { GITHUB_STEP_SUMMARY: '/nowhere/at/all' }, usage],
    ['an option is unknown', { token: 'secret-token' }, {}, usage],
    ['a report is unknown', { out: 'pdf=report.pdf' }, {}, usage],
    ['a stage is unknown', { stage: 'test' }, {}, usage],
    ['the address has no TLS', { gateway: 'http://gateway.example.com/api' }, {}, usage],
    ['the address is no URL', { gateway: 'gateway' }, {}, usage],
    ['VERIFY_EMAIL has no @', {}, { VERIFY_EMAIL: 'nobody' }, usage],
    ['the token is two lines', {}, { VERIFY_TOKEN: 'secret-token\nmore' }, usage],
    // 8,400 characters. A token may have 8,192.
    ['the token is too long', {}, { VERIFY_TOKEN: 'secret-token'.repeat(700) }, usage],
  ])('does not pass if %s', async (_, args, env, expected) => {
    const { code, printed } = await run(args, env);
    expect(code, printed).toBe(expected);
    expect(printed).not.toContain('secret-token');
  });

  it.each<StateFault>(['missing', 'failing', 'empty'])(
    'does not pass if a state handler is %s',
    async fault => {
      const faultyStates = await startStateServer(gateway, { state: 'a person with a session', fault });
      const { code, printed } = await run({ 'provider-states': faultyStates.url });
      await faultyStates.stop();
      expect(printed).toMatch(/gap: .*(a person with a session|no value 'token')/);
      expect(code).toBe(incomplete);
    },
  );

  it('does not pass with a token that the gateway refuses, and explains how tokens are sent', async () => {
    const { code, printed } = await run(
      { 'provider-states': undefined },
      { VERIFY_TOKEN: 'no-token-of-anybody' },
    );
    expect(printed).toContain('the token of VERIFY_TOKEN is not accepted');
    expect(printed).toContain('in the Authorization header, without a prefix such as Bearer (s.6)');
    // Gaps with the same reason share a line.
    expect(printed.match(/^gap: .* \(and 1 more like it\)$/gm)).toHaveLength(1);
    expect(code).toBe(incomplete);
  });

  it('does not pass without a test account, because a made-up token proves nothing', async () => {
    const { code, printed } = await run({ 'provider-states': undefined });
    // The columns Accepted, Refused and Expired show how many interactions are kept, and of how many.
    expect(printed).toMatch(/readByContentId .* 0\/1 +0\/1 +1\/3 +not verifiable here: no test account/);
    expect(printed).not.toContain('gap:');
    expect(code).toBe(incomplete);
  });

  it('makes no writes without --allow-writes, and is therefore incomplete if only writes are selected', async () => {
    const { code, printed } = await run({ only: 'writes' });
    expect(printed).toContain('a write: needs --allow-writes');
    expect(printed).toContain('gap: no interaction was run');
    expect(code).toBe(incomplete);
  });

  it('passes with --accept-incomplete if something could not be verified and nothing is broken', async () => {
    // No write is made without --allow-writes.
    const argv = ['--gateway', gateway.url, '--only', 'writes', '--accept-incomplete'];
    expect((await runProgram(argv)).code).toBe(ok);
  });

  it('refuses --allow-writes without a test account', async () => {
    expect((await runProgram(['--gateway', gateway.url, '--allow-writes'])).code).toBe(usage);
  });

  it('refuses an argument without an option', async () => {
    expect((await runProgram(['--gateway', gateway.url, 'stray'])).code).toBe(usage);
  });
});

type StateServer = Pick<AlteringGateway, 'url' | 'stop'>;
type StateFault = 'missing' | 'failing' | 'empty';

const faultStatuses: Readonly<Record<StateFault, number>> = { missing: 404, failing: 500, empty: 200 };

/**
 * Forwards requests to the state handlers of an embedded gateway. The handler of one state may have a fault: it is missing (404), it fails (500),
 * or it returns no values.
 */
async function startStateServer(
  { statesUrl }: RunningGateway,
  faulty?: { readonly state: ProviderStateName; readonly fault: StateFault },
): Promise<StateServer> {
  const { origin, stop } = await startAlteringGateway(({ body }, forward) => {
    if (faulty === undefined || JSON.parse(body).state !== faulty.state) return forward();
    return { status: faultStatuses[faulty.fault], body: '{}' };
  }, statesUrl);
  return { url: `${origin}${new URL(statesUrl).pathname}`, stop };
}
