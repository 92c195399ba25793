import { createFakeAdapter } from '@choose-life/client/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forget } from '../session/forget.ts';
import { storeToken } from '../session/stored-atoms.ts';
import { client, keepalive } from './client.ts';

// The fake does not check inputs, because these tests are only about how calls are sent.
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
  forget('logged-out');
});

/**
 * Runs all microtasks but no timers, as a page that is being unloaded does. A call awaits fewer than 50 promises one after the other before
 * it is sent.
 */
async function runMicrotasks(): Promise<void> {
  for (let round = 0; round < 50; round += 1) await null;
}

describe('a keepalive call', () => {
  it('is sent without a batch and without a timer, with the keepalive flag and the token of its options', async () => {
    // The calls below belong to other sessions than the stored token.
    storeToken('stored-token');
    const loggedOut = client.authentication.logOut.mutate({}, keepalive('token-1'));
    // Null is the token of a call without a session.
    const details = client.authentication.userDetails.query(undefined, keepalive(null));
    await runMicrotasks();
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
    ['sets', 'below', 'a'.repeat(59_000), true],
    // The limit of browsers is in bytes, and 'ẹ' has three.
    ['does not set', 'above', 'ẹ'.repeat(20_001), false],
  ])(
    '%s the keepalive flag for a body %s the limit of 60,000 bytes',
    async (_verb, _side, waitListEmail, hasFlag) => {
      void client.waitList.create.mutate({ waitListEmail }, keepalive());
      await runMicrotasks();
      expect(fetch.mock.calls[0]?.[1]).toMatchObject({ keepalive: hasFlag });
    },
  );
});

it('calls without the options of `keepalive` are sent in one batch request if they are made together', async () => {
  const calls = [client.hra.getQuestionnaire.query(), client.authentication.userDetails.query()];
  await runMicrotasks();
  expect(fetch).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  await Promise.all(calls);
  expect(fetch.mock.calls.map(([address]) => address)).toEqual([
    '/trpc/hra.getQuestionnaire,authentication.userDetails?batch=1',
  ]);
});
