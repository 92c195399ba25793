import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxEmailLength, normalizeEmail } from './email.ts';

describe('normalizeEmail', () => {
  it.each([
    [' Ada@Example.TEST ', 'ada@example.test'],
    ['ada@BÜCHER.example', 'ada@xn--bcher-kva.example'],
    // The `ü` as `u` with a combining mark, then full-width letters with an ideographic full stop.
    ['ada@bu\u0308cher.example', 'ada@xn--bcher-kva.example'],
    ['ada@ｂücher。example', 'ada@xn--bcher-kva.example'],
    ['ada@XN--BCHER-KVA.example', 'ada@xn--bcher-kva.example'],
    ['Jose\u0301@example.test', 'josé@example.test'],
    ['JOSÉ@example.test', 'josé@example.test'],
    // An ASCII domain is unchanged: `domainToASCII` would convert this one to the IP address 1.0.0.2.
    ['é@1.2', 'é@1.2'],
    // Only the last `@` starts the domain.
    ['é@b@bücher.example', 'é@b@xn--bcher-kva.example'],
    ['no address', 'no address'],
  ])('normalizes %j to %j', (typed, normalized) => {
    expect(normalizeEmail(typed)).toBe(normalized);
  });

  it('only trims and lower-cases a text that is longer than an address may be', () => {
    const decomposed = ` Jose\u0301${'x'.repeat(maxEmailLength)}`;
    expect(normalizeEmail(decomposed)).toBe(decomposed.trim().toLowerCase());
  });

  it('returns a normalized address unchanged', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 60 });
    fc.assert(
      fc.property(text, text, (local, domain) => {
        const normalized = normalizeEmail(`${local}@${domain}`);
        expect(normalizeEmail(normalized)).toBe(normalized);
      }),
    );
  });
});
