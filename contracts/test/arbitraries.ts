import fc from 'fast-check';
import { hasFormOfAdditionalKey } from '../src/domain/hra/additional-key.ts';
import {
  type AnswerGroupsInput,
  type AnswerKey,
  type Answers,
  type AnswerValue,
  answerGroupNames,
  answerKeys,
} from '../src/domain/hra/answer-groups.ts';
import { kindOf, wireKeyOf } from '../src/domain/hra/answer-keys.ts';
import type { AssessmentMeta } from '../src/domain/hra/flat-map.ts';
import { type HraPage, hraPages } from '../src/domain/hra/page-graph.ts';
import type { Question, QuestionInput } from '../src/domain/hra/questionnaire.ts';

/** Option ids, including ids that look like numbers and ids that rules use. */
const optionId = fc.oneof(
  fc.constantFrom('0', '1', '2', '3', '01', '1e3', 'male', 'female', 'metric', 'us_customary', 'yes', 'no'),
  fc.constantFrom('never_smoked', 'used_to_smoke', 'still_smoke', 'remote', 'eat_in', '1_2', '10_or_more'),
  fc.stringMatching(/^[a-z0-9_]{1,12}$/),
);

/** Numbers as a number input returns them. */
export const plainNumber = fc.oneof(
  fc.integer({ min: 0, max: 5000 }),
  fc.integer({ min: 0, max: 9999 }).map(tenths => tenths / 10),
);

/** Values of a number input: numbers, their text, and text that is not a plain decimal. */
export const typedNumber: fc.Arbitrary<AnswerValue> = fc.oneof(
  plainNumber,
  plainNumber.map(String),
  fc.constantFrom(
    '5,5',
    '1e3',
    '5.',
    '1 000',
    'abc',
    '0x10',
    '1234567890123456789',
    'NaN',
    'Infinity',
    '--1',
  ),
);

/** An answer to one question of the contract. */
export function answerTo(key: AnswerKey): fc.Arbitrary<AnswerValue> {
  return kindOf(key) === 'choice' ? optionId : typedNumber;
}

const word = fc.stringMatching(/^[a-z][a-z0-9]{0,8}$/);

/** Ids of questions that the contract does not know: none of its ids begins with `new_`. */
const unknownQuestionId = fc
  .array(word, { minLength: 1, maxLength: 3 })
  .map(words => `new_${words.join('_')}`);

/** Wire keys of questions that the contract does not know. */
const unknownWireKey = fc
  .tuple(unknownQuestionId, fc.constantFrom('', '.hours', '.%', '.mg/dL', '.part_1'))
  .map(([id, suffix]) => `hra.q.${id}.a${suffix}`);

/** Answers to some of the questions of the contract. */
export const knownAnswers: fc.Arbitrary<Answers> = fc
  .subarray([...answerKeys])
  .chain(keys => fc.record(Object.fromEntries(keys.map(key => [key, answerTo(key)]))));

/** Answers to questions of the contract and to unknown questions. */
export const anyAnswers: fc.Arbitrary<Answers> = fc
  .tuple(knownAnswers, fc.dictionary(unknownWireKey, fc.oneof(optionId, plainNumber), { maxKeys: 4 }))
  .map(([known, unknown]) => ({ ...known, ...unknown }));

/**
 * A key with a value as a caller may send it, including blank text and null. The value of `app_units` is never a number, because the member
 * `hra.app.units` of the flat map must be a string.
 */
const sentEntry = (key: fc.Arbitrary<string>): fc.Arbitrary<[string, AnswerValue | null]> =>
  fc
    .tuple(key, fc.oneof(typedNumber, optionId, fc.constantFrom(null, '', ' ')))
    .map(([name, value]) => [
      name,
      name === 'app_units' && typeof value === 'number' ? String(value) : value,
    ]);

const sentGroup = (key: fc.Arbitrary<string>) =>
  fc.array(sentEntry(key), { maxLength: 12 }).map(entries => Object.fromEntries(entries));

const knownKey = fc.constantFrom(...answerKeys);
/** Keys that an answer must not have: the keys of meta members, and properties that every object has. */
const reservedKeys = ['unique_string', 'hra.app.units', '__proto__', 'constructor'];

/**
 * Answer groups as a caller may send them: known answers in any group, with different answers to the same question, and additional answers. The
 * group `additional` may also have wire keys of known questions, because only their form is checked.
 */
export const sentGroups: fc.Arbitrary<AnswerGroupsInput> = fc
  .dictionary(fc.constantFrom(...answerGroupNames), sentGroup(knownKey))
  .chain(groups =>
    sentGroup(fc.oneof(unknownWireKey, knownKey.map(wireKeyOf).filter(hasFormOfAdditionalKey))).map(
      additional => ({
        ...groups,
        additional,
      }),
    ),
  );

/** Answer groups with any groups, keys and values, of which most are invalid. */
export const anyGroups: fc.Arbitrary<unknown> = fc.dictionary(
  fc.oneof(fc.constantFrom(...answerGroupNames, 'additional'), fc.string()),
  fc.oneof(
    fc.dictionary(
      fc.oneof(knownKey, unknownWireKey, fc.constantFrom(...reservedKeys), fc.string()),
      fc.anything(),
    ),
    fc.anything(),
  ),
);

/** An id, key or e-mail address in a meta member. */
const metaValue = fc.stringMatching(/^[a-zA-Z0-9@.-]{1,20}$/);

/** The meta members that are sent with the answers of an assessment. */
export const assessmentMeta: fc.Arbitrary<AssessmentMeta> = fc.record(
  {
    clientId: metaValue,
    userId: metaValue,
    uniqueString: metaValue,
    defaultHraId: metaValue,
    externalId: metaValue,
    saveKey: metaValue,
  },
  { requiredKeys: ['clientId', 'userId'] },
);

/** Pages of the assessment. */
export const anyPage: fc.Arbitrary<HraPage> = fc.constantFrom(...hraPages.map(row => row.page));

const questionInput: fc.Arbitrary<QuestionInput> = fc.record(
  {
    id: fc.option(word),
    label: fc.option(fc.string({ maxLength: 12 })),
    values: fc.option(
      fc.array(fc.record({ id: fc.oneof(optionId, fc.nat()), label: fc.string() }), { maxLength: 30 }),
    ),
    min: fc.option(fc.integer()),
    max: fc.option(fc.integer()),
    units: fc.option(fc.constantFrom('', 'hours', 'drinks a week', '%', 'mg/dL')),
  },
  { requiredKeys: [] },
);

/** A question as a gateway may send it: known to the contract or not, with any inputs. */
export const anyQuestion: fc.Arbitrary<Question> = fc.record({
  id: fc.oneof(
    unknownQuestionId,
    // The last two are questions with several inputs, so their ids are not answer keys.
    fc.constantFrom(...answerKeys, 'weekly_alcohol', 'blood_pressure_measured'),
    fc.string({ minLength: 1, maxLength: 12 }),
  ),
  label: fc.option(fc.string({ maxLength: 20 })),
  prompt: fc.option(fc.string({ maxLength: 20 })),
  input: fc.array(questionInput, { maxLength: 5 }),
});
