import { type AnswerKey, answerKeys, answerRows } from './answer-groups.ts';
import { expectedUnit } from './expected-unit.ts';

/** The wire key of the chosen units, the only answer whose key does not begin with `hra.q`. */
const unitsWireKey = 'hra.app.units';

/** The wire key of an answer: its key in the flat map of a save (s.7), for example `hra.q.age_in_years.a.years`. */
export function wireKeyOf(key: AnswerKey): string {
  if (key === 'app_units') return unitsWireKey;
  return wireKeyWithSuffix(key, answerRows[key].suffix);
}

function wireKeyWithSuffix(key: AnswerKey, suffix: string): string {
  return `hra.q.${answerRows[key].partOf ?? key}.a${suffix}`;
}

/** A key in lower case with only letters and digits. The wire key of an answer and its saved key (`hraQSexA`) have the same normal form. */
export function normalForm(key: string): string {
  return key.replace(/[^A-Za-z0-9]/g, '').toLowerCase();
}

/** All accepted spellings of the wire key of an answer: first the spelling that is sent, then its variants. */
export function spellingsOf(key: AnswerKey): readonly string[] {
  return [wireKeyOf(key), ...answerRows[key].variants.map(suffix => wireKeyWithSuffix(key, suffix))];
}

const keysByNormalForm: ReadonlyMap<string, AnswerKey> = new Map(
  answerKeys.flatMap(key => spellingsOf(key).map(spelling => [normalForm(spelling), key] as const)),
);

/** The key of the answer whose wire key has this normal form; undefined if the contract knows none. `saved-answers.ts` uses it to read saved keys. */
export function answerKeyOfNormalForm(form: string): AnswerKey | undefined {
  return keysByNormalForm.get(form);
}

/**
 * The key of the answer with this wire key; undefined if the contract knows none. The suffix may be a variant (`.mg/dL` for `.mg_dl`). The id
 * of the question must be exact, since `hra.q.s_ex.a` is a different question, although it has the normal form of `hra.q.sex.a`.
 */
export function answerKeyOfWireKey(wireKey: string): AnswerKey | undefined {
  const key = keysByNormalForm.get(normalForm(wireKey));
  if (key === undefined) return undefined;
  return wireKey === unitsWireKey || wireKey.startsWith(wireKeyWithSuffix(key, '')) ? key : undefined;
}

/** The kind of an answer in the contract: a number, or the id of an option. The same answer may have the other kind in a questionnaire. */
export function kindOf(key: AnswerKey): 'choice' | 'number' {
  return answerRows[key].kind;
}

/** The answer keys of a question with several parts, in order; empty for any other question. */
export function partKeysOf(questionId: string): readonly AnswerKey[] {
  return partKeys.get(questionId) ?? [];
}

const partKeys = new Map<string, AnswerKey[]>();
for (const key of answerKeys) {
  const { partOf } = answerRows[key];
  if (partOf !== undefined) partKeys.set(partOf, [...partKeysOf(partOf), key]);
}

/** The unit of a number if a questionnaire names no other, for example 'mmHg'; null for a choice. */
export function contractUnitOf(key: AnswerKey): string | null {
  return answerRows[key].unit ?? expectedUnit(key);
}

/** The keys of the answers that a save sends as numbers if they are plain decimal texts (s.5). */
export const contractNumericKeys: ReadonlySet<string> = /* @__PURE__ */ new Set(
  /* @__PURE__ */ answerKeys.filter(key => kindOf(key) === 'number'),
);
