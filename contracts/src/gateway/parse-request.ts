import { z } from 'zod';
import { propertiesOf } from '../domain/properties-of.ts';
import { jsonSchemaOf } from './json-schema.ts';

/** Maximum number of invalid elements or members that are reported for one list or object. The adapter's message shows fewer. */
export const maxInvalidParts = 6;

/** The issues of an invalid request. Packages that do not depend on zod use this name for the type. */
export type RequestError = z.ZodError;

/**
 * Parses a request like `schema.safeParse`, with a bounded cost for invalid requests. Zod creates an issue for each invalid element and
 * member, about 10 microseconds each, so a request with thousands of them would block the event loop. A list or an object is therefore
 * cut after `maxInvalidParts` invalid parts. A valid request is never cut.
 */
export function parseRequest<Schema extends z.ZodType>(
  schema: Schema,
  sent: unknown,
): z.ZodSafeParseResult<z.output<Schema>> {
  return schema.safeParse(cutAfterInvalidParts(schema, sent));
}

/** The request with lists and objects cut after `maxInvalidParts` invalid parts; unchanged if it is valid. */
function cutAfterInvalidParts(schema: unknown, sent: unknown): unknown {
  if (typeof sent !== 'object' || sent === null) return sent;
  if (schema instanceof z.ZodArray && Array.isArray(sent)) return cutList(schema, sent);
  if (schema instanceof z.ZodObject && !Array.isArray(sent)) return cutObject(schema, sent);
  return sent;
}

/** The list up to the limit of invalid elements, with at most one element more than the maximum, so that it is still reported as too long. */
function cutList(schema: z.ZodArray, sent: readonly unknown[]): readonly unknown[] {
  const { maxItems = Number.POSITIVE_INFINITY } = jsonSchemaOf(schema);
  const kept = sent.slice(0, maxItems + 1);
  let invalidCount = 0;
  for (const [index, element] of kept.entries()) {
    if (z.safeParse(schema.element, element).success) continue;
    invalidCount++;
    if (invalidCount >= maxInvalidParts) return kept.slice(0, index + 1);
  }
  return kept;
}

/** All members of the schema, and other members up to the limit of invalid ones. */
function cutObject({ def: { catchall }, shape }: z.ZodObject, sent: object): object {
  const members = Object.keys(shape).filter(name => Object.hasOwn(sent, name));
  const sentMembers = propertiesOf(sent);
  const kept: Record<string, unknown> = {};
  for (const name of members) kept[name] = cutAfterInvalidParts(shape[name], sentMembers[name]);
  let invalidCount = 0;
  // `Object.keys` is not used, because a list of thousands of names costs more than parsing the request.
  for (const name in sentMembers) {
    if (Object.hasOwn(shape, name)) continue;
    kept[name] = sentMembers[name];
    if (catchall !== undefined && !z.safeParse(catchall, sentMembers[name]).success) invalidCount++;
    if (invalidCount >= maxInvalidParts) break;
  }
  return kept;
}
