/** Text that is neither '00' nor, between blanks, '22': Pact's regular expressions cannot look ahead. */
export const otherCode = '^(\\s*|\\s+[^2\\s].*|[^02\\s].*|0|0[^0].*|00.+|\\s*2|\\s*2[^2].*|\\s*22\\s*\\S.*)$';
/** Text that is not 'OK'. */
export const otherStatus = '^(|O|[^O].*|O[^K].*|OK.+)$';

/** The same in words, for whoever reads that an answer is not like that. */
export const patternTexts: Readonly<Partial<Record<string, string>>> = {
  [otherCode]: 'a text other than "00" and "22"',
  [otherStatus]: 'a text other than "OK"',
};
