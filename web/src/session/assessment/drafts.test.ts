import { describe, expect, it } from 'vitest';
import { draftOf, newAnswering, undoFor } from './drafts.ts';

const aside = { reason: 'started-again', at: '2026-03-10T10:00:00.000Z' } as const;
const binding = { email: 'ada@example.test', uniqueString: null };
const draft = { ...draftOf(newAnswering(binding, {}, '', new Date(aside.at))), aside };

describe('what Start put aside', () => {
  it.each([
    ['ada@example.test', '2026-03-10T10:10:00.000Z', aside],
    ['ada@example.test', '2026-03-10T10:10:01.000Z', null],
    ['ben@example.test', '2026-03-10T10:01:00.000Z', null],
  ])('comes back to %s at %s: %j', (email, now, offered) => {
    expect(undoFor(draft, email, new Date(now))).toBe(offered);
  });
});
