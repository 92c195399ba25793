import { hasFormOfAdditionalKey } from './additional-key.ts';
import {
  type AnswerGroups,
  type AnswerGroupsInput,
  type AnswerValue,
  answerKeys,
  toGroups,
} from './answer-groups.ts';
import { answerKeyOfWireKey, contractNumericKeys, wireKeyOf } from './answer-keys.ts';
import { isAnswered, numberIfPlain } from './answer-value.ts';
import { forEachValidAnswer, type GroupRules, noRules } from './read-groups.ts';

/** The members that save and appraise send in addition to the answers (s.7). */
export interface AssessmentMeta {
  /** From an earlier save. If missing, the gateway creates a new assessment. */
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

/** Save converts numeric answers to numbers; submit sends all answers unchanged (s.5). */
export type SendMode = 'save' | 'submit';

const metaKeys = {
  uniqueString: 'unique_string',
  clientId: 'appraise_risks.client_id',
  userId: 'appraise_risks.user_id',
  defaultHraId: 'hra.app.default_hra_id',
  externalId: 'hra.app.external_id',
  saveKey: 'save_key',
} as const satisfies Record<keyof AssessmentMeta, string>;

/** The known answers in the order of the pages, each with the JSON text before its value. */
const knownMembers = answerKeys.map(key => ({
  jsonPrefix: `,${JSON.stringify(wireKeyOf(key))}:`,
  isNumeric: contractNumericKeys.has(key),
}));
const indexOfKey: ReadonlyMap<string, number> = new Map(answerKeys.map((key, index) => [key, index]));
const indexOfWireKey: ReadonlyMap<string, number> = new Map(
  answerKeys.map((key, index) => [wireKeyOf(key), index]),
);
const unitsIndex = answerKeys.indexOf('app_units');

// The cast restores the key type that Object.entries widens.
const metaEntries = Object.entries(metaKeys) as [keyof AssessmentMeta, string][];

/** The meta members that are always the same (s.9). */
const fixedMembers = { 'hra.app.cholunits': 'mg/dl', 'hra.app.hra_id': 'midlife' } as const;

const unitsWireKey = wireKeyOf('app_units');
/** The flat map always has units. Metric is the specified default (s.9). */
const defaultUnits = 'metric';

/**
 * The validated answers of an assessment, prepared for a flat map. No answer except the units has the key of a member that `writeFlatMap` writes
 * first: the keys of answers begin with `hra.q.` or `hraQ`.
 */
export interface FlatMapAnswers {
  /**
   * The known answers by their index in `answerKeys`; undefined if unanswered. A list, because filling an object with nearly 100 members for
   * each save is slower.
   */
  readonly known: (AnswerValue | undefined)[];
  /** All other answers, by wire key or saved key, usually to questions that the contract does not know (see `writeFlatMap`). */
  readonly additional: Map<string, AnswerValue>;
}

/** Validates answer groups from a caller and reads their answers (`read-groups.ts`). */
export function readFlatMapAnswers(groups: unknown, rules: GroupRules): FlatMapAnswers {
  const known = new Array<AnswerValue | undefined>(knownMembers.length).fill(undefined);
  const additional = new Map<string, AnswerValue>();
  forEachValidAnswer(groups, rules, (key, value) => {
    const index = indexOfKey.get(key);
    if (index === undefined) additional.set(key, value);
    else known[index] = value;
  });
  return { known, additional };
}

/**
 * The flat map of answers and meta. In the mode 'save' numeric answers that are plain decimal texts become numbers; see `SendMode`. The map is
 * parsed from the text of `writeFlatMap`, so both follow the same rules.
 */
export function encodeFlatMap(groups: AnswerGroupsInput, meta: AssessmentMeta, mode: SendMode): FlatMap {
  return JSON.parse(writeFlatMap(readFlatMapAnswers(groups, noRules), meta, mode));
}

/**
 * The flat map as JSON. The text is written directly, because creating an object first would take as long as serializing it. A caller may send
 * the wire key of a known answer in `additional`, where only the form of a key is checked. If the answer is also in `known`, only that one is
 * written.
 */
export function writeFlatMap(
  { additional, known }: FlatMapAnswers,
  meta: AssessmentMeta,
  mode: SendMode,
): string {
  // The units are always present, so the object is never empty and a comma can follow.
  const head = { ...encodeMeta(meta), [unitsWireKey]: known[unitsIndex] ?? defaultUnits };
  // Without the closing brace, which the last line adds.
  let text = JSON.stringify(head).slice(0, -1);
  for (const [wireKey, value] of additional) {
    const index = indexOfWireKey.get(wireKey);
    if (index === undefined || known[index] === undefined)
      text += `,${JSON.stringify(wireKey)}:${jsonOf(value)}`;
  }
  for (const [index, { isNumeric, jsonPrefix }] of knownMembers.entries()) {
    const value = known[index];
    if (value === undefined || index === unitsIndex) continue;
    text += jsonPrefix + jsonOf(mode === 'save' && isNumeric ? numberIfPlain(value) : value);
  }
  return `${text}}`;
}

/** Printable ASCII without quotes and backslashes. Nearly every answer matches it, and needs only quotes to become JSON. */
const needsNoEscape = /^[ !#-[\]-~]*$/;

function jsonOf(value: AnswerValue): string {
  if (typeof value === 'number') return String(value);
  return needsNoEscape.test(value) ? `"${value}"` : JSON.stringify(value);
}

/**
 * Reads the answers and meta of a flat map. A known answer may have any accepted spelling of its wire key (`answerKeyOfWireKey`). Any other
 * key is ignored, unless it is the key of an additional answer (`hasFormOfAdditionalKey`).
 */
export function decodeFlatMap(flat: Readonly<Record<string, AnswerValue | null | undefined>>): {
  groups: AnswerGroups;
  meta: Partial<AssessmentMeta>;
} {
  const answers: [string, AnswerValue][] = [];
  for (const [wireKey, value] of Object.entries(flat)) {
    if (!isAnswered(value)) continue;
    const key = answerKeyOfWireKey(wireKey) ?? (hasFormOfAdditionalKey(wireKey) ? wireKey : undefined);
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
  return { ...flat, ...fixedMembers };
}

function decodeMeta(flat: Readonly<Record<string, unknown>>): Partial<AssessmentMeta> {
  const members = metaEntries.flatMap(([name, wireKey]) => {
    const value = flat[wireKey];
    return typeof value === 'string' && value !== '' ? [[name, value]] : [];
  });
  return Object.fromEntries(members);
}
