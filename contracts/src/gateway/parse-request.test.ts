import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callExamples } from './examples.ts';
import { type CallId, callIds, calls } from './extensions.ts';
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts';
import type { Operation } from './operation.ts';
import { maxInvalidParts, parseRequest } from './parse-request.ts';

const requestOf = (id: CallId) => (calls[id] as Operation).request;
const exampleOf = (id: CallId): Readonly<Record<string, unknown>> => ({ ...callExamples[id].request });

/** No schema accepts these elements and members: each value is a list with one number. */
const list = Array.from({ length: 8_000 }, (_, index) => [index]);
const object = Object.fromEntries(list.map((value, index) => [`k${index}`, value]));

/** Requests with 8,000 invalid parts: as the whole request, in addition to its members, and as the value of each member. */
function invalidRequestsOf(id: CallId): unknown[] {
  const example = exampleOf(id);
  const inMembers = Object.keys(example).flatMap(name =>
    [list, object].map(invalid => ({ ...example, [name]: invalid })),
  );
  return [list, object, { ...object, ...example }, ...inMembers];
}

describe('an invalid request', () => {
  it.each(callIds)('of %s has few issues, however many invalid parts it has', id => {
    const maxIssues = maxInvalidParts + Object.keys(exampleOf(id)).length;
    for (const sent of invalidRequestsOf(id)) {
      const { error } = parseRequest(requestOf(id), sent);
      expect(error?.issues.length).toBeGreaterThan(0);
      expect(error?.issues.length).toBeLessThanOrEqual(maxIssues);
      // Zod lists unknown members in one message.
      expect(Math.max(...(error?.issues ?? []).map(({ message }) => message.length))).toBeLessThan(300);
    }
  });

  it('is not read beyond the maximum length of a list', () => {
    let reads = 0;
    const watched = new Proxy(list, {
      get(target, name) {
        reads++;
        // The cast only satisfies TypeScript: `name` is any property key, and the test counts reads.
        return target[name as keyof typeof target];
      },
    });
    const sent = { categories: watched };
    expect(parseRequest(requestOf('content.readContentLibrary'), sent).success).toBe(false);
    // The maximum is 20 categories. For each element, `slice` reads the element and asks whether it exists.
    expect(reads).toBeLessThan(60);
  });

  it('has a bounded cost, because each list in a request has a maximum of at most 100 elements', () => {
    const listsIn = ({
      anyOf = [],
      items,
      properties = {},
      maxItems,
    }: JsonSchema): (number | undefined)[] => [
      ...(items ? [maxItems, ...listsIn(items)] : []),
      ...[...anyOf, ...Object.values(properties)].flatMap(listsIn),
    ];
    const lists = callIds.flatMap(id => listsIn(jsonSchemaOf(requestOf(id))));
    expect(lists.length).toBeGreaterThan(0);
    for (const maxItems of lists) expect(maxItems).toBeLessThanOrEqual(100);
  });
});

describe('any request', () => {
  it.each(callIds)("of %s has the same result as with zod's `safeParse`", id => {
    const example = exampleOf(id);
    const odd = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.constantFrom(...Object.values(example), 'Health', 1),
    );
    const names = fc.oneof(fc.constantFrom('hra.q.sex.a', 'a', ...Object.keys(example)), fc.string());
    const changed = fc.dictionary(names, odd, { maxKeys: 12, noNullPrototype: true });
    const sent = fc.oneof(
      fc.constant(example),
      changed.map(members => ({ ...example, ...members })),
      fc.array(odd, { maxLength: 30 }).map(categories => ({ ...example, categories })),
      odd,
    );
    fc.assert(
      fc.property(sent, request => {
        const bounded = parseRequest(requestOf(id), request);
        const plain = requestOf(id).safeParse(request);
        expect([bounded.success, bounded.data]).toEqual([plain.success, plain.data]);
      }),
      { numRuns: 50 },
    );
  });
});
