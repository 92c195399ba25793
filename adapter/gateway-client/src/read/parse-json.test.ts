import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { parseJson } from './parse-json.ts';

function parsedBy(text: string): { value: unknown; names: string[]; values: number } | null {
  const names: string[] = [];
  let values = -1;
  try {
    const value = JSON.parse(text, (name, each) => {
      names.push(name);
      values++;
      return each;
    });
    return { value, names, values };
  } catch {
    return null;
  }
}

const keys = fc.constantFrom('a', 'b', '', '__proto', '"', '\\', 'é', 'prototype', '\\u0063onstructor');
const texts = fc
  .tuple(fc.jsonValue({ maxDepth: 4 }), fc.constantFrom('', ' ', '\t'), keys)
  .map(([value, indent, key]) => JSON.stringify({ [key]: value }, null, indent).replace('\\\\u', '\\u'));
const broken = fc
  .tuple(
    texts,
    fc.nat(),
    fc.nat(2),
    fc.string({ maxLength: 2, unit: fc.constantFrom(...'"\\{}[],:0-.e \nx') }),
  )
  .map(([text, place, gone, more]) => {
    const at = place % (text.length + 1);
    return text.slice(0, at) + more + text.slice(at + gone);
  });

describe('parsing untrusted JSON', () => {
  it('accepts what JSON.parse accepts, except keys that could set a prototype', () => {
    fc.assert(
      fc.property(fc.oneof(texts, broken), text => {
        const expected = parsedBy(text);
        const isForbidden = expected?.names.some(name => ['prototype', 'constructor'].includes(name));
        const parsed = parseJson(Buffer.from(text));
        if (expected === null || isForbidden) expect(parsed.ok).toBe(false);
        // JSON.parse keeps the last duplicate member.
        else if (parsed.ok) expect(parsed.value).toEqual(expected.value);
        else expect(parsed.problem).toBe('forbidden-key');
      }),
      { numRuns: inject('long') ? 20_000 : 2_000 },
    );
  });

  it('counts members and elements before parsing', () => {
    fc.assert(
      fc.property(texts, text => {
        const { values = 0 } = parsedBy(text) ?? {};
        const isTaken = parseJson(Buffer.from(text)).ok;
        expect(parseJson(Buffer.from(text), values).ok).toBe(isTaken);
        expect(parseJson(Buffer.from(text), values - 1).ok).toBe(false);
      }),
    );
  });

  it('refuses a long text with many different names, but not with repeated names', () => {
    const members = (nameOf: (n: number) => string) =>
      Buffer.from(`[${Array.from({ length: 10_000 }, (_, n) => `{"${nameOf(n)}":1}`).join()}]`);
    const name = 'the same each time';
    expect(
      parseJson(
        members(n => `name-${n}`),
        100_000,
      ),
    ).toEqual({ ok: false, problem: 'too-many-values' });
    expect(
      parseJson(
        members(() => name),
        100_000,
      ),
    ).toMatchObject({ ok: true, values: 20_000 });
  });

  it.each([
    ['{"a":1,"b":{"a":":"}}', false],
    ['{"a":1,"b":2,"a":1}', true],
    ['{"a":"\\u003a","a":1}', true],
    ['[{"a":1},{"a":1}]', false],
  ])('reports for %s whether an object has a duplicate member: %s', (text, hasDuplicates) => {
    const parsed = parseJson(Buffer.from(text));
    expect(parsed.ok && parsed.hasDuplicates).toBe(hasDuplicates);
  });

  it.each([
    ['{"a":{"__proto__":1}}', 'forbidden-key'],
    ['{"\\u005f_proto__":1}', 'forbidden-key'],
    [`${'['.repeat(65)}${']'.repeat(65)}`, 'too-deep'],
    [`[${'1,'.repeat(70)}1]`, 'too-many-values'],
    ['{"a":1', 'not-json'],
    ['', 'not-json'],
    [Buffer.from([0x22, 0xff, 0x22]), 'not-utf8'],
  ])('%s is refused: %s', (bytes, problem) => {
    expect(parseJson(Buffer.from(bytes), 70)).toEqual({ ok: false, problem });
  });
});
