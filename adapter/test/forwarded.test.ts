import { examples } from '@choose-life/contracts/gateway/examples';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { jsonAnswer, type MisbehavingGateway, startMisbehaving } from './misbehaving-gateway.ts';
import { type RunningAdapter, startAdapterHere } from './start-adapter-here.ts';

let gateway: MisbehavingGateway;
let adapter: RunningAdapter;
beforeEach(async () => {
  gateway = await startMisbehaving(socket =>
    socket.write(jsonAnswer(200, examples['authentication.userDetails'].response)),
  );
});
afterEach(async () => {
  await adapter.stop();
  await gateway.stop();
});

/** The statuses of calls that each name another way through proxies. */
async function statusesOf(variables: NodeJS.ProcessEnv, ways: readonly string[]): Promise<number[]> {
  adapter = await startAdapterHere(gateway.url, { RATE_LIMIT_PER_MINUTE: '1', ...variables });
  const statuses: number[] = [];
  for (const way of ways) {
    const answer = await fetch(`${adapter.url}/trpc/authentication.userDetails`, {
      headers: { 'x-forwarded-for': way, 'x-real-ip': way, forwarded: `for=${way}` },
    });
    await answer.text();
    statuses.push(answer.status);
  }
  return statuses;
}

describe('the address of a caller', () => {
  it('is that of the connection, whatever the caller says', async () => {
    expect(await statusesOf({}, ['203.0.113.1', '203.0.113.2'])).toEqual([200, 429]);
  });

  it('is what a balancer in TRUST_PROXY says, not what stood there before it', async () => {
    const ways = ['203.0.113.1', '203.0.113.2', 'made-up, 203.0.113.1', '198.51.100.9, 203.0.113.2'];
    expect(await statusesOf({ TRUST_PROXY: '127.0.0.0/8' }, ways)).toEqual([200, 200, 429, 429]);
  });
});
