import { z } from 'zod';
import { codes } from '../codes.ts';

/** A call without a payload: `{}` is sent (s.7). */
export const noPayload = z.strictObject({});

/** Ids of the gateway's records. Their type is not shown in the specification: text and numbers are taken. */
export const id = z.union([z.string(), z.number()]);

/** The head of every auth-style success (s.4). */
export const accepted = z.looseObject({
  responseCode: z.literal(codes.success),
  responseMessage: z.string().nullish(),
});

/** The answer of a call whose body nobody reads: HTTP 2xx with '00' or no code. */
export const acceptedOrNoCode = z.looseObject({ responseCode: z.literal(codes.success).optional() });

/**
 * A well-formed refusal, whatever the HTTP status: a text code other than the success code, or a status other than 'OK'.
 * Tried before the accepted schema (s.4).
 */
export const refused = z.looseObject({
  responseCode: z.union([z.string(), z.number()]).optional(),
  responseMessage: z.string().nullish(),
  status: z.string().optional(),
});
export type Refused = z.infer<typeof refused>;
