import { codes } from '@choose-life/contracts/domain/codes';
import type { JsonSchema } from '@choose-life/contracts/gateway/json-schema';
import type { SuccessRule } from '@choose-life/contracts/gateway/operation';
import type { ExpectedBody } from './expected-answer.ts';
import type { ExpectedAnswer } from './interaction.ts';

/** All texts except the code '00' and the code '22'. They are listed, because Pact's regular expressions have no look-ahead. */
const refusalCodePatterns = [
  // Empty, or only white space.
  '\\s*',
  // White space, then text that does not begin with 2.
  '\\s+[^2\\s].*',
  // Text that begins with neither white space, 0 nor 2.
  '[^02\\s].*',
  // Text that begins with 0, except '00'.
  '0|0[^0].*|00.+',
  // Text that begins with 2, also after white space, except '22' with any white space around it.
  '\\s*2|\\s*2[^2].*|\\s*22\\s*\\S.*',
];

/** Any text except '00', and '22' with any white space around it. Only code 22 is trimmed (`isSessionExpired`), so ' 00' is a refusal. */
export const refusalCode = {
  type: 'string',
  pattern: `^(${refusalCodePatterns.join('|')})$`,
  title: 'a text other than "00" and "22"',
} satisfies JsonSchema;

/** A text that is not 'OK'. */
export const refusalStatus = {
  type: 'string',
  pattern: '^(|O|[^O].*|O[^K].*|OK.+)$',
  title: 'a text other than "OK"',
} satisfies JsonSchema;

/** An answer in JSON. */
export function jsonAnswer(body: ExpectedBody, status: ExpectedAnswer['status'] = 'success'): ExpectedAnswer {
  return { status, body: { mediaType: 'application/json', ...body } };
}

/**
 * Whether a `status` other than "OK" is enough for a refusal. False for the kinds `code` and `accepted`: these calls succeed and refuse by
 * `responseCode` (s.4).
 */
export function canRefuseByStatus({ kind }: SuccessRule): boolean {
  return kind !== 'code' && kind !== 'accepted';
}

/** A refusal with any refusing `responseCode` (s.4, s.8). @param token an example, if the refusal contains a token */
export function refusedAnswer(status?: ExpectedAnswer['status'], token?: string): ExpectedAnswer {
  const members: ExpectedMembers = { responseCode: { schema: refusalCode, example: '99' } };
  if (token !== undefined) members.token = { schema: { type: 'string' }, example: token };
  return jsonAnswer(bodyOf(members), status);
}

/** A refusal by the member `status`, for calls that do not succeed by `responseCode` (s.4). */
export function refusedByStatus(): ExpectedAnswer {
  return jsonAnswer(bodyOf({ status: { schema: refusalStatus, example: 'ERROR' } }));
}

/** Code 22 in one of its spellings (s.8). */
export function sessionExpiredAnswer(code: string | number = codes.sessionExpired): ExpectedAnswer {
  return jsonAnswer(bodyOf({ responseCode: { schema: { const: code }, example: code } }));
}

type ExpectedMembers = Record<string, ExpectedBody>;

/** A body in which all these members are required. A refusal may omit `responseMessage` (s.8), so it is never one of them. */
function bodyOf(members: Readonly<ExpectedMembers>): ExpectedBody {
  const entries = Object.entries(members);
  const properties = Object.fromEntries(entries.map(([name, { schema }]) => [name, schema]));
  return {
    schema: { type: 'object', properties, required: Object.keys(members) },
    example: Object.fromEntries(entries.map(([name, { example }]) => [name, example])),
  };
}
