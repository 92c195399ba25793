import { QueryClient } from '@tanstack/react-query';
import { TRPCClientError } from '@trpc/client';
import { describe, expect, it } from 'vitest';
import type { CallError } from '../src/client.ts';
import { chooseLifeQueryDefaults } from '../src/query-defaults.ts';

const { queries, mutations } = chooseLifeQueryDefaults();

function errorOf(kind: CallError['kind'], outcome: CallError['outcome'], retryAfterMs?: number) {
  const gateway = { kind, outcome, message: 'no', requestId: 'r1', ...(retryAfterMs && { retryAfterMs }) };
  // tRPC requires a JSON-RPC code. The retry rules read only `data.gateway`.
  return TRPCClientError.from({ error: { message: 'no', code: -32_000, data: { gateway } } });
}

describe('chooseLifeQueryDefaults', () => {
  it.each<[CallError['kind'], CallError['outcome'], boolean, boolean]>([
    ['SESSION_EXPIRED', 'refused', false, false],
    ['INVALID_INPUT', 'not-sent', false, false],
    ['REJECTED', 'refused', false, false],
    ['RATE_LIMITED', 'not-sent', false, false],
    ['UNREACHABLE', 'not-sent', true, true],
    ['OVERLOADED', 'not-sent', true, true],
    ['CIRCUIT_OPEN', 'not-sent', true, true],
    ['OFFLINE', 'unknown', true, false],
    ['UPSTREAM_ERROR', 'unknown', true, false],
    ['TIMEOUT', 'unknown', true, false],
    ['BAD_RESPONSE', 'unknown', false, false],
    ['UNKNOWN', 'not-sent', false, false],
  ])(
    'after %s with the outcome %s, sets whether a query (%s) and a mutation (%s) are retried',
    (kind, outcome, isQueryRetried, isMutationRetried) => {
      const error = errorOf(kind, outcome);
      expect(queries.retry(0, error)).toBe(isQueryRetried);
      expect(mutations.retry(0, error)).toBe(isMutationRetried);
    },
  );

  it.each([
    ['query', queries],
    ['mutation', mutations],
  ])('retries a %s at most twice', (_, { retry }) => {
    const error = errorOf('UNREACHABLE', 'not-sent');
    expect([0, 1, 2].map(failures => retry(failures, error))).toEqual([true, true, false]);
  });

  it('waits for the retryAfterMs that the adapter sends', () => {
    expect(queries.retryDelay(0, errorOf('OVERLOADED', 'not-sent', 4_000))).toBe(4_000);
  });

  it('doubles the wait after each failure without retryAfterMs, up to 30 seconds', () => {
    expect([0, 1, 9].map(failures => queries.retryDelay(failures, errorOf('OFFLINE', 'unknown')))).toEqual([
      1_000, 2_000, 30_000,
    ]);
  });

  it('uses the defaults of TanStack Query for other errors', () => {
    const error = new Error('not the error of a call');
    expect([0, 2, 3].map(failures => queries.retry(failures, error))).toEqual([true, true, false]);
    expect(mutations.retry(0, error)).toBe(false);
  });

  it('makes a QueryClient retry a query twice after a transient error', async () => {
    const queryClient = new QueryClient({ defaultOptions: chooseLifeQueryDefaults() });
    let attempts = 0;
    const queryFn = () => {
      attempts += 1;
      throw errorOf('UNREACHABLE', 'not-sent');
    };
    // fetchQuery does not retry by default, so the test passes the option that a hook would use.
    const { retry = false } = queryClient.defaultQueryOptions<unknown, Error>({ queryKey: ['one'] });
    const query = queryClient.fetchQuery({ queryKey: ['one'], queryFn, retry, retryDelay: 0 });
    await expect(query).rejects.toThrow();
    expect(attempts).toBe(3);
  });
});
