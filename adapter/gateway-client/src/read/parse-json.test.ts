import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { parseJson } from './parse-json.ts';

/** The result of JSON.parse, with all names and the number of members and elements; null if the text is not JSON. */
function parseWithJsonParse(text: string): { value: unknown; names: string[]; valueCount: number } | null {
  const names: string[] = [];
  let valueCount = -1;
  try {
    // The reviver is also called for the whole value, so `valueCount` starts at -1.
    const value = JSON.parse(text, (name, member) => {
      names.push(name);
      valueCount++;
      return member;
    });
    return { value, names, valueCount };
  } catch {
    return null;
  }
}

/** Keys with special characters, and keys that are or resemble forbidden ones. The last is `constructor` with an escaped `c`. */
const keys = fc.constantFrom('a', 'b', '', '__proto', '"', '\\', 'é', 'prototype', '\\u0063onstructor');
// JSON.stringify doubles the backslash of the escaped `c`. `replace` undoes it.
const texts = fc
  .tuple(fc.jsonValue({ maxDepth: 4 }), fc.constantFrom('', ' ', '\t'), keys)
  .map(([value, indent, key]) => JSON.stringify({ [key]: value }, null, indent).replace('\\\\u', '\\u'));
/** Texts with some characters removed and others inserted. Few of them are JSON. */
const brokenTexts = fc
  .tuple(
    texts,
    fc.nat(),
    fc.nat(2),
    fc.string({ maxLength: 2, unit: fc.constantFrom(...'"\\{}[],:0-.e \nx') }),
  )
  .map(([text, position, removedCount, inserted]) => {
    const at = position % (text.length + 1);
    return text.slice(0, at) + inserted + text.slice(at + removedCount);
  });

describe('parseJson', () => {
  it('accepts what JSON.parse accepts, except keys that could set a prototype', () => {
    fc.assert(
      fc.property(fc.oneof(texts, brokenTexts), text => {
        const expected = parseWithJsonParse(text);
        const forbiddenNames = ['__proto__', 'prototype', 'constructor'];
        const isForbidden = expected?.names.some(name => forbiddenNames.includes(name));
        const parsed = parseJson(Buffer.from(text));
        if (expected === null) expect(parsed).toEqual({ ok: false, problem: 'not-json' });
        else if (isForbidden) expect(parsed).toEqual({ ok: false, problem: 'forbidden-key' });
        else expect(parsed).toHaveProperty('value', expected.value);
      }),
      { numRuns: inject('long') ? 20_000 : 2_000 },
    );
  });

  it('accepts a text with exactly `maxValues` members and elements, and refuses one with more', () => {
    fc.assert(
      fc.property(texts, text => {
        const { valueCount = 0 } = parseWithJsonParse(text) ?? {};
        // False only for a text with a forbidden key.
        const isAccepted = parseJson(Buffer.from(text)).ok;
        expect(parseJson(Buffer.from(text), valueCount).ok).toBe(isAccepted);
        expect(parseJson(Buffer.from(text), valueCount - 1).ok).toBe(false);
      }),
    );
  });

  it('refuses a long text with many different names, but accepts one that repeats a name', () => {
    // 10,000 names are more than `maxNames`, and the text is longer than `maxUncountedLength`.
    const listWith = (nameOf: (n: number) => string) =>
      Buffer.from(`[${Array.from({ length: 10_000 }, (_, n) => `{"${nameOf(n)}":1}`).join()}]`);
    const differentNames = listWith(n => `name-${n}`);
    expect(parseJson(differentNames, 100_000)).toEqual({ ok: false, problem: 'too-many-values' });
    const sameName = listWith(() => 'the same each time');
    expect(parseJson(sameName, 100_000)).toMatchObject({ ok: true, valueCount: 20_000 });
  });

  it.each([
    ['the same name at two depths', '{"a":1,"b":{"a":":"}}', false],
    ['a name twice in one object', '{"a":1,"b":2,"a":1}', true],
    ['a name twice, and an escaped colon', '{"a":"\\u003a","a":1}', true],
    ['the same name in two objects', '[{"a":1},{"a":1}]', false],
  ])(
    'reports for %s (%s) whether an object has a duplicate member: %s',
    (_cause, text, hasDuplicateNames) => {
      const parsed = parseJson(Buffer.from(text));
      expect(parsed.ok && parsed.hasDuplicateNames).toBe(hasDuplicateNames);
    },
  );

  it.each([
    ['{"a":{"__proto__":1}}', 'forbidden-key'],
    ['{"\\u005f_proto__":1}', 'forbidden-key'],
    // 65 levels are one more than `maxDepth`. They contain 64 values, so the limit of 70 values does not refuse them first.
    [`${'['.repeat(65)}${']'.repeat(65)}`, 'too-deep'],
    [`[${'1,'.repeat(70)}1]`, 'too-many-values'],
    ['{"a":1', 'not-json'],
    ['', 'not-json'],
    [Buffer.from([0x22, 0xff, 0x22]), 'not-utf8'],
  ])('refuses %s with the problem %s', (bytes, problem) => {
    expect(parseJson(Buffer.from(bytes), 70)).toEqual({ ok: false, problem });
  });
});
