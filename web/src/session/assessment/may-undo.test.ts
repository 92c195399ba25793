import { describe, expect, it } from 'vitest';
import { mayUndo } from './may-undo.ts';

const aside = { reason: 'started-again', at: '2026-03-10T10:00:00.000Z' } as const;
const draft = { email: 'ada@example.test', aside };

describe('what Start put aside', () => {
  it.each([
    ['ada@example.test', '2026-03-10T10:10:00.000Z', true],
    ['ada@example.test', '2026-03-10T10:10:01.000Z', false],
    ['ben@example.test', '2026-03-10T10:01:00.000Z', false],
  ])('comes back to %s at %s: %s', (email, now, fits) => {
    expect(mayUndo(draft, email, new Date(now))).toBe(fits);
  });
});
