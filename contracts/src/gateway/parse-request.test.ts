import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callExamples } from './examples.ts';
import { type CallId, callIds, calls } from './extensions.ts';
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts';
import type { Operation } from './operation.ts';
import { maxInvalidParts, parseRequest } from './parse-request.ts';

const requestOf = (id: CallId) => (calls[id] as Operation).request;
const exampleOf = (id: CallId): Readonly<Record<string, unknown>> => ({ ...callExamples[id].request });

/**
 * Each element and member is a list with one number, which no schema accepts. Without the limit of `parseRequest`, zod would create 8,000
 * issues.
 */
const invalidList = Array.from({ length: 8_000 }, (_, index) => [index]);
const invalidObject = Object.fromEntries(invalidList.map((value, index) => [`k${index}`, value]));

/** Requests with 8,000 invalid parts: as the whole request, in addition to its members, and as the value of each member. */
function invalidRequestsOf(id: CallId): unknown[] {
  const example = exampleOf(id);
  const inMembers = Object.keys(example).flatMap(name =>
    [invalidList, invalidObject].map(invalid => ({ ...example, [name]: invalid })),
  );
  return [invalidList, invalidObject, { ...invalidObject, ...example }, ...inMembers];
}

describe('parseRequest', () => {
  it.each(callIds)('limits the number of issues of an invalid request of %s', id => {
    // At most one issue for each member of the schema, in addition to the reported parts.
    const maxIssues = maxInvalidParts + Object.keys(exampleOf(id)).length;
    for (const sent of invalidRequestsOf(id)) {
      const { error } = parseRequest(requestOf(id), sent);
      expect(error?.issues.length).toBeGreaterThan(0);
      expect(error?.issues.length).toBeLessThanOrEqual(maxIssues);
      // Zod lists all unknown members in one message, which would be long without the limit.
      expect(Math.max(...(error?.issues ?? []).map(({ message }) => message.length))).toBeLessThan(300);
    }
  });

  it('does not read a list beyond its maximum length', () => {
    let reads = 0;
    const watched = new Proxy(invalidList, {
      get(target, name) {
        reads++;
        // The cast only satisfies TypeScript: `name` is any property key, and the test counts reads.
        return target[name as keyof typeof target];
      },
    });
    const sent = { categories: watched };
    expect(parseRequest(requestOf('content.readContentLibrary'), sent).success).toBe(false);
    // The maximum is 20 categories, so `slice` reads 21 elements and a few properties such as `length`.
    expect(reads).toBeLessThan(60);
  });

  // Without a maximum, the cost of an invalid list would not be bounded.
  it('is used only for requests whose schemas limit every list to at most 100 elements', () => {
    const listsIn = (schema: JsonSchema): JsonSchema[] => {
      const { anyOf = [], items, properties = {} } = schema;
      if (items) return [schema, ...listsIn(items)];
      return [...anyOf, ...Object.values(properties)].flatMap(listsIn);
    };
    const lists = callIds.flatMap(id => listsIn(jsonSchemaOf(requestOf(id))));
    expect(lists.length).toBeGreaterThan(0);
    for (const { maxItems } of lists) expect(maxItems).toBeLessThanOrEqual(100);
  });

  it.each(callIds)("returns for any request of %s the same result as zod's `safeParse`", id => {
    const example = exampleOf(id);
    const anyValue = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      // Valid values of some members, so that some of the changed requests are valid.
      fc.constantFrom(...Object.values(example), 'Health', 1),
    );
    const names = fc.oneof(fc.constantFrom('hra.q.sex.a', 'a', ...Object.keys(example)), fc.string());
    const changed = fc.dictionary(names, anyValue, { maxKeys: 12, noNullPrototype: true });
    const sent = fc.oneof(
      fc.constant(example),
      changed.map(members => ({ ...example, ...members })),
      fc.array(anyValue, { maxLength: 30 }).map(categories => ({ ...example, categories })),
      anyValue,
    );
    fc.assert(
      fc.property(sent, request => {
        const bounded = parseRequest(requestOf(id), request);
        const expected = requestOf(id).safeParse(request);
        expect([bounded.success, bounded.data]).toEqual([expected.success, expected.data]);
      }),
      // Half of the default, because there are runs for each call.
      { numRuns: 50 },
    );
  });
});
