import { type AnswerGroupsInput, answerGroupNames } from '@choose-life/contracts/domain/hra/answer-groups';
import type { AssessmentMeta } from '@choose-life/contracts/domain/hra/flat-map';
import { readGroups, type ValidAnswers } from '@choose-life/contracts/domain/hra/read-groups';
import { z } from 'zod';

const limits = { maxKey: 200, maxText: 1000 };

const text = z.string().max(500);

const assessment: z.ZodType<AssessmentMeta, AssessmentMeta> = z.strictObject({
  uniqueString: text.min(1).optional(),
  clientId: text.min(1),
  userId: text.min(1),
  defaultHraId: text.optional(),
  externalId: text.optional(),
  saveKey: text.optional(),
});

/** For whoever reads the input's JSON Schema: the names of the groups, and what an answer may be. */
const group = {
  type: 'object',
  additionalProperties: { type: ['string', 'number', 'null'], maxLength: limits.maxText },
} as const;
const groups = {
  type: 'object',
  properties: Object.fromEntries([...answerGroupNames, 'additional'].map(name => [name, group])),
  additionalProperties: false,
} as const;

const read = z
  .unknown()
  .meta(groups)
  .transform((sent, context) => {
    const refuse = (path: readonly string[], message: string) =>
      context.addIssue({ code: 'custom', path: [...path], message });
    return readGroups(sent, { ...limits, refuse });
  });
// Any input is read; callers write groups.
const answers = read as unknown as z.ZodType<ValidAnswers, AnswerGroupsInput>;

/** What saving and submitting take (s.3, s.7): answer groups, of which any may be missing, and whose assessment it is. */
export const assessmentInput = z.strictObject({ answers: answers.prefault({}), assessment });
