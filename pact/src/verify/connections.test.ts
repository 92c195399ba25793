import { operations } from '@choose-life/contracts/gateway/operations';
import { expect, it } from 'vitest';
import { type GatewayConnection, sendWithRetry } from './connections.ts';
import { requestOf } from './request.ts';

it.each([
  ['a read once', 'authentication.userDetails', 2],
  // The gateway may have carried out the write.
  ['no write', 'user.update', 1],
] as const)('after HTTP 429, sendWithRetry repeats %s', async (_, call, expectedRequests) => {
  let requests = 0;
  const connection: GatewayConnection = {
    send: async () => {
      requests += 1;
      // A short time in seconds, because `sendWithRetry` waits for this time.
      const headers = { 'retry-after': '0.001' };
      return { ok: true, value: { status: 429, headers, bytes: new Uint8Array() } };
    },
    close: async () => {},
  };
  await sendWithRetry(requestOf(call, 'prod', {}), operations[call], connection);
  expect(requests).toBe(expectedRequests);
});
