import { initTRPC } from '@trpc/server';
import { describe, expect, it } from 'vitest';
import { requireNoMiddleware } from './init.ts';

const { procedure } = initTRPC.create();
const parse = (input: unknown) => ({ input });
// The result has the shape that `parse` returns, so that the types also allow `.output(parse)`.
const resolve = () => ({ input: null });

// The tRPC route runs only the first input parser and the resolver. tRPC stores all parsers, middlewares and the resolver in one list.
describe('requireNoMiddleware', () => {
  it.each([
    [
      'a middleware',
      procedure
        .input(parse)
        .use(({ next }) => next())
        .query(resolve),
    ],
    ['an output parser', procedure.input(parse).output(parse).query(resolve)],
    ['a second input parser', procedure.input(parse).input(parse).mutation(resolve)],
  ])('throws an error that names decision 0006 for a procedure with %s', (_, built) => {
    expect(() => requireNoMiddleware({ 'hra.getReportData': built })).toThrow(
      /^The procedure hra\.getReportData .*docs\/decisions\/0006-/,
    );
  });

  it('accepts a procedure with one input parser and a resolver', () => {
    const built = procedure.input(parse).query(resolve);
    expect(() => requireNoMiddleware({ 'hra.getReportData': built })).not.toThrow();
  });
});
