import { initTRPC } from '@trpc/server';
import { describe, expect, it } from 'vitest';
import { requireNoMiddleware } from './init.ts';

const { procedure } = initTRPC.create();
const readInput = (input: unknown) => ({ input });
const answer = () => ({ input: null });

// The tRPC route runs only the first input parser and the resolver. tRPC stores each other parser and middleware in the list of middlewares.
describe('requireNoMiddleware', () => {
  it.each([
    [
      'a middleware',
      procedure
        .input(readInput)
        .use(({ next }) => next())
        .query(answer),
    ],
    ['an output parser', procedure.input(readInput).output(readInput).query(answer)],
    ['a second input parser', procedure.input(readInput).input(readInput).mutation(answer)],
  ])('throws an error that names decision 0006 for a procedure with %s', (_, built) => {
    expect(() => requireNoMiddleware({ 'hra.getReportData': built })).toThrow(
      /^The procedure hra\.getReportData .*docs\/decisions\/0006-/,
    );
  });

  it('accepts a procedure with one input parser and a resolver', () => {
    const built = procedure.input(readInput).query(answer);
    expect(() => requireNoMiddleware({ 'hra.getReportData': built })).not.toThrow();
  });
});
