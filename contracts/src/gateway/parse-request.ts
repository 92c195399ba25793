import { z } from 'zod';
import { propertiesOf } from '../domain/properties-of.ts';
import { jsonSchemaOf } from './json-schema.ts';

/**
 * Maximum number of invalid elements or members that are reported for one list or object. It is larger than the number of fields that the
 * message of the gateway client names (five), so that the message can end with '(and more)'.
 */
export const maxInvalidParts = 6;

/** The issues of an invalid request. Packages that do not depend on zod use this name for the type. */
export type RequestError = z.ZodError;

/**
 * Parses a request like `schema.safeParse`, with a bounded cost for invalid requests. Zod creates an issue for each invalid element and
 * member, and 8,150 issues blocked the event loop for 45 ms (decision 0012). A list or an object is therefore cut after `maxInvalidParts`
 * invalid parts. A valid request is never cut.
 */
export function parseRequest<Schema extends z.ZodType>(
  schema: Schema,
  request: unknown,
): z.ZodSafeParseResult<z.output<Schema>> {
  return schema.safeParse(cutAfterInvalidParts(schema, request));
}

/**
 * The request with lists and objects cut after `maxInvalidParts` invalid parts; unchanged if it is valid. Only plain list and object
 * schemas are cut. That is enough for the contract: its requests have no list or object inside a union, an optional member or a list.
 */
function cutAfterInvalidParts(schema: unknown, request: unknown): unknown {
  if (typeof request !== 'object' || request === null) return request;
  if (schema instanceof z.ZodArray && Array.isArray(request)) return cutList(schema, request);
  if (schema instanceof z.ZodObject && !Array.isArray(request)) return cutObject(schema, request);
  return request;
}

/**
 * Cuts a list after `maxInvalidParts` invalid elements. A list that is longer than `maxItems` of the schema keeps one element more than
 * allowed, so that zod still reports that the list is too long.
 */
function cutList(schema: z.ZodArray, list: readonly unknown[]): readonly unknown[] {
  const { maxItems = Number.POSITIVE_INFINITY } = jsonSchemaOf(schema);
  const checkedElements = list.slice(0, maxItems + 1);
  let invalidCount = 0;
  for (const [index, element] of checkedElements.entries()) {
    if (z.safeParse(schema.element, element).success) continue;
    invalidCount++;
    if (invalidCount >= maxInvalidParts) return checkedElements.slice(0, index + 1);
  }
  return checkedElements;
}

/** A copy with all members of the schema, and other members until `maxInvalidParts` of them are invalid. */
function cutObject(schema: z.ZodObject, request: object): object {
  const { shape } = schema;
  // The schema of all members that `shape` does not have. In a strict object no value is valid for it.
  const { catchall } = schema.def;
  const members = Object.keys(shape).filter(name => Object.hasOwn(request, name));
  const requestMembers = propertiesOf(request);
  const copy: Record<string, unknown> = {};
  for (const name of members) copy[name] = cutAfterInvalidParts(shape[name], requestMembers[name]);
  let invalidCount = 0;
  // `Object.keys` is not used, because a list of thousands of names costs more than parsing the request.
  for (const name in requestMembers) {
    if (Object.hasOwn(shape, name)) continue;
    copy[name] = requestMembers[name];
    if (catchall !== undefined && !z.safeParse(catchall, requestMembers[name]).success) invalidCount++;
    if (invalidCount >= maxInvalidParts) break;
  }
  return copy;
}
