import type { AnswerGroups } from './answer-groups.ts';
import type { HraGetSavedAnswersOutput } from './procedures.ts';
import { groupKeys, numberForms, unitsForm } from './saved-keys.ts';

/** Saved answers in groups, as `hra.saveAnswers` takes them. Every group is there; a key is where it was answered. */
export type SavedAnswers = { readonly [Group in keyof AnswerGroups]-?: NonNullable<AnswerGroups[Group]> };

/**
 * The answers of `hra.getSavedAnswers`, whose keys are camel-case versions of the wire keys (s.3), in any spelling. Numbers
 * are numbers where they are plain ones, options are ids as text. An answer that the contract does not know stands under its
 * own key in `additional`, so that the next save sends it back.
 */
export function savedAnswersOf(saved: HraGetSavedAnswersOutput): SavedAnswers {
  const keys = Object.values(groupKeys).flatMap(names => names.split(' '));
  const slots = new Map(keys.flatMap(key => formsOf(key).map(form => [form, key] as const)));
  const answers: Record<string, string | number> = {};
  const additional: Record<string, string | number> = {};
  const members: [string, unknown][] = Object.entries(saved);
  for (const [savedKey, value] of members) {
    if (!isAnswered(value)) continue;
    const key = slots.get(savedKey.replace(/[^A-Za-z0-9]/g, '').toLowerCase());
    if (key !== undefined) answers[key] = key in numberForms ? numberIfPlain(value) : String(value);
    else if (/^hraQ[A-Za-z0-9]+$/.test(savedKey)) additional[savedKey] = value;
  }
  const groups = Object.entries(groupKeys).map(([name, names]) => {
    const answered = names.split(' ').filter(key => key in answers);
    return [name, Object.fromEntries(answered.map(key => [key, answers[key]]))];
  });
  // The names of the groups and of their keys are the generated ones, of which the type is made too.
  return { ...Object.fromEntries(groups), additional } as SavedAnswers;
}

/** The spellings of a key in saved answers, in small letters and digits. */
function formsOf(key: string): string[] {
  if (key === 'app_units') return [unitsForm];
  return numberForms[key]?.split(' ') ?? [`hraq${key.replaceAll('_', '').toLowerCase()}a`];
}

function isAnswered(value: unknown): value is string | number {
  return typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');
}

/** Only plain decimal text is a number: nothing typed turns silently into another one. */
function numberIfPlain(value: string | number): string | number {
  return /^-?\d{1,9}(\.\d{1,6})?$/.test(String(value).trim()) ? Number(value) : value;
}
