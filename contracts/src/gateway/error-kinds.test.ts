import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { errorKinds, kindOfRefusal } from './error-kinds.ts';

describe('the kinds of errors', () => {
  it('stand in docs/faults.md, all of them, each with the status it usually has', () => {
    const text = readFileSync(new URL('../../../docs/faults.md', import.meta.url), 'utf8');
    const rows = [...text.matchAll(/^\| ((?:`[A-Z_]+`(?:, )?)+) \| (\d{3})\b[^|]*\|/gm)];
    const listed = rows.flatMap(([, kinds = '', http]) =>
      [...kinds.matchAll(/[A-Z_]+/g)].map(([kind]) => ({ kind, http: Number(http) })),
    );
    expect(listed).toEqual(expect.arrayContaining(errorKinds.map(({ kind, http }) => ({ kind, http }))));
    expect(listed).toHaveLength(errorKinds.length);
  });
});

describe('a refusal', () => {
  it.each([
    ['22', 'SESSION_EXPIRED'],
    ['99', 'REJECTED'],
    ['99-password', 'REJECTED'],
    ['never heard of', 'REJECTED'],
  ])('with code %s is of the kind %s', (code, kind) => {
    expect(kindOfRefusal(code)).toBe(kind);
  });
});
