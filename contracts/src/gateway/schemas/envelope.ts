import { z } from 'zod';
import { codes } from '../../domain/codes.ts';
import { leftOutMark, unreadMark } from '../json-schema.ts';

/** A call without a payload: `{}` is sent (s.7). */
export const noPayload = z.strictObject({});

/**
 * Ids of the gateway's records. Their type is not shown in the specification: text and numbers are taken. A number beyond
 * what JavaScript holds exactly would come out as another record's id.
 */
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

/** A text that nobody reads. */
export const unreadText = lenient(z.string());

const accepts = "'00' when the call was accepted.";

/** The head of every auth-style success (s.4). */
export const accepted = z.looseObject({
  responseCode: z.literal(codes.success).describe(accepts),
  responseMessage: unreadText.describe('The gateway’s own words. Nobody needs to read them.'),
});

/** The answer of a call whose body nobody reads: HTTP 2xx with '00' or no code. */
export const acceptedOrNoCode = z.looseObject({
  responseCode: z.literal(codes.success).optional().describe(accepts),
});

/**
 * A well-formed refusal, whatever the HTTP status: a text code other than the success code, or a status other than 'OK'.
 * Tried before the accepted schema (s.4).
 */
export const refused = z.looseObject({
  responseCode: z.union([z.string(), z.number()]).optional(),
  responseMessage: z.string().nullish(),
  status: z.string().optional(),
  /** A refused login may carry one: it is stored before the code is checked (s.3). */
  token: z.string().optional(),
});
