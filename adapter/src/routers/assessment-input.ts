import { type AnswerGroups, answerGroupNames } from '@choose-life/contracts/domain/hra/answer-groups';
import type { AssessmentMeta } from '@choose-life/contracts/domain/hra/flat-map';
import { z } from 'zod';

const answerKey = z.string().min(1).max(200);
const answer = z.union([z.string().max(1000), z.number()]).nullable();
const group = z.record(answerKey, answer);
const names = [...answerGroupNames, 'additional'];

const text = z.string().max(500);

const assessment: z.ZodType<AssessmentMeta, AssessmentMeta> = z.strictObject({
  uniqueString: text.min(1).optional(),
  clientId: text.min(1),
  userId: text.min(1),
  defaultHraId: text.optional(),
  externalId: text.optional(),
  saveKey: text.optional(),
});

// The names are the type's own, one record each: fromEntries forgets them.
const answers = z.strictObject(Object.fromEntries(names.map(name => [name, group]))) as unknown as z.ZodType<
  AnswerGroups,
  AnswerGroups
>;

/** What saving and submitting take (s.3, s.7): one answer group per section, and whose assessment it is. */
export const assessmentInput = z.strictObject({ answers, assessment });
