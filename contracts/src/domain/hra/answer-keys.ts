import { type AnswerKey, answerKeys, answerRows } from './answer-groups.ts';
import { expectedUnit } from './expected-unit.ts';

/** Units are the one answer that travels outside `hra.q`. */
const unitsWireKey = 'hra.app.units';

/** The key of an answer in the flat map, for example `hra.q.age_in_years.a.years`. */
export function wireKeyOf(key: AnswerKey): string {
  if (key === 'app_units') return unitsWireKey;
  return wireKey(key, answerRows[key].suffix);
}

function wireKey(key: AnswerKey, suffix: string): string {
  return `hra.q.${answerRows[key].partOf ?? key}.a${suffix}`;
}

/** Letters and digits only, lower case: what all spellings of one wire key have in common. */
export function normalForm(key: string): string {
  return key.replace(/[^A-Za-z0-9]/g, '').toLowerCase();
}

/** All spellings of an answer's key that are read: its wire key first, then the variants. */
export function spellingsOf(key: AnswerKey): readonly string[] {
  return [wireKeyOf(key), ...answerRows[key].variants.map(suffix => wireKey(key, suffix))];
}

const keysByNormalForm: ReadonlyMap<string, AnswerKey> = new Map(
  answerKeys.flatMap(key => spellingsOf(key).map(spelling => [normalForm(spelling), key] as const)),
);

/** The known answer whose key has this normal form, as in saved answers (`hraQSexA`). */
export function answerKeyOfNormalForm(form: string): AnswerKey | undefined {
  return keysByNormalForm.get(form);
}

/** The known answer of a wire key, variants of its suffix included (`.mg/dL` for `.mg_dl`); the question's id must be exact. */
export function answerKeyOfWireKey(wire: string): AnswerKey | undefined {
  const key = keysByNormalForm.get(normalForm(wire));
  if (key === undefined) return undefined;
  return wire === unitsWireKey || wire.startsWith(wireKey(key, '')) ? key : undefined;
}

/** 'number' for numeric inputs, 'choice' for questions with options, as the contract knows them. */
export function kindOf(key: AnswerKey): 'choice' | 'number' {
  return answerRows[key].kind;
}

/** The answer keys of a question of several parts, in order; empty for any other question. */
export function partKeysOf(questionId: string): readonly AnswerKey[] {
  return partKeys.get(questionId) ?? [];
}

const partKeys = new Map<string, AnswerKey[]>();
for (const key of answerKeys) {
  const { partOf } = answerRows[key];
  if (partOf !== undefined) partKeys.set(partOf, [...partKeysOf(partOf), key]);
}

/** The unit in which the contract means a number; null for a choice. */
export function unitOf(key: AnswerKey): string | null {
  return answerRows[key].unit ?? expectedUnit(key, null);
}

/** The answers that become numbers on Save, as far as the contract knows (s.5). */
export const contractNumericKeys: ReadonlySet<string> = /* @__PURE__ */ new Set(
  /* @__PURE__ */ answerKeys.filter(key => kindOf(key) === 'number'),
);
