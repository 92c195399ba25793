import { initTRPC } from '@trpc/server';
import type { Context } from './context.ts';
import { errorShapeOf } from './error-shape.ts';

const t = initTRPC.context<Context>().create({
  // With isDev tRPC would send stacks; the shape below holds nothing but what clients may see.
  isDev: false,
  errorFormatter: ({ error, shape, ctx }) => errorShapeOf(error, shape, ctx?.requestId ?? ''),
});

export const router = t.router;
export const procedure = t.procedure;
