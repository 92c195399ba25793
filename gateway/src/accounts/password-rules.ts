import { domainToUnicode } from 'node:url';
import { brandName } from '@choose-life/contracts/domain/brand';
import { codes } from '@choose-life/contracts/domain/codes';
import { normalizeEmail } from '@choose-life/contracts/gateway/email';
import { Refusal } from '../refusal.ts';
import commonPasswords from './common-passwords.json' with { type: 'json' };

/** Characters as they are typed, an accented letter as one: other forms can be longer. Their upper bound is that of the contract. */
const minLength = 8;

const nameInOneWord = brandName.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Words of the product, without separators. Attackers try them first. */
const productWords = new Set([
  nameInOneWord,
  `${nameInOneWord}demo`,
  'healthrisk',
  'healthriskassessment',
  'preventivehealth',
  'riskage',
  'targetage',
  'wellness',
  'wellnessplan',
]);
/** A year or a date behind such a word makes it no better. */
const fewDigits = /\d{0,8}$/;

const common = new Set(commonPasswords.passwords);

/** Refuses what attackers would try first. No character classes: they make passwords similar. Existing passwords are not checked. */
export function requireGoodPassword(password: string, email: string): void {
  const problem = problemOf(
    password.normalize('NFKC').toLowerCase(),
    password,
    normalizeEmail(email).normalize('NFKC').split('@'),
  );
  if (problem !== null) throw new Refusal(problem, codes.passwordRefused);
}

function problemOf(
  password: string,
  typed: string,
  [local = '', domain = '']: readonly string[],
): string | null {
  if ([...typed.normalize('NFC')].length < minLength)
    return `Please choose a longer password, of at least ${minLength} characters. A few words are easy to remember.`;
  if ([local, `${local}@${domain}`, `${local}@${domainToUnicode(domain)}`].includes(password))
    return 'Please choose a password that is not your e-mail address. A few words are easy to remember.';
  if (productWords.has(password.replace(/[^\p{L}\p{N}]/gu, '').replace(fewDigits, '')))
    return 'Please choose a password that is more than the words of this product. A few other words are easy to remember.';
  if (common.has(password))
    return 'Many people use this password, so it is guessed first. Please choose another: a few words are easy to remember.';
  return null;
}
