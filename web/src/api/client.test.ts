import { createFakeAdapter } from '@choose-life/client/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { client, keepalive } from './client.ts';

/** Without checks of the input: the tests are about how calls are sent. */
const adapter = createFakeAdapter({}, { checks: false });
const fetch = vi.fn<typeof globalThis.fetch>(adapter.fetch);

beforeEach(() => {
  fetch.mockClear();
  vi.stubGlobal('fetch', fetch);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Runs all microtasks, but no timers: a page that is being unloaded runs no timers either. */
async function runToIdle(): Promise<void> {
  for (let round = 0; round < 50; round += 1) await null;
}

describe('a keepalive call', () => {
  it('is sent before any timer fires, unbatched, as a keepalive request with the given token', async () => {
    const loggedOut = client.authentication.logOut.mutate({}, keepalive('token-1'));
    const details = client.authentication.userDetails.query(undefined, keepalive(null));
    await runToIdle();
    expect(fetch.mock.calls).toMatchObject([
      [
        '/trpc/authentication.logOut',
        { method: 'POST', credentials: 'omit', keepalive: true, headers: { authorization: 'token-1' } },
      ],
      ['/trpc/authentication.userDetails', { method: 'POST', credentials: 'omit', keepalive: true }],
    ]);
    expect(fetch.mock.calls[1]?.[1]?.headers).not.toHaveProperty('authorization');
    expect(await Promise.all([loggedOut, details])).toMatchObject([{}, { userEmail: expect.any(String) }]);
  });

  it.each([
    ['uses', 59_000, true],
    ['does not use', 20_001, false],
  ])('%s the keepalive flag with an input of %i characters', async (_, length, isKeepalive) => {
    // The limit of browsers is in bytes: 'ẹ' has three.
    const letter = isKeepalive ? 'a' : 'ẹ';
    void client.waitList.create.mutate({ waitListEmail: letter.repeat(length) }, keepalive());
    await runToIdle();
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ keepalive: isKeepalive });
  });
});

it('other calls that are made together are sent in one request', async () => {
  const calls = [client.hra.getQuestionnaire.query(), client.authentication.userDetails.query()];
  await runToIdle();
  expect(fetch).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  await Promise.all(calls);
  expect(fetch.mock.calls.map(([address]) => address)).toEqual([
    '/trpc/hra.getQuestionnaire,authentication.userDetails?batch=1',
  ]);
});
