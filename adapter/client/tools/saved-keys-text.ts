import { answerGroups, answerKeys } from '@choose-life/contracts/domain/hra/answer-groups';
import { kindOf, normalForm, spellingsOf } from '@choose-life/contracts/domain/hra/answer-keys';

/** The source of `src/saved-keys.ts`: by which keys saved answers come back. Written short, since browsers load it. */
export function savedKeysText(): string {
  const groups = Object.entries(answerGroups).map(([name, keys]) => `  ${name}: '${keys.join(' ')}',`);
  const forms = (key: (typeof answerKeys)[number]) =>
    [...new Set(spellingsOf(key).map(normalForm))].join(' ');
  const numbers = answerKeys.filter(key => kindOf(key) === 'number');
  return `/** The answer keys of each group. */
export const groupKeys = {
${groups.join('\n')}
} as const;

/** The answers that are numbers, with the keys of saved answers they come under, in small letters and digits. */
export const numberForms: Readonly<Record<string, string>> = {
${numbers.map(key => `  ${key}: '${forms(key)}',`).join('\n')}
};

/** The same of the one choice that stands outside of the questions. */
export const unitsForm = '${forms('app_units')}';
`;
}
