import { domainToUnicode } from 'node:url';
import { brandName } from '@choose-life/contracts/domain/brand';
import { codes } from '@choose-life/contracts/domain/codes';
import { normalizeEmail } from '@choose-life/contracts/gateway/email';
import { Refusal } from '../refusal.ts';
import commonPasswords from './common-passwords.json' with { type: 'json' };

/**
 * The minimum length in code points of the NFC form, so that a letter counts the same, however its accents were typed. A letter that is
 * several code points in NFC, such as ọ̀, counts as several. The specification has no minimum (s.5), so the gateway decides (decision
 * 0004). The contract defines the maximum length.
 */
const minLength = 8;

const brandNameAsOneWord = brandName.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Names and terms of the product, without separators. Attackers try them first. */
const productWords = new Set([
  brandNameAsOneWord,
  `${brandNameAsOneWord}demo`,
  'healthrisk',
  'healthriskassessment',
  'preventivehealth',
  'riskage',
  'targetage',
  'wellness',
  'wellnessplan',
]);
/** A year or a date after such a word does not make it harder to guess. */
const trailingDigits = /\d{0,8}$/;

const commonPasswordSet = new Set(commonPasswords.passwords);

/**
 * Refuses passwords that attackers try first, when a password is chosen; existing passwords are not checked. No rule requires character
 * classes: they make passwords similar. @throws Refusal with the code of refused passwords
 */
export function requireGoodPassword(password: string, email: string): void {
  const problem = problemOf(password, email);
  if (problem !== null) throw new Refusal(problem, codes.passwordRefused);
}

/** @returns the message of the refusal; null if the password is accepted */
function problemOf(typedPassword: string, email: string): string | null {
  if ([...typedPassword.normalize('NFC')].length < minLength)
    return `Please choose a longer password, of at least ${minLength} characters. A few words are easy to remember.`;
  // NFKC and lower case: a password with full-width or upper-case letters is as easy to guess.
  const password = typedPassword.normalize('NFKC').toLowerCase();
  const [local = '', domain = ''] = normalizeEmail(email).normalize('NFKC').split('@');
  // `normalizeEmail` converts the domain to ASCII, and the person may have typed it in Unicode.
  if ([local, `${local}@${domain}`, `${local}@${domainToUnicode(domain)}`].includes(password))
    return 'Please choose a password that is not your e-mail address. A few words are easy to remember.';
  if (productWords.has(password.replace(/[^\p{L}\p{N}]/gu, '').replace(trailingDigits, '')))
    return 'Please choose a password that is more than the words of this product. A few other words are easy to remember.';
  if (commonPasswordSet.has(password))
    return 'Many people use this password, so it is guessed first. Please choose another: a few words are easy to remember.';
  return null;
}
