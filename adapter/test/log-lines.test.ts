import { examples } from '@choose-life/contracts/gateway/examples';
import { describe, expect, it } from 'vitest';
import { createLogger } from '../src/logging/logger.ts';
import { startAdapterInFrontOf } from './gateway-and-adapter.ts';
import { jsonAnswer, type MisbehavingGateway } from './misbehaving-gateway.ts';
import type { RunningAdapter } from './start-adapter-in-process.ts';

let gateway: MisbehavingGateway;
let adapter: RunningAdapter;

const start = async (body: unknown, variables: NodeJS.ProcessEnv = {}) => {
  const answer = jsonAnswer(200, body);
  ({ gateway, adapter } = await startAdapterInFrontOf(socket => socket.write(answer), variables));
};

const post = (procedure: string, body = '{}') =>
  fetch(`${adapter.url}/trpc/${procedure}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  });

const logLines = () => adapter.log.map(line => JSON.parse(line) as Readonly<Record<string, unknown>>);

const loginInput = '{"userEmail":"ada@example.test","userPassword":"a password"}';

describe('the log', () => {
  it.each([
    ['a login', examples['authentication.login'].response, 'OK'],
    ['a refused login', { responseCode: '01' }, 'REJECTED'],
    ['a login with an expired session', { responseCode: '22' }, 'SESSION_EXPIRED'],
  ])('has a line for %s with the hashed user and the request id', async (_what, answer, kind) => {
    await start(answer);
    const response = await post('authentication.login', loginInput);
    await response.text();
    await expect.poll(() => logLines().map(({ proc }) => proc)).toContain('authentication.login');
    const line = logLines().find(({ msg }) => msg === 'gateway call');
    expect(line).toMatchObject({
      proc: 'authentication.login',
      kind,
      user: expect.stringMatching(/^[\w-]{8}$/),
    });
    expect(line?.reqId).toMatch(/^[0-9a-f-]{36}$/);
    // The gateway gets the same id.
    expect(gateway.requests.join('')).toMatch(new RegExp(`^x-request-id: ${line?.reqId}\\r$`, 'm'));
  });

  it('has a line for a request that was refused by the rate limit', async () => {
    await start(examples['authentication.userDetails'].response, { RATE_LIMIT_PER_MINUTE: '1' });
    await (await post('authentication.userDetails')).text();
    await (await post('authentication.userDetails')).text();
    await expect.poll(() => logLines().map(({ http }) => http)).toContain(429);
  });

  it.each([
    ['BAD_RESPONSE', jsonAnswer(200, { answers: 'nothing of the contract' })],
    ['MISCONFIGURED', jsonAnswer(404, {})],
  ])(
    'has a line with the level error for a call that ends with %s, which an operator must investigate',
    async (kind, answer) => {
      ({ gateway, adapter } = await startAdapterInFrontOf(socket => socket.write(answer)));
      await (await post('authentication.userDetails')).text();
      await expect
        .poll(() => logLines().find(({ level }) => level === 'error'))
        .toMatchObject({ proc: 'authentication.userDetails', kind });
    },
  );

  it('has one line of JSON for each event, with the time in UTC, whatever characters a field contains', async () => {
    const written: string[] = [];
    const logger = createLogger('info', { write: line => void written.push(line) });
    const detail = 'x\n{"level":"error","msg":"made up"}\r\n\u2028\u001b[31m"';
    logger.warn('event', { detail });
    expect(written).toHaveLength(1);
    // The only control character is the line feed at the end.
    expect(written[0]?.match(/\p{Cc}/gu)).toEqual(['\n']);
    expect(JSON.parse(written[0] ?? '')).toMatchObject({ level: 'warn', msg: 'event', detail });
    expect(JSON.parse(written[0] ?? '').time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });
});
