import { examples } from '@choose-life/contracts/gateway/examples';
import { describe, expect, it } from 'vitest';
import { createLogger } from '../src/logging/logger.ts';
import { startAdapterInFrontOf } from './gateway-and-adapter.ts';
import { jsonAnswer, type MisbehavingGateway } from './misbehaving-gateway.ts';
import { sendRequest } from './send-request.ts';
import type { RunningAdapter } from './start-adapter-in-process.ts';

let gateway: MisbehavingGateway;
let adapter: RunningAdapter;

const start = async (body: unknown, variables: NodeJS.ProcessEnv = {}) => {
  const answer = jsonAnswer(200, body);
  ({ gateway, adapter } = await startAdapterInFrontOf(socket => socket.write(answer), variables));
};

/** Makes a call, and reads its whole response. */
const post = (procedure: string, body = '{}', headers: Record<string, string> = {}) =>
  sendRequest(`${adapter.url}/trpc/${procedure}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });

const logLines = () => adapter.log.map(line => JSON.parse(line) as Readonly<Record<string, unknown>>);

describe('the log', () => {
  it('has a line for a call with its kind, the hashed user and the request id', async () => {
    await start({ responseCode: '01' });
    await post('authentication.login', '{"userEmail":"ada@example.test","userPassword":"a password"}');
    const line = logLines().find(({ msg }) => msg === 'gateway call');
    expect(line).toMatchObject({
      proc: 'authentication.login',
      kind: 'REJECTED',
      user: expect.stringMatching(/^[\w-]{8}$/),
    });
    expect(line?.reqId).toMatch(/^[0-9a-f-]{36}$/);
    // The gateway gets the same id.
    expect(gateway.requests.join('')).toMatch(new RegExp(`^x-request-id: ${line?.reqId}\\r$`, 'm'));
  });

  it('has a different hash for each address of a caller, and not the address', async () => {
    await start(examples['authentication.userDetails'].response, { TRUST_PROXY: '127.0.0.1' });
    for (const address of ['198.51.100.7', '198.51.100.7', '203.0.113.9'])
      await post('authentication.userDetails', '{}', { 'x-forwarded-for': address });
    const hashes = () => logLines().flatMap(({ msg, caller }) => (msg === 'request' ? [caller] : []));
    await expect.poll(hashes).toHaveLength(3);
    const [first, second, third] = hashes();
    expect(first).toMatch(/^[\w-]{8}$/);
    expect(second).toBe(first);
    expect(third).toMatch(/^[\w-]{8}$/);
    expect(third).not.toBe(first);
    expect(adapter.log.join()).not.toMatch(/198\.51\.100\.7|203\.0\.113\.9|127\.0\.0\.1/);
  });

  it('has a line for a request that was refused by the rate limit', async () => {
    await start(examples['authentication.userDetails'].response, { RATE_LIMIT_PER_MINUTE: '1' });
    await post('authentication.userDetails');
    await post('authentication.userDetails');
    await expect.poll(() => logLines().map(({ http }) => http)).toContain(429);
  });

  it.each([
    ['BAD_RESPONSE', jsonAnswer(200, { answers: 'nothing of the contract' })],
    ['MISCONFIGURED', jsonAnswer(404, {})],
  ])(
    'has a line with the level error for a call that ends with %s, which an operator must investigate',
    async (kind, answer) => {
      ({ gateway, adapter } = await startAdapterInFrontOf(socket => socket.write(answer)));
      await post('authentication.userDetails');
      expect(logLines().find(({ level }) => level === 'error')).toMatchObject({
        proc: 'authentication.userDetails',
        kind,
      });
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
