import { operationIds } from '@choose-life/contracts/gateway/operations';
import { temporaryFolder } from '@choose-life/gateway/testing/temporary-folder';
import { describe, expect, inject, it } from 'vitest';
import { isLargeMet, type LargeSettings, linesOf, measureLarge } from '../src/scenarios/large.ts';

const settings: LargeSettings = {
  users: 20,
  expiredSessions: 300,
  waitListEntries: 2_000,
  articles: 120,
  reports: 30,
  callers: 2,
  maxPurgeMs: 30_000,
};

describe('the bench of a large database', () => {
  const dataDir = temporaryFolder();

  it.each(inject('long') ? ['each call'] : [])('makes %s, and waits for the purge', async () => {
    const result = await measureLarge({ dataDir }, settings, () => undefined);
    expect(result.calls.map(({ name }) => name)).toEqual([...operationIds, 'purge of the expired sessions']);
    expect(result.isPurged).toBe(true);
    expect(linesOf({ SQLite: result }).join('\n')).toContain('| hra.getReportPdf |');
  });

  const calls = [{ name: 'a call', ms: 1, medianStall: 1, maxStall: 500, maxWork: 1, kilobytes: 1 }];
  const good = { calls, isPurged: true, loadAverage: 1 };
  const callWith = (more: object) => ({ ...good, calls: calls.map(each => ({ ...each, ...more })) });
  it.each([
    ['good figures', good, true],
    ['a loop that stands still', callWith({ medianStall: 101 }), false],
    ['a loop that works for long in one turn', callWith({ maxWork: 101 }), false],
    ['sessions that are left', { ...good, isPurged: false }, false],
  ])('judges %s', (_name, result, isMet) => {
    expect(isLargeMet({ SQLite: good, Postgres: result })).toBe(isMet);
  });
});
