import { createFakeAdapter } from '@choose-life/client/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { atOnce, client } from './client.ts';

/** The tests are about how calls are sent, not about what they hold. */
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

/** Lets everything run that waits for no timer: a page that is left runs no more than that. */
async function runToIdle(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await null;
}

describe('a call at once', () => {
  it('leaves before any timer fires, alone, with the token it was given, and outlives its page', async () => {
    const ended = client.authentication.logOut.mutate({}, atOnce('token-1'));
    const asked = client.authentication.userDetails.query(undefined, atOnce(null));
    await runToIdle();
    expect(fetch.mock.calls).toMatchObject([
      [
        '/trpc/authentication.logOut',
        { method: 'POST', credentials: 'omit', keepalive: true, headers: { authorization: 'token-1' } },
      ],
      ['/trpc/authentication.userDetails', { method: 'POST', credentials: 'omit', keepalive: true }],
    ]);
    expect(fetch.mock.calls[1]?.[1]?.headers).not.toHaveProperty('authorization');
    expect(await Promise.all([ended, asked])).toMatchObject([{}, { userEmail: expect.any(String) }]);
  });

  it.each([
    ['asks to', 59_000, true],
    ['does not ask to', 20_001, false],
  ])('%s outlive its page with an input of %i characters', async (_, length, keepalive) => {
    // The longest that browsers let outlive a page is told in bytes: this letter has three of them.
    const letter = keepalive ? 'a' : 'ẹ';
    void client.waitList.create.mutate({ waitListEmail: letter.repeat(length) }, atOnce());
    await runToIdle();
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ keepalive });
  });
});

it('other calls made together travel together', async () => {
  const calls = [client.hra.getQuestionnaire.query(), client.authentication.userDetails.query()];
  await runToIdle();
  expect(fetch).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  await Promise.all(calls);
  expect(fetch.mock.calls.map(([address]) => address)).toEqual([
    '/trpc/hra.getQuestionnaire,authentication.userDetails?batch=1',
  ]);
});
