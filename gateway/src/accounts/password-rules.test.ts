import { describe, expect, it } from 'vitest';
import { demoAccount } from './demo-account.ts';
import { requireGoodPassword } from './password-rules.ts';

const email = ' Adaobi.Okafor@Example.Test';
const refusalOf = (password: string) => {
  try {
    requireGoodPassword(password, email);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : error;
  }
};

describe('a new password', () => {
  it.each([
    ['seven7!', 'at least 8 characters'],
    ['', 'at least 8 characters'],
    // Nine code points as typed, but six in the NFC form, which is counted.
    ['ọ̀rẹ́ọ̀rẹ́'.normalize('NFD').slice(0, 9), 'at least 8 characters'],
    // Eight UTF-16 units, but four characters.
    ['🙂🙂🙂🙂', 'at least 8 characters'],
    ['password', 'guessed first'],
    ['PassWord1', 'guessed first'],
    ['ｐａｓｓｗｏｒｄ', 'guessed first'],
    ['qwerty123', 'guessed first'],
    // Lower-casing or NFKC makes the next two longer, which does not count.
    ['İİİİ', 'at least 8 characters'],
    ['ﷺ', 'at least 8 characters'],
    ['choose life', 'the words of this product'],
    ['Choose-Life!', 'the words of this product'],
    ['ChooseLife2026', 'the words of this product'],
    ['chooselife 1', 'the words of this product'],
    ['wellness', 'the words of this product'],
    ['Wellness-123', 'the words of this product'],
    ['risk age 45', 'the words of this product'],
    ['healthRiskAssessment', 'the words of this product'],
    [demoAccount.password, 'the words of this product'],
    ['adaobi.okafor@example.test', 'not your e-mail'],
    ['ADAOBI.OKAFOR', 'not your e-mail'],
  ])('%j is refused: %s', (password, reason) => {
    expect(refusalOf(password)).toContain(reason);
  });

  it.each([
    ['the minimum of 8 characters', 'eight ch'],
    ['8 emojis', '🙂🙂🙂🙂🙂🙂🙂🙂'],
    ['letters with marks', 'ọ̀rẹ́ mi àtàtà'],
    ['the maximum length', 'x'.repeat(1024)],
    ['the address among other words', 'adaobi okafor loves tea'],
    ['words of the product among others', 'choose life, said the heron'],
    // Up to eight digits after a word of the product do not count.
    ['nine digits after a word of the product', 'wellness 839201740'],
  ])('with %s is accepted: %j', (_cause, password) => {
    expect(refusalOf(password)).toBeNull();
  });

  it('is refused with a short text that asks for another password, without the typed one', () => {
    for (const password of ['short', 'qwerty123', 'adaobi.okafor', 'chooselife1']) {
      // The web app shows the text in a dialog and at the field of the password, as plain text. So it is short, and has no markup.
      expect(refusalOf(password)).toMatch(/^(Please choose|Many people .* Please choose)[^<>]{20,110}\.$/);
      expect(refusalOf(password)).not.toContain(password);
    }
  });
});
