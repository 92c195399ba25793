import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callExamples } from './examples.ts';
import { type CallId, callIds, calls } from './extensions.ts';
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts';
import type { Operation } from './operation.ts';
import { maxWrong, parseRequest } from './parse-request.ts';

const requestOf = (id: CallId) => (calls[id] as Operation).request;
const exampleOf = (id: CallId): Readonly<Record<string, unknown>> => ({ ...callExamples[id].request });

const many = 8_000;
const list = Array.from({ length: many }, (_, n) => [n]);
const object = Object.fromEntries(list.map((value, n) => [`k${n}`, value]));

/** A request of 8,000 wrong parts: in its own place, in that of each member, and beside its members. */
function wrongOnes(id: CallId): unknown[] {
  const example = exampleOf(id);
  const inMembers = Object.keys(example).flatMap(name =>
    [list, object].map(odd => ({ ...example, [name]: odd })),
  );
  return [list, object, { ...object, ...example }, ...inMembers];
}

describe('a wrong request', () => {
  it.each(callIds)('has few errors, however many wrong parts it has: %s', id => {
    const most = maxWrong + Object.keys(exampleOf(id)).length;
    for (const sent of wrongOnes(id)) {
      const { error } = parseRequest(requestOf(id), sent);
      expect(error?.issues.length).toBeGreaterThan(0);
      expect(error?.issues.length).toBeLessThanOrEqual(most);
      // Names of members are listed in one message.
      expect(Math.max(...(error?.issues ?? []).map(({ message }) => message.length))).toBeLessThan(300);
    }
  });

  it('has no more elements looked at than its list may have', () => {
    let seen = 0;
    const watched = new Proxy(list, {
      get(target, name) {
        seen++;
        return Reflect.get(target, name);
      },
    });
    const sent = { categories: watched };
    expect(parseRequest(requestOf('content.readContentLibrary'), sent).success).toBe(false);
    expect(seen).toBeLessThan(60);
  });

  it('cannot have a list without a maximum, or with a long one', () => {
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
  it.each(callIds)('is judged and read as by zod alone: %s', id => {
    const example = exampleOf(id);
    const odd = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.constantFrom(...Object.values(example), 'Health', 1),
    );
    const names = fc.oneof(fc.constantFrom('hra.q.sex.a', 'a', ...Object.keys(example)), fc.string());
    const changed = fc.dictionary(names, odd, { maxKeys: 12, noNullPrototype: true });
    const sent = fc.oneof(
      fc.constant(example),
      changed.map(more => ({ ...example, ...more })),
      fc.array(odd, { maxLength: 30 }).map(categories => ({ ...example, categories })),
      odd,
    );
    fc.assert(
      fc.property(sent, one => {
        const [own, alone] = [parseRequest(requestOf(id), one), requestOf(id).safeParse(one)];
        expect([own.success, own.data]).toEqual([alone.success, alone.data]);
      }),
      { numRuns: 50 },
    );
  });
});
