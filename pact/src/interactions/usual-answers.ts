import { codes } from '@choose-life/contracts/gateway/codes';
import { MatchersV3 } from '@pact-foundation/pact';
import { likeOrOfType, textLike } from './expected-answer.ts';
import type { ExpectedAnswer } from './interaction.ts';
import { otherCode, otherStatus } from './refusing-patterns.ts';

const refusalCode = '99';
const refusal = 'This cannot be done.';
const expiry = 'Your Session has timed out. Click to login again.';

/** An answer in JSON: its example, and the same with matchers. */
export function jsonAnswer(
  example: unknown,
  matcher: unknown,
  status: ExpectedAnswer['status'] = 'success',
): ExpectedAnswer {
  return { status, mediaType: 'application/json', example, matcher };
}

/** A well-formed no, with a code of the gateway's own (s.4, s.8). */
export function refusedAnswer(status?: ExpectedAnswer['status']): ExpectedAnswer {
  return jsonAnswer(
    { responseCode: refusalCode, responseMessage: refusal },
    {
      responseCode: textLike(otherCode, refusalCode),
      responseMessage: likeOrOfType(refusal, ['null']),
    },
    status,
  );
}

/** A refused login that hands over a token all the same (s.3). */
export function refusedAnswerWithToken(token: string): ExpectedAnswer {
  const { example, matcher } = refusedAnswer();
  return jsonAnswer({ ...Object(example), token }, { ...Object(matcher), token: MatchersV3.like(token) });
}

/** A no that is told by the status, as a call tells its success that has no code (s.4). */
export function refusedByStatus(): ExpectedAnswer {
  const status = 'ERROR';
  return jsonAnswer(
    { status, responseMessage: refusal },
    { status: textLike(otherStatus, status), responseMessage: likeOrOfType(refusal, ['null']) },
  );
}

/** Code 22 in one of its spellings (s.8). */
export function sessionExpiredAnswer(code: string | number = codes.sessionExpired): ExpectedAnswer {
  return jsonAnswer(
    { responseCode: code, responseMessage: expiry },
    { responseCode: MatchersV3.equal(code), responseMessage: likeOrOfType(expiry, ['null']) },
  );
}

/** The HTTP status alone, with which an authoriser in front of the gateway turns a token away. Nobody reads its body. */
export const unauthorized: ExpectedAnswer = {
  status: 401,
  mediaType: null,
  example: undefined,
  matcher: undefined,
};
