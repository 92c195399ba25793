import { codes } from '@choose-life/contracts/domain/codes';
import type { Fault } from '@choose-life/gateway-client/fault';
import { exportUnderWay } from '@choose-life/gateway-client/fault-messages';
import { describe, expect, it } from 'vitest';
import { createKeyedHash } from '../logging/keyed-hash.ts';
import { type CallerLimits, callerLimits } from './caller-limits.ts';
import { createKnownBrowsers } from './known-browsers.ts';
import { limitRules, rulesWithFloodLimit } from './limits.ts';
import { createLoginQueues } from './login-limits.ts';
import { createMemoryLimits } from './memory-limits.ts';
import { createPersons } from './persons.ts';

/** `retryAfterMs` while an export of the same person is running. */
const exportUnderWayMs = 5_000;
const owner = 'ada@example.test';
const ownerAddress = '198.51.100.7';

/** How many log-ins of one account run at a time. */
const loginsAtOnce = 4;
/** Log-ins with a wrong password from one address, after which the next one has to wait. */
const maxGuesses = limitRules['login-to-email-from-address'].max;

const start = (maxPersons = 10_000) => {
  const clock = { now: 0 };
  const hash = createKeyedHash();
  const now = () => clock.now;
  const limits = createMemoryLimits({ rules: rulesWithFloodLimit(6_000), hash, now });
  // Every token belongs to the owner, except a token that an attacker has made up.
  const fetchEmail = async (token: string) => (token === 'made up' ? null : owner);
  const persons = createPersons({ hash, auditNameOf: () => null, shared: null, fetchEmail, now, maxPersons });
  const shared = {
    limits,
    persons,
    loginQueues: createLoginQueues(loginsAtOnce),
    exportingIdentities: new Set<string>(),
  };
  const browsers = createKnownBrowsers({ key: 'k', isHttps: true, now });
  /** The cookie of a browser that has logged in with this e-mail. */
  const cookieOf = (email: string) => {
    let setCookie = '';
    const newBrowser = browsers.fromCookies(undefined, header => {
      setCookie = header;
    });
    newBrowser.remember(email);
    // The name and value of the cookie, without its attributes.
    return setCookie.split(';')[0] ?? '';
  };
  const callerFrom = (address: string, token: string | null, cookie = ''): CallerLimits =>
    callerLimits(shared, { network: address, token, browser: browsers.fromCookies(cookie, () => {}) });
  return { clock, cookieOf, callerFrom, persons };
};

const faultOf = (kind: Fault['kind'], outcome: Fault['outcome']): Fault => ({
  kind,
  outcome,
  message: '',
  repeat: 'no',
});
const refused = faultOf('REJECTED', 'refused');

// adapter/test/owner-logs-in.test.ts tests that attackers cannot lock an owner out.
describe('callerLimits', () => {
  it.each([
    ['a call that was not sent', 'hra.appraiseRisks', faultOf('UNREACHABLE', 'not-sent')],
    [
      'a call whose token the gateway does not know',
      'hra.appraiseRisks',
      faultOf('SESSION_EXPIRED', 'refused'),
    ],
    ['a log-in without an answer', 'authentication.login', faultOf('TIMEOUT', 'unknown')],
    ['a successful log-in', 'authentication.login', null],
  ] as const)('does not count %s', async (_case, id, fault) => {
    const { callerFrom } = start();
    const caller = callerFrom(ownerAddress, 'token');
    // 30 is more than the tightest limit of each of these calls.
    for (let attempt = 0; attempt < 30; attempt += 1) {
      const admission = await caller.admit(id, { userEmail: owner });
      expect(admission.waitMs).toBe(0);
      await admission.onCallEnded(fault);
    }
  });

  it('queues the log-ins of known browsers separately from log-ins of unknown browsers and of other accounts', async () => {
    const { callerFrom, cookieOf } = start();
    const started: string[] = [];
    const login = async (name: string, cookie?: string, userEmail = owner) => {
      const admission = await callerFrom(ownerAddress, null, cookie).admit('authentication.login', {
        userEmail,
      });
      started.push(name);
      return admission;
    };
    // Many more than may run at a time.
    const logins = Array.from({ length: 48 }, (_, index) => login(`known ${index}`, cookieOf(owner)));
    const running = await Promise.all(logins.slice(0, loginsAtOnce));
    await Promise.all([login('unknown'), login('other account', undefined, 'bea@example.test')]);
    expect(started).toEqual(['known 0', 'known 1', 'known 2', 'known 3', 'unknown', 'other account']);
    // The third log-in ends, and the next one of the same queue starts.
    await running[2]?.onCallEnded(null);
    await logins[loginsAtOnce];
    expect(started.slice(6)).toEqual(['known 4']);
    for (const admission of logins.toSpliced(2, 1)) await (await admission).onCallEnded(null);
    expect(started).toHaveLength(logins.length + 2);
  });

  it('permits a person only one export at a time, with any token, until the export is sent', async () => {
    const { callerFrom, persons } = start();
    for (const token of ['phone', 'laptop']) await persons.record(token, owner);
    const begin = (token: string) => callerFrom(ownerAddress, token).admit('user.exportData', {});
    const first = await begin('phone');
    expect(first.waitMs).toBe(0);
    expect(await begin('laptop')).toMatchObject({ waitMs: exportUnderWayMs, message: exportUnderWay });
    // This token belongs to nobody, so it is another identity.
    expect((await begin('made up')).waitMs).toBe(0);
    await first.onCallEnded(null);
    expect((await begin('laptop')).waitMs).toBe(exportUnderWayMs);
    first.onResponseEnded?.();
    expect((await begin('laptop')).waitMs).toBe(0);
  });

  it('does not treat an export that the rate limit has refused as running', async () => {
    const { clock, callerFrom, persons } = start();
    await persons.record('phone', owner);
    const begin = () => callerFrom(ownerAddress, 'phone').admit('user.exportData', {});
    const { max, windowMs } = limitRules['export-by-person'];
    for (let exported = 0; exported < max; exported += 1) {
      const admission = await begin();
      await admission.onCallEnded(null);
      admission.onResponseEnded?.();
    }
    expect((await begin()).waitMs).toBe(windowMs);
    clock.now += windowMs;
    expect((await begin()).waitMs).toBe(0);
  });

  it.each([
    ['hra.saveAnswers', 60],
    ['hra.appraiseRisks', 6],
    ['hra.whatIf', 60],
    ['hra.getReportPdf', 20],
    ['hra.getReportLetter', 20],
    ['risksAppraisedAudit.readByRisksAppraisedAuditUserId', 120],
  ] as const)(
    'counts the calls of %s with all tokens of an account as those of one person, including tokens that are no longer recorded',
    async (id, max) => {
      // Only the persons of two tokens are recorded at a time.
      const { callerFrom } = start(2);
      const tryCall = async (token: string) => {
        const admission = await callerFrom(ownerAddress, token).admit(id, {});
        if (admission.waitMs === 0) await admission.onCallEnded(null);
        return admission.waitMs === 0;
      };
      let admitted = 0;
      for (let index = 0; index < 2 * max; index += 1) if (await tryCall(`token ${index}`)) admitted += 1;
      expect(admitted).toBe(max);
      // This token belongs to nobody, so it is another identity.
      expect(await tryCall('made up')).toBe(true);
    },
  );

  it('counts a wrong password that the gateway reports as an expired session', async () => {
    const { callerFrom } = start();
    const caller = callerFrom(ownerAddress, null);
    for (let attempt = 0; attempt < maxGuesses; attempt += 1) {
      const admission = await caller.admit('authentication.login', { userEmail: owner });
      await admission.onCallEnded(faultOf('SESSION_EXPIRED', 'refused'));
    }
    expect((await caller.admit('authentication.login', { userEmail: owner })).waitMs).toBeGreaterThan(0);
  });

  describe('the cookie of a known browser', () => {
    const week = 7 * 24 * 3_600_000;

    /**
     * How long a log-in of the owner has to wait if the cookie was set `msAfterCookie` ago, and attackers behind the same address have used
     * up their guesses.
     */
    const waitOfOwner = async (msAfterCookie: number) => {
      const { clock, cookieOf, callerFrom } = start();
      const cookie = cookieOf(owner);
      clock.now += msAfterCookie;
      const attackers = callerFrom(ownerAddress, null);
      for (let attempt = 0; attempt < maxGuesses; attempt += 1)
        await (await attackers.admit('authentication.login', { userEmail: owner })).onCallEnded(refused);
      const ownerCaller = callerFrom(ownerAddress, null, cookie);
      return (await ownerCaller.admit('authentication.login', { userEmail: owner })).waitMs;
    };

    it('is accepted for twelve weeks', async () => {
      expect(await waitOfOwner(12 * week - 1000)).toBe(0);
      expect(await waitOfOwner(12 * week)).toBeGreaterThan(0);
    });

    it('is not accepted if it expires more than twelve weeks from now', async () => {
      expect(await waitOfOwner(-week)).toBeGreaterThan(0);
    });
  });
});

describe('a change of password', () => {
  it('does not count as a guess at the current password if the gateway refuses the new one', async () => {
    const { callerFrom } = start();
    const caller = callerFrom(ownerAddress, 'token');
    /** Requests a change, which ends with this fault if it need not wait. @returns the wait in milliseconds */
    const waitForChange = async (fault: Fault) => {
      const admission = await caller.admit('authentication.changePassword', {});
      if (admission.waitMs === 0) await admission.onCallEnded(fault);
      return admission.waitMs;
    };
    const tooCommon = { ...refused, gatewayCode: codes.passwordRefused };
    const maxAttempts = limitRules['password-by-token'].max;
    for (let attempt = 0; attempt < 4 * maxAttempts; attempt += 1)
      expect(await waitForChange(tooCommon)).toBe(0);
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) expect(await waitForChange(refused)).toBe(0);
    expect(await waitForChange(refused)).toBeGreaterThan(0);
  });
});
