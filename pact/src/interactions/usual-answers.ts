import { codes } from '@choose-life/contracts/domain/codes';
import { type ExpectedValue, exactly, like, objectOf, type TextPattern, textLike } from './expected-value.ts';
import type { ExpectedAnswer } from './interaction.ts';

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

const message = like('This cannot be done.', ['null']);
const refusal = { responseCode: textLike(otherCode, '99'), responseMessage: message };
const expiry = like('Your Session has timed out. Click to login again.', ['null']);

/** An answer in JSON. */
export function jsonAnswer(
  value: ExpectedValue,
  status: ExpectedAnswer['status'] = 'success',
): ExpectedAnswer {
  return { status, body: { mediaType: 'application/json', value } };
}

/** A well-formed refusal, with a code of the gateway's own (s.4, s.8). @param more members beside it */
export function refusedAnswer(
  status?: ExpectedAnswer['status'],
  more: Readonly<Record<string, ExpectedValue>> = {},
): ExpectedAnswer {
  return jsonAnswer(objectOf({ ...refusal, ...more }), status);
}

/** A refusal by the member `status`, for calls whose success is in that member (s.4). */
export function refusedByStatus(): ExpectedAnswer {
  return jsonAnswer(objectOf({ status: textLike(otherStatus, 'ERROR'), responseMessage: message }));
}

/** Code 22 in one of its spellings (s.8). */
export function sessionExpiredAnswer(code: string | number = codes.sessionExpired): ExpectedAnswer {
  return jsonAnswer(objectOf({ responseCode: exactly(code), responseMessage: expiry }));
}
