import { answerShapeOf } from '@choose-life/contracts/gateway/answer-shape';
import { callExamples, callIds, calls } from '@choose-life/contracts/gateway/extensions';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createReader } from './reader.ts';

const cases = callIds.map(id => ({
  id,
  schema: calls[id].response as z.ZodType,
  example: callExamples[id].response as unknown,
}));

/** Values of every type, and some that a member of the contract would take. */
const anyValue = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>(
    '00',
    'OK',
    '',
    'above',
    45,
    -1,
    0.5,
    2 ** 60,
    null,
    [],
    {},
    [null],
    [{}],
    [{ label: 'x' }],
  ),
);

/** The example with some places replaced, dropped or added to. */
const mutated = (example: unknown): fc.Arbitrary<unknown> =>
  fc
    .array(fc.record({ place: fc.nat(), how: fc.constantFrom('set', 'drop', 'add'), value: anyValue }), {
      maxLength: 4,
    })
    .map(changes => {
      const root: { answer: unknown } = { answer: structuredClone(example) };
      for (const { how, place, value: shared } of changes) {
        const value = structuredClone(shared);
        const places = placesIn(root);
        const at = places[place % places.length];
        if (at === undefined) continue;
        const [holder, key] = at;
        if (how === 'set') holder[key] = value;
        else if (how === 'drop' && key !== 'answer') delete holder[key];
        else if (typeof holder[key] === 'object' && holder[key] !== null)
          Object.assign(holder[key], { added: value });
      }
      // As it would come over the wire.
      return JSON.parse(JSON.stringify(root.answer ?? null));
    });

type Holder = Record<string, unknown>;

function placesIn(root: object): [Holder, string][] {
  // Lists and objects are both listed by their keys.
  return Object.keys(root).flatMap((key): [Holder, string][] => {
    const holder = root as Holder;
    const value = holder[key];
    const below = typeof value === 'object' && value !== null ? placesIn(value) : [];
    return [[holder, key], ...below];
  });
}

describe.each(cases)('the reader of $id', ({ example, schema }) => {
  const read = createReader(answerShapeOf(schema));

  it('takes the example as it is', () => {
    expect(read(example)).toEqual({ value: example, deviations: [] });
    expect(read(example)?.value).toBe(example);
  });

  it('agrees with zod on the verdict and the value of lawful and unlawful answers', () => {
    fc.assert(
      fc.property(mutated(example), answer => {
        const parsed = schema.safeParse(answer);
        const fitting = read(answer);
        expect(fitting !== null).toBe(parsed.success);
        if (fitting === null) return;
        expect(JSON.stringify(sorted(fitting.value))).toBe(JSON.stringify(sorted(parsed.data)));
        const isExact = JSON.stringify(sorted(answer)) === JSON.stringify(sorted(parsed.data));
        expect(fitting.value === answer).toBe(isExact);
      }),
      { numRuns: 400 },
    );
  });
});

/** zod puts the members it knows first. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, member]) => member !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, member]) => [name, sorted(member)]),
  );
}

describe('a value that nobody may be handed', () => {
  const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);
  const read = createReader(answerShapeOf(calls['user.update'].response));

  it.each([
    ['in an unknown member', '{"responseCode":"00","more":{"__proto__":{"a":1}}}'],
    ['as an unknown member', '{"responseCode":"00","constructor":1}'],
    ['in what would be left out', '{"responseCode":"00","responseMessage":[{"prototype":1}]}'],
  ])('is found %s', (_where, text) => {
    expect(read(JSON.parse(text))).toBeNull();
  });

  it('is found where it is nested too deep', () => {
    expect(read({ responseCode: '00', more: nested(63) })).not.toBeNull();
    expect(read({ responseCode: '00', more: nested(64) })).toBeNull();
    expect(read({ responseCode: '00', responseMessage: nested(64) })).toBeNull();
  });
});

it('a part of zod that no answer uses yet is refused at the start', () => {
  expect(() => answerShapeOf(z.looseObject({ at: z.date() }))).toThrow("'date'");
  expect(() => answerShapeOf(z.looseObject({}).refine(() => true))).toThrow('check');
});
