import { z } from 'zod';
import { jsonSchemaOf } from './json-schema.ts';

/** How many wrong elements of a list, or members of an object, are named. A message shows fewer. */
export const maxWrong = 6;

/**
 * Parses a request, at a cost that wrong requests cannot raise: zod makes an issue for each wrong element and member, which takes
 * 10 microseconds. So a list or an object is cut after its sixth wrong part. A request that fits its schema is not cut.
 */
export function parseRequest<Schema extends z.ZodType>(
  schema: Schema,
  sent: unknown,
): z.ZodSafeParseResult<z.output<Schema>> {
  return schema.safeParse(withFewWrong(schema, sent));
}

function withFewWrong(schema: unknown, sent: unknown): unknown {
  if (typeof sent !== 'object' || sent === null) return sent;
  if (schema instanceof z.ZodArray && Array.isArray(sent)) return cutList(schema, sent);
  if (schema instanceof z.ZodObject && !Array.isArray(sent)) return cutObject(schema, sent);
  return sent;
}

/** One element more than the maximum is enough to show that the list is too long. */
function cutList(schema: z.ZodArray, sent: readonly unknown[]): readonly unknown[] {
  const { maxItems = Number.POSITIVE_INFINITY } = jsonSchemaOf(schema);
  const kept = sent.slice(0, maxItems + 1);
  let wrong = 0;
  const last = kept.findIndex(
    element => !z.safeParse(schema.element, element).success && ++wrong >= maxWrong,
  );
  return last < 0 ? kept : kept.slice(0, last + 1);
}

/** All members that the schema names are kept, wherever they are among the others. */
function cutObject({ def: { catchall }, shape }: z.ZodObject, sent: object): object {
  const members = Object.keys(shape).filter(name => Object.hasOwn(sent, name));
  // Any object can be read by a member's name; the values are unknown.
  const all = sent as Readonly<Record<string, unknown>>;
  const kept: Record<string, unknown> = {};
  for (const name of members) kept[name] = withFewWrong(shape[name], all[name]);
  let wrong = 0;
  // Not Object.keys: a list of thousands of names costs more than to read the request.
  for (const name in all) {
    if (Object.hasOwn(shape, name)) continue;
    kept[name] = all[name];
    if (catchall !== undefined && !z.safeParse(catchall, all[name]).success) wrong++;
    if (wrong >= maxWrong) break;
  }
  return kept;
}
