import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { errorKinds, kindOfRefusal } from './error-kinds.ts';

describe('docs/faults.md', () => {
  it('lists every kind of error with its usual HTTP status', () => {
    const text = readFileSync(new URL('../../../docs/faults.md', import.meta.url), 'utf8');
    // The rows of the tables of errors: one or more kinds, then the HTTP status.
    const rows = [...text.matchAll(/^\| ((?:`[A-Z_]+`(?:, )?)+) \| (\d{3})\b[^|]*\|/gm)];
    const listed = rows.flatMap(([, kinds = '', http]) =>
      [...kinds.matchAll(/[A-Z_]+/g)].map(([kind]) => ({ kind, http: Number(http) })),
    );
    expect(listed).toEqual(expect.arrayContaining(errorKinds.map(({ kind, http }) => ({ kind, http }))));
    expect(listed).toHaveLength(errorKinds.length);
  });
});

describe('kindOfRefusal', () => {
  it.each([
    ['22', 'SESSION_EXPIRED'],
    ['99', 'REJECTED'],
    ['99-password', 'REJECTED'],
    ['an unknown code', 'REJECTED'],
  ])('converts the code %s to the kind %s', (code, kind) => {
    expect(kindOfRefusal(code)).toBe(kind);
  });
});
