import { answerLimits } from '../answer-limits.ts';
import { callTimes } from '../call-times.ts';

/** What most calls have in common. A row of the table names what differs. */
export const defaults = {
  method: 'POST',
  stage: 'main',
  media: 'json',
  answer: answerLimits.record,
  success: { kind: 'code' },
  auth: 'token',
} as const;

/** A call that may be repeated, and one that is sent at most once; `times` in a row takes the place of the usual ones. */
export const read = { effect: 'read', times: callTimes.read } as const;
export const write = { effect: 'write', times: callTimes.write } as const;

export const status = { kind: 'status' } as const;
