import { z } from 'zod';
import { codes } from '../../domain/codes.ts';
import { leftOutMark, timeMark, unreadMark } from '../json-schema.ts';

/** A call without a payload: `{}` is sent (s.7). */
export const noPayload = z.strictObject({});

/** Ids of records, as text or number: the specification shows no type. An unsafe integer would come out as another record's id. */
export const id = z.union([
  z.string(),
  // JSON Schema has no word for the refinement: all who read it take an integer for a safe one.
  z.number().refine(Number.isSafeInteger, 'expected a safe integer').meta({ type: 'integer' }),
]);

/** A member that may be missing. Anything else in its place is left out and counted as drift, and never refuses the answer. */
export function lenient<Schema extends z.ZodType>(schema: Schema) {
  return schema
    .nullish()
    .catch(undefined)
    .meta({ [unreadMark]: true });
}

/** An item of a lenient list: what does not fit is null, and the other items stay. */
export function lenientItem<Schema extends z.ZodType>(schema: Schema) {
  return schema
    .nullable()
    .catch(null)
    .meta({ [leftOutMark]: true });
}

/** A time in ISO 8601, such as 2026-11-28T09:30:00Z: lists are ordered by it. A text in another form is accepted too (s.7 shows none). */
export const time = z.string().meta({ [timeMark]: true });

export const unreadText = lenient(z.string());

const accepts = "'00' when the call was accepted.";
const responseMessage = unreadText.describe('The gateway’s own words. Nobody needs to read them.');
const successCode = z.literal(codes.success);
/** A code beside what tells the success: any other makes a refusal of the answer. */
const noOtherCode = successCode.optional().describe(accepts);

/** The head of every auth-style success (s.4). */
export const accepted = z
  .looseObject({
    responseCode: successCode.describe(accepts),
    responseMessage,
  })
  .describe('The answer of a call that tells no more than its success.');

/** The answer of a call whose body nobody reads, HTTP 2xx with '00' or no code; and the head of one whose success is in a field. */
export const acceptedOrNoCode = z.looseObject({ responseCode: noOtherCode, responseMessage });

/** The head of a success that its status tells (s.4). */
export const acceptedByStatus = z.looseObject({
  status: z.literal(codes.ok).describe("'OK' when the call was accepted."),
  responseCode: noOtherCode,
});

function textBut(text: string) {
  return z
    .string()
    .refine(sent => sent !== text)
    .meta({ not: { const: text } });
}

const message = z.string().nullish().describe('The gateway’s own words.');

// Number() forgets which number it made.
const sessionExpiredNumber = z.literal(Number(codes.sessionExpired) as 22);

/** A refusal (s.4), whatever the HTTP status: a code other than '00'. Code 22 may be a number. */
export const refusedByCode = z.looseObject({
  responseCode: z
    .union([textBut(codes.success), sessionExpiredNumber])
    .describe('The gateway’s own code; 22 when the session has expired.'),
  responseMessage: message,
  token: z.string().optional().describe('A refused log-in may carry one: it is stored all the same (s.3).'),
});

/** A refusal of a call whose success is in its status. */
export const refusedByStatus = z.looseObject({
  status: textBut(codes.ok).describe("What is not 'OK'."),
  responseCode: z.string().optional().describe('A code beside it.'),
  responseMessage: message,
});
