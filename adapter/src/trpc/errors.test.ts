import { TRPCError } from '@trpc/server';
import { expect, it } from 'vitest';
import { errorShapeOf } from './errors.ts';

it('the message of an unexpected error mentions a possible change after a write, but not after a read', () => {
  const messageFor = (procedure: string) =>
    errorShapeOf(new TRPCError({ code: 'INTERNAL_SERVER_ERROR' }), '', procedure).message;
  expect(messageFor('hra.saveAnswers')).toContain('Your change may have been made');
  expect(messageFor('hra.getReportData')).not.toContain('change');
});
