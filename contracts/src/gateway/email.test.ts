import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeEmail } from './email.ts';

describe('normalizeEmail', () => {
  it.each([
    [' Ada@Example.TEST ', 'ada@example.test'],
    ['ada@BÜCHER.example', 'ada@xn--bcher-kva.example'],
    ['ada@bu\u0308cher.example', 'ada@xn--bcher-kva.example'],
    ['ada@ｂücher。example', 'ada@xn--bcher-kva.example'],
    ['ada@XN--BCHER-KVA.example', 'ada@xn--bcher-kva.example'],
    ['Jose\u0301@example.test', 'josé@example.test'],
    ['JOSÉ@example.test', 'josé@example.test'],
    // The domain is ASCII, so it is not converted to the IP address 1.0.0.2.
    ['a@b@1.2', 'a@b@1.2'],
    ['no address', 'no address'],
  ])('normalizes %j to %j', (typed, spelling) => {
    expect(normalizeEmail(typed)).toBe(spelling);
  });

  it('returns a normalized address unchanged', () => {
    const part = fc.string({ unit: 'grapheme', maxLength: 60 });
    fc.assert(
      fc.property(part, part, (local, domain) => {
        const spelling = normalizeEmail(`${local}@${domain}`);
        expect(normalizeEmail(spelling)).toBe(spelling);
      }),
    );
  });
});
