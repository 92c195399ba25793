import type { CallId } from '@choose-life/contracts/gateway/extensions';
import type { Fault } from '@choose-life/gateway-client/fault';
import { tooManyLogins } from '@choose-life/gateway-client/fault-messages';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import type { CallAdmission } from '../src/limits/call-admission.ts';
import { type CallerLimits, callerLimits } from '../src/limits/caller-limits.ts';
import { createKnownBrowsers } from '../src/limits/known-browsers.ts';
import { type Limits, rulesWithFloodLimit } from '../src/limits/limits.ts';
import { createLoginQueues } from '../src/limits/login-limits.ts';
import { createMemoryLimits } from '../src/limits/memory-limits.ts';
import { networkOf } from '../src/limits/network-of.ts';
import { createPersons } from '../src/limits/persons.ts';
import { createKeyedHash } from '../src/logging/keyed-hash.ts';

/*
 * These tests show that the owner of an account can always log in, whatever attackers do (decision 0019). Attackers make any calls for any
 * accounts, from any address, through any of three adapters, at any pace. The tests omit the flood limit of a network
 * (RATE_LIMIT_PER_MINUTE). The adapter checks the flood limit before these limits. After a flood from the network of the owner, the flood
 * limit refuses the calls of the owner too.
 *
 * A region is a range of addresses of one provider (`regionOf`: 16 bits of IPv4, 32 of IPv6). Attackers in three regions cannot use up the limit
 * of an account.
 */

const owner = 'ada@example.test';
/** An address of the owner and of attackers. */
const sharedAddress = '198.51.100.7';
/** An address of the owner in a region without attackers. */
const cleanAddress = '192.0.2.1';
const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
/** The right code. It is too long to guess. Wrong codes of this length are not counted. */
const emailedCode = 'Zm9yIHRoZSBvd25lciBhbG';

/** The maximum of the flood limit has no effect here. */
const rules = rulesWithFloodLimit(6000);
const hash = createKeyedHash();
/** Does not know the person of any token, because the option `fetchEmail` is missing. So each token counts as a person. */
const persons = createPersons({ hash, auditNameOf: () => null, shared: null, now: () => 0 });

/** How many log-ins run at a time in each queue. With 1, a log-in that does not leave its queue blocks the next one, and the test times out. */
const loginsAtOnce = 1;

/** Creates the limits of three adapters. @param now the clock, which the test controls */
type CreateLimits = (now: () => number) => readonly [Limits, Limits, Limits];

/** Simulates three adapters, which share a gateway. */
const simulateAdapters = (createLimits: CreateLimits) => {
  const clock = { now: 0 };
  const now = () => clock.now;
  const loginQueues = createLoginQueues(loginsAtOnce);
  const shared = { persons, loginQueues, exportingIdentities: new Set<string>() };
  const limitsOfAdapters = createLimits(now);
  const browsers = createKnownBrowsers({ key: 'a key of all replicas', isHttps: true, now });
  /** The times at which the gateway sent a reset e-mail to the owner. */
  const emailTimes: number[] = [];
  /** The times of wrong passwords for the account of the owner that reached the gateway. */
  const guessTimes: number[] = [];
  let ownersCookie = '';
  const callerLimitsOf = ({ adapter, address, isOwner = false, token = null }: CallAttempt): CallerLimits => {
    const browser = browsers.fromCookies(isOwner ? ownersCookie : '', header => {
      if (isOwner) ownersCookie = header.split(';')[0] ?? '';
    });
    const limits = limitsOfAdapters[adapter % 3] ?? limitsOfAdapters[0];
    return callerLimits({ ...shared, limits }, { network: networkOf(address), token, browser });
  };
  /**
   * Records the e-mail or the guess that a call causes, and answers like the gateway: the fault of a refusal, or null. Only the owner has the
   * right password and code.
   */
  const callGateway = ({ email = owner, id, isOwner = false }: CallAttempt): Fault | null => {
    if (id === 'authentication.initiatePasswordReset' && email === owner) emailTimes.push(clock.now);
    if (id === 'authentication.login' && email === owner && !isOwner) guessTimes.push(clock.now);
    // Calls with a password or a code.
    const checksSecret = /login|complete|change|delete/.test(id);
    return checksSecret && !isOwner ? refused : null;
  };
  /** Makes a call if it is admitted. */
  const call = async (attempt: CallAttempt): Promise<CallAdmission> => {
    const { email = owner, id, otp } = attempt;
    const admission = await callerLimitsOf(attempt).admit(id, { userEmail: email, otp });
    // A call whose effect exists already is answered without the gateway.
    const isSent = admission.waitMs === 0 && !admission.isDone;
    if (isSent) await admission.onCallEnded(callGateway(attempt));
    return admission;
  };
  return { call, clock, guessTimes, emailTimes };
};

interface CallAttempt {
  readonly id: CallId;
  /** The index of the adapter, modulo 3. */
  readonly adapter: number;
  readonly address: string;
  /** The account of the call. Default: the account of the owner. */
  readonly email?: string;
  readonly otp?: string;
  readonly token?: string | null;
  /** Whether the owner makes the call. Default: an attacker makes the call. */
  readonly isOwner?: boolean;
}

const refused: Fault = { kind: 'REJECTED', outcome: 'refused', repeat: 'no' };

/** A short code and a long one. Only wrong short codes are counted. */
const wrongCode = fc.constantFrom<string>('123456', `${emailedCode.slice(1)}X`);
const byte = fc.nat(255);
/** An address in one of three regions. */
const addressInThreeRegions = fc.oneof(
  fc.tuple(fc.constantFrom('203.0', '100.64'), byte, byte).map(([region, c, d]) => `${region}.${c}.${d}`),
  fc.tuple(byte, byte).map(([c, d]) => `2001:db8:${c}:${d}::1`),
);
/** An address in any region except that of `cleanAddress`: no first byte is 192. */
const anyAddress = fc.oneof(
  fc.constant(sharedAddress),
  addressInThreeRegions,
  fc.tuple(fc.integer({ min: 11, max: 109 }), byte, byte).map(([a, b, c]) => `${a}.${b}.${c}.1`),
);
/** Calls of a session, which are limited by person or token. */
const callsOfPersons = [
  'authentication.changePassword',
  'user.deleteAccount',
  'user.exportData',
  'hra.saveAnswers',
  'hra.appraiseRisks',
  'hra.getReportPdf',
] as const satisfies readonly CallId[];

/** Calls that attackers make in quick succession. */
interface Burst {
  readonly id: CallId;
  readonly token: string | null;
  /** Whether the calls are for the account of the owner. Otherwise each call is for another account. */
  readonly isForOwner: boolean;
  readonly addresses: readonly string[];
  readonly otp: string;
  /** The number of calls. */
  readonly times: number;
  /** The pause before the burst. */
  readonly afterMs: number;
}

/** A burst from several addresses, or from a single address that `singleAddress` generates. */
const burstFrom = (address: fc.Arbitrary<string>, singleAddress: fc.Arbitrary<string>): fc.Arbitrary<Burst> =>
  fc.record({
    // A value that is listed several times is generated more often.
    id: fc.constantFrom<CallId>(
      'authentication.login',
      'authentication.login',
      'authentication.initiatePasswordReset',
      'authentication.completePasswordReset',
      'authentication.resendOtp',
      'authentication.initiateEnrollment',
      'authentication.completeEnrollment',
      'waitList.create',
      ...callsOfPersons,
    ),
    token: fc.constantFrom(null, 'of an attacker', 'made up'),
    isForOwner: fc.boolean(),
    addresses: fc.oneof(fc.tuple(singleAddress), fc.array(address, { minLength: 1, maxLength: 12 })),
    otp: wrongCode,
    // 5 calls reach the tightest limit of logins. 660 calls use up every limit of an account at all three adapters.
    times: fc.constantFrom<number>(1, 5, 660),
    afterMs: fc.constantFrom<number>(0, 0, 0, second, minute, 10 * minute, 30 * minute),
  });

const burstsFromAnywhere = fc.array(burstFrom(anyAddress, fc.constant(sharedAddress)), { maxLength: 12 });
const burstsFromThreeRegions = fc.array(burstFrom(addressInThreeRegions, addressInThreeRegions), {
  maxLength: 12,
});
const adapterIndex = fc.nat(2);
/** A failing sequence of bursts is reported without shrinking it, because shrinking would repeat hundreds of calls many times. */
const assertOptions = { numRuns: inject('long') ? 200 : 8, endOnFailure: true };

/** Defines the tests that must pass with separate counters and with shared counters. */
function testOwner(createLimits: CreateLimits): void {
  type Adapters = ReturnType<typeof simulateAdapters>;
  const attack = async ({ call, clock }: Pick<Adapters, 'call' | 'clock'>, bursts: readonly Burst[]) => {
    for (const { addresses, afterMs, id, isForOwner, otp, times, token } of bursts) {
      clock.now += afterMs;
      for (let n = 0; n < times; n++) {
        const email = isForOwner ? owner : `p${n}@example.test`;
        const address = addresses[n % addresses.length] ?? sharedAddress;
        await call({ id, adapter: n, address, email, otp, token });
      }
    }
  };

  /** Addresses in 50 regions, so that the guesses use up the limit of the account before those of a region. */
  const guessingAddresses = Array.from({ length: 50 }, (_, n) => `${n + 11}.0.113.1`);
  /** Guesses from many addresses, after which no password is accepted for an hour, unless the owner uses an e-mailed code. */
  const manyGuesses: Burst = {
    id: 'authentication.login',
    isForOwner: true,
    addresses: [...guessingAddresses, sharedAddress],
    otp: '',
    token: null,
    // 51 guesses at each of the three adapters, which are more than the limit `login-to-email`. Each address makes three guesses, all at one adapter.
    times: 153,
    afterMs: 0,
  };

  it.each([
    ['a clean network', cleanAddress],
    ['the network of attackers', sharedAddress],
  ])(
    'logs in from %s with an e-mailed code, without a wait, while passwords are not accepted',
    async (_network, address) => {
      await fc.assert(
        fc.asyncProperty(burstsFromAnywhere, adapterIndex, async (bursts, adapter) => {
          const adapters = simulateAdapters(createLimits);
          await attack(adapters, [...bursts, manyGuesses]);
          const { call, clock, emailTimes } = adapters;
          const callAsOwner = (id: CallId, otp = '') => call({ id, otp, adapter, address, isOwner: true });
          expect((await callAsOwner('authentication.login')).message).toBe(tooManyLogins);
          expect((await callAsOwner('authentication.initiatePasswordReset')).waitMs).toBe(0);
          // An attacker may have requested the e-mail earlier. The owner can use its code, which the embedded gateway accepts for an hour. After
          // 20 minutes the limit `forgot-password` permits another e-mail.
          expect(clock.now - Math.max(...emailTimes)).toBeLessThanOrEqual(20 * minute);
          expect((await callAsOwner('authentication.completePasswordReset', emailedCode)).waitMs).toBe(0);
          expect((await callAsOwner('authentication.login')).waitMs).toBe(0);
        }),
        assertOptions,
      );
    },
  );

  it('logs in with the password from a region without attackers, without a wait, while attackers use three other regions', async () => {
    await fc.assert(
      fc.asyncProperty(burstsFromThreeRegions, adapterIndex, async (bursts, adapter) => {
        const { call, clock } = simulateAdapters(createLimits);
        await attack({ call, clock }, bursts);
        const login = { id: 'authentication.login', adapter, address: cleanAddress, isOwner: true } as const;
        expect((await call(login)).waitMs).toBe(0);
      }),
      assertOptions,
    );
  });

  it('is not limited in a known browser', async () => {
    await fc.assert(
      fc.asyncProperty(burstsFromAnywhere, adapterIndex, async (bursts, adapter) => {
        const { call, clock } = simulateAdapters(createLimits);
        const callAsOwner = (id: CallId, token: string | null) =>
          call({ id, token, adapter, address: sharedAddress, isOwner: true });
        // This log-in makes the browser known.
        await callAsOwner('authentication.login', null);
        await attack({ call, clock }, [...bursts, manyGuesses]);
        for (const id of ['authentication.login', ...callsOfPersons] as const) {
          expect((await callAsOwner(id, 'of the owner')).waitMs).toBe(0);
        }
      }),
      assertOptions,
    );
  });
}

/** The largest number of guesses in any 24 hours. @param times the times of the guesses in milliseconds, ascending */
function maxGuessesInDay(times: readonly number[]): number {
  let max = 0;
  let first = 0;
  for (const [index, time] of times.entries()) {
    while (time - (times[first] ?? time) >= 24 * hour) first++;
    max = Math.max(max, index - first + 1);
  }
  return max;
}

describe('the owner of an account, with separate counters in each adapter,', () => {
  const createLimits: CreateLimits = now => {
    const createOne = () => createMemoryLimits({ rules, hash, now });
    return [createOne(), createOne(), createOne()];
  };
  testOwner(createLimits);

  it('is protected from more than 1,000 guesses in any 24 hours at each adapter', async () => {
    // At a faster pace, the calls of two days would take too long.
    const pace = fc.record({ everyMs: fc.integer({ min: 9 * second, max: minute }), shiftMs: fc.nat(hour) });
    await fc.assert(
      fc.asyncProperty(pace, async ({ everyMs, shiftMs }) => {
        const { call, clock, guessTimes } = simulateAdapters(createLimits);
        for (let n = 0; clock.now < 49 * hour; n++) {
          // After the guesses of one hour, one pause shifts the later guesses relative to the windows of the limits.
          clock.now += n === rules['login-to-email'].max ? shiftMs : everyMs;
          // Each guess is from another region, so that only `login-to-email` limits the guesses.
          const address = `${11 + (n % 80)}.${n % 251}.3.4`;
          await call({ id: 'authentication.login', adapter: 0, address });
        }
        expect(maxGuessesInDay(guessTimes)).toBeLessThanOrEqual(1000);
      }),
      { numRuns: inject('long') ? 30 : 1 },
    );
  }, 240_000);
});

// Counters in memory replace the shared store. valkey-limits.test.ts shows that both count in the same way.
describe('the owner of an account, with counters in a store that all adapters share,', () => {
  const createLimits: CreateLimits = now => {
    const store = createMemoryLimits({ rules, hash, now });
    return [store, store, store];
  };
  testOwner(createLimits);
});
