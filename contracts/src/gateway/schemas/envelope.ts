import { z } from 'zod';
import { codes } from '../../domain/codes.ts';
import { lenientMark, removedIfInvalidMark, timeMark } from '../json-schema.ts';

/** The request of a call without a payload: the empty object is sent (s.7). */
export const noPayload = z.strictObject({});

/** A numeric id. It must be a safe integer, because JavaScript would round a larger number to the id of another record. */
export const numericId = z
  .number()
  .refine(Number.isSafeInteger, 'expected a safe integer')
  // JSON Schema cannot express this refinement. `z.int()` would add `minimum` and `maximum` (±2^53 − 1) to each numeric id in the document. They
  // are not needed: all our readers of the schema accept only safe integers for `integer`.
  .meta({ type: 'integer' });

/** The id of a record. The specification does not define its type, so a string and a number are accepted. */
export const id = z.union([z.string(), numericId]);

/**
 * An e-mail address in a request. 320 characters are the longest local part (64), an `@` and the longest domain (255) of RFC 5321. The gateway
 * validates the address; the embedded gateway accepts at most `maxEmailLength` characters.
 */
export const email = z.string().min(1).max(320).describe('E-mail address of the person.');

/**
 * A member that may be missing. An invalid value is removed and counted as drift (docs/drift.md); the answer is accepted. The result type is
 * not written out, because the response types are inferred from the type of the schema.
 */
export function lenient<Schema extends z.ZodType>(schema: Schema) {
  return schema
    .nullish()
    .catch(undefined)
    .meta({ [lenientMark]: true });
}

/** An item of a list. An invalid item is replaced by null, and the other items are kept. */
export function lenientItem<Schema extends z.ZodType>(schema: Schema) {
  return schema
    .nullable()
    .catch(null)
    .meta({ [removedIfInvalidMark]: true });
}

/** An ISO 8601 time such as 2026-11-28T09:30:00Z, by which lists are sorted. Other strings are accepted, since s.7 does not define the format. */
export const time = z.string().meta({ [timeMark]: true });

/** A string that the product does not need; an invalid value is removed. */
export const unusedText = lenient(z.string());

const codeDescription = "'00' when the call was accepted.";
/** The message of an accepted answer is not shown, so an invalid one must not make the answer invalid. */
const responseMessage = unusedText.describe('Text from the gateway. It is not needed.');
const successCode = z.literal(codes.success);
/** The code of an accepted answer to a call that does not succeed by its code: '00' or missing. With any other code the answer is a refusal. */
const optionalSuccessCode = successCode.optional().describe(codeDescription);

/** The members of every answer that succeeds by `responseCode` '00' (s.4). The description is for calls that add no members: `extend` drops it. */
export const accepted = z
  .looseObject({
    responseCode: successCode.describe(codeDescription),
    responseMessage,
  })
  .describe('The answer of a call that reports only its success.');

/** The members of an answer that succeeds by HTTP 2xx or by a field: `responseCode` is '00' or missing (s.4, s.7). */
export const acceptedOrNoCode = z.looseObject({ responseCode: optionalSuccessCode, responseMessage });

/** The members of every answer that succeeds by `status` 'OK' (s.4). */
export const acceptedByStatus = z.looseObject({
  status: z.literal(codes.ok).describe("'OK' when the call was accepted."),
  responseCode: optionalSuccessCode,
});

/** A string that is not `excluded`. zod does not convert a refinement to JSON Schema, so `not` is added. */
function textExcept(excluded: string) {
  return z
    .string()
    .refine(sent => sent !== excluded)
    .meta({ not: { const: excluded } });
}

/** The message of a refusal is shown to the person, so it must be a string, null or missing. */
const message = z.string().nullish().describe('Text from the gateway.');

// The specification writes code 22 both as text and as a number (decision 0004). The cast restores the literal type, which `Number()` loses.
const sessionExpiredNumber = z.literal(Number(codes.sessionExpired) as 22);

/** A refusal (s.4) with any HTTP status: the code is a string other than '00', or the number 22. */
export const refusedByCode = z.looseObject({
  responseCode: z
    .union([textExcept(codes.success), sessionExpiredNumber])
    .describe('Code of the gateway; 22 when the session has expired.'),
  responseMessage: message,
  token: z
    .string()
    .optional()
    .describe('Session token. A refused log-in may contain one, and clients store it (s.3).'),
});

/** A refusal by `status`: a string other than 'OK'. All calls except those that succeed by `responseCode` '00' may be refused like this. */
export const refusedByStatus = z.looseObject({
  status: textExcept(codes.ok).describe("Any text except 'OK'."),
  responseCode: z.string().optional().describe('An additional code.'),
  responseMessage: message,
});
