import { isAdditionalKey } from './additional-key.ts';
import {
  type AnswerGroups,
  type AnswerGroupsInput,
  type AnswerValue,
  answerKeys,
  isAnswerKey,
  toGroups,
} from './answer-groups.ts';
import { answerKeyOfWireKey, contractNumericKeys, wireKeyOf } from './answer-keys.ts';
import { isAnswered, numberIfPlain } from './answer-value.ts';
import { fromGroups, type ValidAnswers } from './read-groups.ts';

/** The members that save and appraise send beside the answers (s.7). */
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

/** Save turns numeric answers into numbers, submitting sends them as they are held (s.4, s.5). */
export type SendMode = 'save' | 'submit';

const metaKeys = {
  uniqueString: 'unique_string',
  clientId: 'appraise_risks.client_id',
  userId: 'appraise_risks.user_id',
  defaultHraId: 'hra.app.default_hra_id',
  externalId: 'hra.app.external_id',
  saveKey: 'save_key',
} as const satisfies Record<keyof AssessmentMeta, string>;

/** Each answer's key, its wire key and how that begins a member, in the order of the pages: a save needs all of them. */
const wireKeys = answerKeys.map(key => {
  const wireKey = wireKeyOf(key);
  return { key, wireKey, member: `,${JSON.stringify(wireKey)}:`, isNumeric: contractNumericKeys.has(key) };
});
const keysByWireKey: ReadonlyMap<string, string> = new Map(
  wireKeys.map(({ key, wireKey }) => [wireKey, key]),
);

// Object.entries forgets that the names are the record's own.
const metaEntries = Object.entries(metaKeys) as [keyof AssessmentMeta, string][];

/** The meta members that are always the same (s.9). */
const constants = { 'hra.app.cholunits': 'mg/dl', 'hra.app.hra_id': 'midlife' } as const;

const unitsWireKey = wireKeyOf('app_units');
const defaultUnits = 'metric';

/** The flat map of answers and meta. 'save' makes numbers of plain decimal texts, 'submit' sends all as held (s.4, s.5). */
export function encodeFlatMap(groups: AnswerGroupsInput, meta: AssessmentMeta, mode: SendMode): FlatMap {
  return JSON.parse(writeAnswers(fromGroups(groups), meta, mode));
}

/**
 * The same as JSON, of answers that were read from groups: only those have keys that take no meta member's place. A save is asked for
 * often, so the text is written without the object. Where an additional answer has a known answer's key, the known answer wins.
 */
export function writeAnswers(answers: ValidAnswers, meta: AssessmentMeta, mode: SendMode): string {
  const head = { ...encodeMeta(meta), [unitsWireKey]: answers.app_units ?? defaultUnits };
  let known = '';
  let left = Object.keys(answers).length;
  for (const { isNumeric, key, member } of wireKeys) {
    const value = answers[key];
    if (value === undefined) continue;
    left--;
    if (key === 'app_units') continue;
    const sent = mode === 'save' && isNumeric ? numberIfPlain(value) : value;
    known += member + (typeof sent === 'number' ? String(sent) : jsonOf(sent));
  }
  let text = JSON.stringify(head).slice(0, -1);
  for (const key of left > 0 ? Object.keys(answers) : []) {
    const sameWireKey = keysByWireKey.get(key);
    if (isAnswerKey(key) || (sameWireKey && answers[sameWireKey] !== undefined)) continue;
    text += `,${JSON.stringify(key)}:${JSON.stringify(answers[key])}`;
  }
  return `${text}${known}}`;
}

/** Printable ASCII without quotes and backslashes, as nearly every answer is: as JSON it is the same in quotes. */
const plainText = /^[ !#-[\]-~]*$/;

function jsonOf(text: string): string {
  return plainText.test(text) ? `"${text}"` : JSON.stringify(text);
}

/** The answers and meta of a flat map, in every spelling of their keys; other keys are dropped. */
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
  const flat: FlatMap = {};
  for (const [name, wireKey] of metaEntries) {
    const value = meta[name];
    if (value) flat[wireKey] = value;
  }
  return { ...flat, ...constants };
}

function decodeMeta(flat: Readonly<Record<string, unknown>>): Partial<AssessmentMeta> {
  const members = metaEntries.flatMap(([name, wireKey]) => {
    const value = flat[wireKey];
    return typeof value === 'string' && value !== '' ? [[name, value]] : [];
  });
  return Object.fromEntries(members);
}
