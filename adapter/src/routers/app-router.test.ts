import { callIds, calls } from '@choose-life/contracts/gateway/extensions';
import { describe, expect, it } from 'vitest';
import { procedures } from './app-router.ts';

describe('app router', () => {
  it('has a procedure for every call of the table and no other', () => {
    expect([...procedures.keys()].sort()).toEqual([...callIds].sort());
  });

  it.each(callIds)('%s is a query exactly when the call may be repeated', id => {
    expect(procedures.get(id)?.type).toBe(calls[id].effect === 'read' ? 'query' : 'mutation');
  });
});
