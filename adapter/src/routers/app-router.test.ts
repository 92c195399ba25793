import { callIds, calls } from '@choose-life/contracts/gateway/extensions';
import { describe, expect, it } from 'vitest';
import { appRouter } from './app-router.ts';

// tRPC keeps its procedures by path; their type there is any procedure's.
const procedures = appRouter._def.procedures as unknown as Record<string, { _def: { type: string } }>;

describe('app router', () => {
  it('has a procedure for every call of the table and no other', () => {
    expect(Object.keys(procedures).sort()).toEqual([...callIds].sort());
  });

  it.each(callIds)('%s is a query exactly when the call may be repeated', id => {
    expect(procedures[id]?._def.type).toBe(calls[id].effect === 'read' ? 'query' : 'mutation');
  });
});
