import { isSessionExpired } from '@choose-life/contracts/gateway/outcome';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refusalCode, refusalStatus } from './usual-answers.ts';

/** Texts of at most 6 of these characters. */
const textsOf = (...characters: string[]) =>
  fc.array(fc.constantFrom(...characters), { maxLength: 6 }).map(text => text.join(''));

/** There are 5461 such texts of 4 characters. Most of them are tried, because only a few, such as ' 22', are close to an exception of a pattern. */
const numRuns = 5_000;

describe('the pattern of a refusal', () => {
  it('matches every code except the success code and the codes of an expired session', () => {
    // The characters of the exceptions '00' and '22', a space, which is allowed around '22', and one other character.
    fc.assert(
      fc.property(textsOf('0', '2', ' ', 'x'), responseCode => {
        const refuses = responseCode !== '00' && !isSessionExpired({ responseCode });
        expect(new RegExp(refusalCode.pattern).test(responseCode)).toBe(refuses);
      }),
      { numRuns },
    );
  });

  it('matches every status except the success status', () => {
    // The characters of the exception 'OK', a space, and one other character.
    fc.assert(
      fc.property(textsOf('O', 'K', ' ', 'x'), status => {
        expect(new RegExp(refusalStatus.pattern).test(status)).toBe(status !== 'OK');
      }),
      { numRuns },
    );
  });
});
