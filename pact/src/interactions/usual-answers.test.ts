import { isSessionExpired } from '@choose-life/contracts/gateway/outcome';
import { describe, expect, it } from 'vitest';
import { refusalCode, refusalStatus } from './usual-answers.ts';

/** All texts of at most 6 of these characters: enough for the 2 characters of an exception with spaces around them. */
function textsOf(...characters: string[]): string[] {
  const texts = [''];
  let longestTexts = texts;
  for (let length = 1; length <= 6; length += 1) {
    longestTexts = longestTexts.flatMap(text => characters.map(character => text + character));
    texts.push(...longestTexts);
  }
  return texts;
}

describe('the pattern of a refusal', () => {
  it('matches every code except the success code and the codes of an expired session', () => {
    const pattern = new RegExp(refusalCode.pattern);
    // The characters of the exceptions '00' and '22', a space, which is allowed around '22', and one other character.
    const codes = textsOf('0', '2', ' ', 'x');
    expect(codes.filter(code => !pattern.test(code))).toEqual(
      codes.filter(responseCode => responseCode === '00' || isSessionExpired({ responseCode })),
    );
  });

  it('matches every status except the success status', () => {
    const pattern = new RegExp(refusalStatus.pattern);
    // The characters of the exception 'OK', a space, and one other character.
    expect(textsOf('O', 'K', ' ', 'x').filter(status => !pattern.test(status))).toEqual(['OK']);
  });
});
