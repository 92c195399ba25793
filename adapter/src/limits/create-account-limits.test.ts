import { describe, expect, it } from 'vitest';
import { createKeyedHash } from '../logging/keyed-hash.ts';
import { createAccountLimits } from './create-account-limits.ts';

const second = 1_000;
const minute = 60 * second;
const email = 'ada@example.test';

const start = () => {
  const clock = { now: 0 };
  const limits = createAccountLimits(createKeyedHash(), () => clock.now);
  return { clock, limits };
};

describe('account limits', () => {
  it('let five login failures pass, then ask for waits that double, and never lock out', () => {
    const { clock, limits } = start();
    for (let n = 0; n < 5; n++) expect(limits.take('login-failures', email).waitMs).toBe(0);
    for (const wait of [2, 4, 8, 16]) {
      expect(limits.take('login-failures', email).waitMs).toBe(wait * second);
      clock.now += wait * second;
      expect(limits.take('login-failures', email).waitMs).toBe(0);
    }
    for (let n = 0; n < 20; n++) {
      const { waitMs } = limits.take('login-failures', email);
      expect(waitMs).toBeLessThanOrEqual(5 * minute);
      clock.now += waitMs;
    }
  });

  it('let one resend a minute pass and five an hour', () => {
    const { clock, limits } = start();
    for (let n = 0; n < 5; n++) {
      expect(limits.take('resend', email).waitMs).toBe(0);
      if (n < 4) expect(limits.take('resend', email).waitMs).toBe(minute);
      clock.now += minute;
    }
    expect(limits.take('resend', email).waitMs).toBe(55 * minute);
  });

  it('forget a use that is given back and a subject that is cleared', () => {
    const { limits } = start();
    limits.take('resend', email).release();
    expect(limits.take('resend', email).waitMs).toBe(0);
    limits.clear('resend', email);
    expect(limits.take('resend', email).waitMs).toBe(0);
  });

  it('know subjects and limits apart', () => {
    const { limits } = start();
    limits.take('resend', email);
    expect(limits.take('resend', 'bea@example.test').waitMs).toBe(0);
    expect(limits.take('forgot-password', email).waitMs).toBe(0);
  });
});
