import { callIds } from '@choose-life/contracts/gateway/extensions';
import { expect, it } from 'vitest';
import { appRouter } from './app-router.ts';

it('the router has a procedure for every call of the table and no other', () => {
  expect(Object.keys(appRouter._def.procedures).sort()).toEqual([...callIds].sort());
});
