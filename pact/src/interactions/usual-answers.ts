import { codes } from '@choose-life/contracts/domain/codes';
import type { JsonSchema } from '@choose-life/contracts/gateway/json-schema';
import type { SuccessRule } from '@choose-life/contracts/gateway/operation';
import type { ExpectedBody } from './expected-answer.ts';
import type { ExpectedAnswer } from './interaction.ts';

/**
 * A text that is not '00', and not '22' with or without white space around it: only code 22 is trimmed (`isSessionExpired`). The pattern lists
 * all other texts, because Pact's regular expressions have no look-ahead.
 */
export const refusalCode = {
  type: 'string',
  pattern: '^(\\s*|\\s+[^2\\s].*|[^02\\s].*|0|0[^0].*|00.+|\\s*2|\\s*2[^2].*|\\s*22\\s*\\S.*)$',
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
 * Whether a `status` other than "OK" is enough for a refusal. False for calls that succeed by `responseCode`, because they refuse by it too
 * (s.4).
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
