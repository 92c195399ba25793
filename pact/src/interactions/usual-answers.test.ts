import { isSessionExpired } from '@choose-life/contracts/gateway/outcome';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refusalCode, refusalStatus } from './usual-answers.ts';

const textOf = (...letters: string[]) =>
  fc.array(fc.constantFrom(...letters), { maxLength: 6 }).map(text => text.join(''));

/** Most of the 5461 texts of at most 6 of 4 letters: only few of them, such as ' 22', are close to the exceptions of a pattern. */
const numRuns = 5_000;

describe('the pattern of a refusal', () => {
  it('matches every code except that of success and those of an expired session', () => {
    // The letters of the exceptions '00' and '22', a blank, which is allowed around '22', and any other letter.
    fc.assert(
      fc.property(textOf('0', '2', ' ', 'x'), responseCode => {
        const refuses = responseCode !== '00' && !isSessionExpired({ responseCode });
        expect(new RegExp(refusalCode.pattern).test(responseCode)).toBe(refuses);
      }),
      { numRuns },
    );
  });

  it('matches every status except that of success', () => {
    // The letters of the exception 'OK', a blank and any other letter.
    fc.assert(
      fc.property(textOf('O', 'K', ' ', 'x'), status => {
        expect(new RegExp(refusalStatus.pattern).test(status)).toBe(status !== 'OK');
      }),
      { numRuns },
    );
  });
});
