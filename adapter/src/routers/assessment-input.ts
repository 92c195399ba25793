import {
  type AnswerGroupsInput,
  answerGroupNames,
  answerGroups,
} from '@choose-life/contracts/domain/hra/answer-groups';
import { contractUnitOf } from '@choose-life/contracts/domain/hra/answer-keys';
import {
  type AssessmentMeta,
  type FlatMapAnswers,
  readFlatMapAnswers,
} from '@choose-life/contracts/domain/hra/flat-map';
import { maxInvalidParts } from '@choose-life/contracts/gateway/parse-request';
import { z } from 'zod';

/**
 * Limits of the answers: the characters of a key in `additional` and of a text, and how many invalid answers are reported. The specification has
 * no maximum lengths. These limits only exclude misuse, as do the maximum lengths in the table of calls (`Operation.request`).
 */
export const groupLimits = { maxKey: 200, maxText: 1000, maxProblems: maxInvalidParts };

/** 500 is the maximum of `uniqueString` in the table of calls. The table has no maximum for the other members of the assessment. */
const text = z.string().max(500);

const assessment: z.ZodType<AssessmentMeta, AssessmentMeta> = z
  .strictObject({
    uniqueString: text
      .min(1)
      .optional()
      .describe('From an earlier save. If missing, the gateway creates a new assessment.'),
    clientId: text.min(1).describe('appraiseRisksClientId of meta.responses.'),
    userId: text.min(1).describe('E-mail address of the person.'),
    defaultHraId: text.optional().describe('hraAppDefaultHraId of meta.responses.'),
    externalId: text.optional().describe('hraAppExternalId of meta.responses.'),
    saveKey: text.optional().describe('saveKey of meta.config, to send back when answers are saved.'),
  })
  .describe('The assessment and its person, from meta.responses and meta.config of the questionnaire.');

/** The JSON Schema of one group in the OpenAPI document. Validation uses `readFlatMapAnswers`, which also limits the keys of `additional`. */
const groupJsonSchema = {
  type: 'object',
  additionalProperties: { type: ['string', 'number', 'null'], maxLength: groupLimits.maxText },
} as const;
const groupsJsonSchema = {
  type: 'object',
  description: 'The answers so far, in groups. A missing answer is unanswered.',
  properties: Object.fromEntries([
    ...answerGroupNames.map(name => [name, { ...groupJsonSchema, description: keysSentence(name) }]),
    [
      'additional',
      {
        ...groupJsonSchema,
        description: 'Answers to questions that belong to no group, by wire key: hra.q.new_question.a.hours.',
      },
    ],
  ]),
  additionalProperties: false,
} as const;

/** A sentence with the keys of a group and their units. */
function keysSentence(name: (typeof answerGroupNames)[number]): string {
  const texts = answerGroups[name].map(key => {
    const unit = contractUnitOf(key);
    return unit === null ? key : `${key} (${unit})`;
  });
  return `By key: ${texts.join(', ')}.`;
}

const answerGroupsSchema = z
  .unknown()
  .meta(groupsJsonSchema)
  .transform((sent, context) => {
    const refuse = (path: readonly string[], message: string) =>
      context.addIssue({ code: 'custom', path: [...path], message });
    return readFlatMapAnswers(sent, { ...groupLimits, refuse });
  });
// The schema accepts any input and validates it in its transform; the input type documents what callers must send.
const answers = answerGroupsSchema as unknown as z.ZodType<FlatMapAnswers, AnswerGroupsInput>;

/** The input of saving and submitting (s.3, s.7): answer groups, any of which may be missing, and the assessment that they belong to. */
export const assessmentInput = z.strictObject({ answers: answers.prefault({}), assessment });
