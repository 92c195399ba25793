import { TRPCError } from '@trpc/server';
import { expect, it } from 'vitest';
import { errorShapeOf } from './errors.ts';

it('says after an unexpected error in a write that the change may have been made', () => {
  const messageFor = (procedure: string) =>
    errorShapeOf(new TRPCError({ code: 'INTERNAL_SERVER_ERROR' }), '', procedure).message;
  expect(messageFor('hra.saveAnswers')).toContain('Your change may have been made');
  expect(messageFor('hra.getReportData')).not.toContain('change');
});
