import type { TextPattern } from './expected-value.ts';

/** Text that is neither '00' nor, between blanks, '22': Pact's regular expressions cannot look ahead. */
export const otherCode: TextPattern = {
  regex: '^(\\s*|\\s+[^2\\s].*|[^02\\s].*|0|0[^0].*|00.+|\\s*2|\\s*2[^2].*|\\s*22\\s*\\S.*)$',
  inWords: 'a text other than "00" and "22"',
  isCode: true,
};

/** Text that is not 'OK'. */
export const otherStatus: TextPattern = {
  regex: '^(|O|[^O].*|O[^K].*|OK.+)$',
  inWords: 'a text other than "OK"',
  isCode: true,
};
