import { isUtf8 } from 'node:buffer';
import { answerShapeOf, variantIndexOf } from '@choose-life/contracts/gateway/answer-shape';
import { callExamples } from '@choose-life/contracts/gateway/examples';
import { callIds, calls } from '@choose-life/contracts/gateway/extensions';
import { unsuccessfulOutcome } from '@choose-life/contracts/gateway/outcome';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { z } from 'zod';

import { textOf } from './json-bytes.ts';
import { parseJson } from './parse-json.ts';
import { joined } from './raw-answer.ts';
import { cachingReader, createReader } from './reader.ts';

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

describe.each(cases)('the reader of $id', ({ example, id, schema }) => {
  const read = createReader(answerShapeOf(schema));

  it('takes the example as it is', () => {
    const bytes = bytesOf(example);
    expect(read(bytes)).toEqual({ json: [bytes], deviations: [], form: expect.any(Number) });
    expect(read(bytes)?.json[0]).toBe(bytes);
  });

  it('agrees with zod on the verdict and the value of lawful and unlawful answers', () => {
    fc.assert(
      fc.property(mutated(example), fc.constantFrom(undefined, 1, '\t'), (answer, indent) => {
        const bytes = Buffer.from(JSON.stringify(answer, null, indent));
        const isTaken = unsuccessfulOutcome(calls[id], answer) === null && parseJson(bytes).ok;
        const parsed = schema.safeParse(answer);
        const fitting = read(bytes);
        expect(fitting !== null).toBe(parsed.success && isTaken);
        if (fitting === null) return;
        const value: unknown = JSON.parse(textOf(joined(fitting.json)));
        expect(JSON.stringify(sorted(value))).toBe(JSON.stringify(sorted(parsed.data)));
        const isExact = JSON.stringify(sorted(answer)) === JSON.stringify(sorted(parsed.data));
        expect(fitting.json[0] === bytes).toBe(isExact);
        expect(fitting.form).toBe(variantIndexOf(schema, answer));
      }),
      { numRuns: inject('long') ? 4_000 : 200 },
    );
  });

  it('takes no bytes that JSON would not take', () => {
    const bytes = bytesOf(example);
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.uint8Array({ maxLength: 3 }), fc.nat(2), (at, more, gone) => {
        const broken = Buffer.concat([bytes.subarray(0, at), more, bytes.subarray(at + gone)]);
        const fitting = isUtf8(broken) ? read(broken) : null;
        if (fitting === null) return;
        expect(schema.safeParse(JSON.parse(broken.toString())).success).toBe(true);
        expect(schema.safeParse(JSON.parse(textOf(joined(fitting.json)))).success).toBe(true);
      }),
      { numRuns: inject('long') ? 6_000 : 200 },
    );
  });
});

function bytesOf(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value));
}

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

describe('an answer of user.update', () => {
  const read = createReader(answerShapeOf(calls['user.update'].response));
  const readText = (text: string) => read(Buffer.from(text))?.json.join('') ?? null;

  it.each([
    ['a forbidden key in an unknown member', '{"responseCode":"00","more":{"__proto__":{"a":1}}}'],
    [
      'a forbidden key in what would be left out',
      '{"responseCode":"00","responseMessage":[{"prototype":1}]}',
    ],
    ['nesting too deep', `{"responseCode":"00","more":${'['.repeat(64)}${']'.repeat(64)}}`],
    [
      'nesting too deep in what would be left out',
      `{"responseCode":"00","responseMessage":${'['.repeat(64)}${']'.repeat(64)}}`,
    ],
    ['a known member twice', '{"responseCode":"00","responseCode":"00"}'],
    ['an escape that is none', '{"responseCode":"00","responseMessage":"\\x"}'],
    ['a number beyond all', '{"responseCode":"00","more":1e400}'],
  ])('with %s is left to others', (_what, text) => {
    expect(readText(text)).toBeNull();
  });

  it.each([
    ['at the end', '{"responseCode":"00","responseMessage":5}', '{"responseCode":"00"}'],
    ['at the start', '{"responseMessage":5,"responseCode":"00"}', '{"responseCode":"00"}'],
    [
      'in the middle',
      '{"responseCode":"00", "responseMessage" : {} ,"more":1}',
      '{"responseCode":"00" ,"more":1}',
    ],
    [
      'nowhere',
      ' {"responseCode":"00","responseMessage":null} ',
      ' {"responseCode":"00","responseMessage":null} ',
    ],
  ])('is taken without what does not fit %s', (_where, text, taken) => {
    expect(readText(text)).toBe(taken);
  });

  it('takes 63 levels in an unknown member', () => {
    expect(readText(`{"responseCode":"00","more":${'['.repeat(63)}${']'.repeat(63)}}`)).not.toBeNull();
  });
});

it('a part of zod that no answer uses yet is refused at the start', () => {
  expect(() => answerShapeOf(z.looseObject({ at: z.date() }))).toThrow("'date'");
  expect(() => answerShapeOf(z.looseObject({}).refine(() => true))).toThrow('check');
});

const id = 'content.readContentLibrary';
const fresh = createReader(answerShapeOf(calls[id].response));
const example = callExamples[id].response;
/** Some that fit, with members to leave out and without, and some that do not. */
const texts = [
  JSON.stringify(example),
  `${JSON.stringify(example)} `,
  JSON.stringify({ ...example, responseMessage: 5, unheardOf: 'x' }),
  JSON.stringify({ ...example, contentLibrary: 5 }),
  '{',
  '',
];

describe('a reader that remembers', () => {
  it('says of each answer what reading it anew says, whatever came before', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...texts), { maxLength: 20 }), sent => {
        const read = cachingReader(fresh);
        for (const text of sent) expect(read(Buffer.from(text))).toEqual(fresh(Buffer.from(text)));
      }),
    );
  });

  it('reads an answer once for as long as it stays the same', () => {
    let readings = 0;
    const read = cachingReader(bytes => {
      readings++;
      return fresh(bytes);
    });
    const [one = '', other = ''] = texts;
    for (const text of [one, one, one, other, other, one]) read(Buffer.from(text));
    expect(readings).toBe(3);
  });
});
