import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { localStrings } from './browser-storage.ts';
import { forget } from './forget.ts';
import { lastUse, recordUse } from './last-use.ts';
import { defaultIdleMinutes, lastUseKey } from './storage-keys.ts';
import { storeToken } from './stored-atoms.ts';

describe('the last use', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    storeToken('token');
  });
  afterEach(() => {
    forget('logged-out');
    vi.useRealTimers();
  });

  it('has the time since it was stored as `idleMs`, and the idle time as `maxIdleMs`', () => {
    recordUse(5);
    vi.advanceTimersByTime(2_000);
    expect(lastUse()).toEqual({ idleMs: 2_000, maxIdleMs: 5 * 60_000 });
  });

  it('may be up to a minute later than the clock', () => {
    localStrings.setItem(lastUseKey, `${Date.now() + 30_000} 5`);
    expect(lastUse()?.idleMs).toBe(-30_000);
  });

  it('has an infinite idle time for 0 minutes, with which sessions do not end', () => {
    recordUse(0);
    expect(lastUse()?.maxIdleMs).toBe(Number.POSITIVE_INFINITY);
  });

  it('counts as infinitely long ago if it is more than a minute later than the clock', () => {
    localStrings.setItem(lastUseKey, `${Date.now() + 120_000} 5`);
    expect(lastUse()?.idleMs).toBe(Number.POSITIVE_INFINITY);
  });

  it.each(['corrupt', '1', '1 corrupt', 'corrupt 5'])(
    'is null for the corrupt text %s, after which the next use has the default idle time',
    text => {
      localStrings.setItem(lastUseKey, text);
      expect(lastUse()).toBeNull();
      recordUse();
      expect(lastUse()?.maxIdleMs).toBe(defaultIdleMinutes * 60_000);
    },
  );
});
