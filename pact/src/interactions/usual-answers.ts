import { codes } from '@choose-life/contracts/domain/codes';
import type { JsonSchema } from '@choose-life/contracts/gateway/json-schema';
import type { ExpectedBody } from './expected-answer.ts';
import type { ExpectedAnswer } from './interaction.ts';

/** Text that is neither '00' nor, between blanks, '22': Pact's regular expressions cannot look ahead. */
export const otherCode = {
  type: 'string',
  pattern: '^(\\s*|\\s+[^2\\s].*|[^02\\s].*|0|0[^0].*|00.+|\\s*2|\\s*2[^2].*|\\s*22\\s*\\S.*)$',
  title: 'a text other than "00" and "22"',
} satisfies JsonSchema;

export const otherStatus = {
  type: 'string',
  pattern: '^(|O|[^O].*|O[^K].*|OK.+)$',
  title: 'a text other than "OK"',
} satisfies JsonSchema;

export function jsonAnswer(body: ExpectedBody, status: ExpectedAnswer['status'] = 'success'): ExpectedAnswer {
  return { status, body: { mediaType: 'application/json', ...body } };
}

/** A well-formed refusal, with a code of the gateway's own (s.4, s.8). @param token one that stands beside it */
export function refusedAnswer(status?: ExpectedAnswer['status'], token?: string): ExpectedAnswer {
  const beside = token === undefined ? null : { token: [{ type: 'string' }, token] as const };
  return jsonAnswer(bodyOf({ responseCode: [otherCode, '99'], ...beside }), status);
}

/** A refusal by the member `status`, for calls whose success is in that member (s.4). */
export function refusedByStatus(): ExpectedAnswer {
  return jsonAnswer(bodyOf({ status: [otherStatus, 'ERROR'] }));
}

/** Code 22 in one of its spellings (s.8). */
export function sessionExpiredAnswer(code: string | number = codes.sessionExpired): ExpectedAnswer {
  return jsonAnswer(bodyOf({ responseCode: [{ const: code }, code] }));
}

/** A body of these members, each needed. The gateway's own message may be missing (s.8), and is not expected. */
function bodyOf(members: Readonly<Record<string, readonly [JsonSchema, unknown]>>): ExpectedBody {
  const entries = Object.entries(members);
  const properties = Object.fromEntries(entries.map(([name, [schema]]) => [name, schema]));
  return {
    schema: { type: 'object', properties, required: Object.keys(members) },
    example: Object.fromEntries(entries.map(([name, [, example]]) => [name, example])),
  };
}
