import {
  type AnswerGroups,
  type AnswerValue,
  answerKeys,
  fromGroups,
  isAnswerKey,
  toGroups,
} from './answer-groups.ts';
import { answerKeyOfWireKey, contractNumericKeys, wireKeyOf } from './answer-keys.ts';
import { isAnswered } from './answered.ts';
import { plainNumberOf } from './plain-number.ts';

/** What save and appraise carry beside the answers (s.7). */
export interface AssessmentMeta {
  /** From an earlier save; without one the gateway starts a new record. */
  readonly uniqueString?: string;
  readonly clientId: string;
  /** The user's e-mail. */
  readonly userId: string;
  readonly defaultHraId?: string;
  readonly externalId?: string;
  readonly saveKey?: string;
}

/** The payload of save and appraise: one flat map of meta members and answers. */
export type FlatMap = Record<string, AnswerValue>;

/** The wire names of the meta members that vary. */
const metaKeys = {
  uniqueString: 'unique_string',
  clientId: 'appraise_risks.client_id',
  userId: 'appraise_risks.user_id',
  defaultHraId: 'hra.app.default_hra_id',
  externalId: 'hra.app.external_id',
  saveKey: 'save_key',
} as const satisfies Record<keyof AssessmentMeta, string>;

/** The meta members that are always the same (s.9). */
const constants = { 'hra.app.cholunits': 'mg/dl', 'hra.app.hra_id': 'midlife' } as const;

const defaultUnits = 'metric';

/** Every key of the flat map that is not an answer's; `hra.app.units` is both. */
export const metaWireKeys: readonly string[] = [
  ...Object.values(metaKeys),
  ...Object.keys(constants),
  wireKeyOf('app_units'),
];

const answerWireKey = /^hra\.q\.[A-Za-z0-9_]+\.a(\..+)?$/;
const savedKey = /^hraQ[A-Za-z0-9]+$/;

/**
 * Whether a key may stand among the additional answers: the wire key of a question the contract does not know,
 * or the camel-case key under which saved answers brought an answer that the questionnaire no longer explains.
 * Such a key cannot be turned back into a wire key, so it is kept and sent back as it came.
 */
export function isAdditionalKey(key: string): boolean {
  return answerWireKey.test(key) || savedKey.test(key);
}

/**
 * The flat map of answers and meta. Unanswered questions are left out. On 'save' the answers named by
 * `numericKeys` become numbers where their text is a plain decimal number; on 'submit' all are sent as held
 * (s.4, s.5). Additional answers under other keys than `isAdditionalKey` allows are left out, so that no answer
 * can take the place of a meta member; where one has a known answer's key, the known answer wins.
 *
 * @param numericKeys slots that hold numbers; by default those the contract knows.
 */
export function encodeFlatMap(
  groups: AnswerGroups,
  meta: AssessmentMeta,
  mode: 'save' | 'submit',
  numericKeys: ReadonlySet<string> = contractNumericKeys,
): FlatMap {
  const answers = fromGroups(groups);
  const sent = (key: string, value: AnswerValue) =>
    mode === 'save' && numericKeys.has(key) ? (plainNumberOf(value) ?? value) : value;

  const flat: [string, AnswerValue][] = [[wireKeyOf('app_units'), defaultUnits]];
  for (const [key, value] of Object.entries(answers)) {
    if (isAnswerKey(key) || !isAnswered(value) || !isAdditionalKey(key)) continue;
    flat.push([key, sent(key, value)]);
  }
  for (const key of answerKeys) {
    const value = answers[key];
    if (isAnswered(value)) flat.push([wireKeyOf(key), sent(key, value)]);
  }
  return { ...encodeMeta(meta), ...Object.fromEntries(flat) };
}

/**
 * The answers and meta of a flat map, spellings of keys that vary included. Keys that are neither a meta
 * member's nor an answer's are dropped.
 */
export function decodeFlatMap(flat: Readonly<Record<string, AnswerValue | null | undefined>>): {
  groups: AnswerGroups;
  meta: Partial<AssessmentMeta>;
} {
  const answers: [string, AnswerValue][] = [];
  for (const [wireKey, value] of Object.entries(flat)) {
    if (!isAnswered(value)) continue;
    const key = answerKeyOfWireKey(wireKey) ?? (isAdditionalKey(wireKey) ? wireKey : undefined);
    if (key !== undefined) answers.push([key, value]);
  }
  return { groups: toGroups(Object.fromEntries(answers)), meta: decodeMeta(flat) };
}

function encodeMeta(meta: AssessmentMeta): FlatMap {
  const members = Object.entries(metaKeys).flatMap(([name, wireKey]): [string, string][] => {
    // Object.entries forgets that the names are the record's own.
    const value = meta[name as keyof AssessmentMeta];
    return value ? [[wireKey, value]] : [];
  });
  return { ...Object.fromEntries(members), ...constants };
}

function decodeMeta(flat: Readonly<Record<string, unknown>>): Partial<AssessmentMeta> {
  const members = Object.entries(metaKeys).flatMap(([name, wireKey]) => {
    const value = flat[wireKey];
    return typeof value === 'string' && value !== '' ? [[name, value]] : [];
  });
  return Object.fromEntries(members);
}
