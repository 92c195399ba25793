import { isSessionExpired } from '@choose-life/contracts/gateway/outcome';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { otherCode, otherStatus } from './usual-answers.ts';

const textOf = (...letters: string[]) =>
  fc.array(fc.constantFrom(...letters), { maxLength: 6 }).map(text => text.join(''));

describe('the pattern of a refusal', () => {
  it('matches every code except that of success and those of an expired session', () => {
    fc.assert(
      fc.property(textOf('0', '2', ' ', 'x'), responseCode => {
        const refuses = responseCode !== '00' && !isSessionExpired({ responseCode });
        expect(new RegExp(otherCode.pattern).test(responseCode)).toBe(refuses);
      }),
      { numRuns: 5_000 },
    );
  });

  it('matches every status except that of success', () => {
    fc.assert(
      fc.property(textOf('O', 'K', ' ', 'x'), status => {
        expect(new RegExp(otherStatus.pattern).test(status)).toBe(status !== 'OK');
      }),
      { numRuns: 5_000 },
    );
  });
});
