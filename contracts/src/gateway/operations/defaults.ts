import { answerLimits } from '../answer-limits.ts';

/** What most calls have in common. A row of the table names what differs. */
export const defaults = {
  method: 'POST',
  stage: 'main',
  media: 'json',
  answer: answerLimits.record,
  success: { kind: 'code' },
  auth: 'token',
} as const;

export const status = { kind: 'status' } as const;
