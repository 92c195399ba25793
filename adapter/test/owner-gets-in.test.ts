import type { CallId } from '@choose-life/contracts/gateway/extensions';
import type { Fault } from '@choose-life/gateway-client/fault';
import { tooManyLogins } from '@choose-life/gateway-client/fault-messages';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
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
 * accounts, from any address, through any of three adapters, at any pace. They do not exceed RATE_LIMIT_PER_MINUTE from one network, because
 * the flood limit would refuse these calls.
 */

const owner = 'ada@example.test';
const sharedNetwork = '198.51.100.7';
const cleanNetwork = '192.0.2.1';
const [second, minute, hour] = [1_000, 60_000, 3_600_000];
const mailedCode = 'Zm9yIHRoZSBvd25lciBhbG';

const rules = rulesWithFloodLimit(6000);
const hash = createKeyedHash();
/** Without `fetchEmail`, no person of a token is known, so each token counts as a person. */
const persons = createPersons({ hash, auditNameOf: () => null, shared: null, now: () => 0 });

/** Creates the counters of three adapters. @param now the clock, which the test controls */
type StartCounts = (now: () => number) => Promise<readonly [Limits, Limits, Limits]>;

const startAdapters = async (startCounts: StartCounts) => {
  const clock = { now: 0 };
  const shared = { persons, loginQueues: createLoginQueues(1), exportingPersons: new Set<string>() };
  const counts = await startCounts(() => clock.now);
  const browsers = createKnownBrowsers('of all replicas', true, () => clock.now);
  const messages: number[] = [];
  const guesses: number[] = [];
  let cookie = '';
  const callerAt = (
    adapter: number,
    address: string,
    token: string | null,
    isOwner: boolean,
  ): CallerLimits => {
    const browser = browsers.of(isOwner ? cookie : '', header => {
      if (isOwner) cookie = header.split(';')[0] ?? '';
    });
    const limits = counts[adapter % 3] ?? counts[0];
    return callerLimits({ ...shared, limits }, { network: networkOf(address), token, browser });
  };
  /** The answer of the gateway to a call: the fault of a refusal, or null. */
  const faultOf = (id: CallId, email: string, isRight: boolean): Fault | null => {
    if (id === 'authentication.initiatePasswordReset' && email === owner) messages.push(clock.now);
    if (id === 'authentication.login' && email === owner && !isRight) guesses.push(clock.now);
    const asksForSecret = /login|complete|change|delete/.test(id);
    return isRight || !asksForSecret ? null : refused;
  };
  /** Makes a call. @returns how long the caller must wait, which is 0 if the gateway got the call, and the message of a refusal */
  const call = async (
    { adapter, address, email = owner, id, otp, token = null }: Attempt,
    isOwner = false,
  ): Promise<{ readonly waitMs: number; readonly message?: string; readonly isDone?: boolean }> => {
    const admission = await callerAt(adapter, address, token, isOwner).admit(id, { userEmail: email, otp });
    if (admission.waitMs === 0 && !admission.isDone) await admission.onCallEnded(faultOf(id, email, isOwner));
    return admission;
  };
  return { call, clock, guesses, messages };
};

interface Attempt {
  readonly id: CallId;
  readonly adapter: number;
  readonly address: string;
  readonly email?: string;
  readonly otp?: string;
  readonly token?: string | null;
}

const refused: Fault = { kind: 'REJECTED', outcome: 'refused', repeat: 'no' };

const wrongCode = fc.constantFrom<string>('123456', `${mailedCode.slice(1)}X`);
const part = fc.nat(255);
/** An address in one of three regions. */
const ofThreeRegions = fc
  .tuple(fc.constantFrom('203.0.', '2001:db8:', '100.64.'), part, part)
  .map(([region, a, b]) => (region.endsWith(':') ? `${region}${a}:${b}::1` : `${region}${a}.${b}`));
const anywhere = fc.oneof(
  fc.constant(sharedNetwork),
  ofThreeRegions,
  fc.tuple(part, part, part).map(([a, b, c]) => `${(a % 99) + 11}.${b}.${c}.1`),
);
const callsOfPersons = [
  'authentication.changePassword',
  'user.deleteAccount',
  'user.exportData',
  'hra.saveAnswers',
  'hra.appraiseRisks',
  'hra.getReportPdf',
] as const satisfies readonly CallId[];
/** A burst of calls of attackers, from several addresses or from a single one. */
const burstFrom = (address: fc.Arbitrary<string>, single: fc.Arbitrary<string>) =>
  fc.record({
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
    isAtOwner: fc.boolean(),
    addresses: fc.oneof(fc.tuple(single), fc.array(address, { minLength: 1, maxLength: 12 })),
    otp: wrongCode,
    // 5 calls reach the tightest limit of logins. 660 calls use up every limit of an account at all three adapters.
    times: fc.constantFrom<number>(1, 5, 660),
    afterMs: fc.constantFrom<number>(0, 0, 0, second, minute, 10 * minute, 30 * minute),
  });

/** Defines the tests that must pass with separate counters and with shared counters. */
function testOwner(startCounts: StartCounts, runs: number): void {
  type Adapters = Awaited<ReturnType<typeof startAdapters>>;
  type Burst = typeof burstFrom extends (...addresses: never) => fc.Arbitrary<infer One> ? One : never;
  const attack = async ({ call, clock }: Adapters, bursts: readonly Burst[]) => {
    for (const { addresses, afterMs, id, isAtOwner, otp, times, token } of bursts) {
      clock.now += afterMs;
      for (let n = 0; n < times; n++) {
        const email = isAtOwner ? owner : `p${n}@example.test`;
        const address = addresses[n % addresses.length] ?? sharedNetwork;
        await call({ id, adapter: n, address, email, otp, token });
      }
    }
  };

  /** Guesses from many addresses, after which no password is accepted for an hour without an e-mailed code. */
  const guessingAddresses = Array.from({ length: 50 }, (_, n) => `${n + 11}.0.113.1`);
  const manyGuesses: Burst = {
    id: 'authentication.login',
    isAtOwner: true,
    addresses: [...guessingAddresses, sharedNetwork],
    otp: '',
    token: null,
    // One from each of the 51 addresses at each of the three adapters.
    times: 153,
    afterMs: 0,
  };

  it.each([
    ['a clean network', cleanNetwork],
    ['the network of attackers', sharedNetwork],
  ])(
    'gets in from %s by an e-mailed code without a wait while passwords are not accepted',
    async (_from, address) => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(burstFrom(anywhere, fc.constant(sharedNetwork)), { maxLength: 12 }),
          fc.nat(2),
          async (bursts, adapter) => {
            const adapters = await startAdapters(startCounts);
            await attack(adapters, [...bursts, manyGuesses]);
            const { call, clock, messages } = adapters;
            const byPassword = await call({ id: 'authentication.login', adapter, address }, true);
            expect(byPassword.message).toBe(tooManyLogins);
            const steps = [
              { id: 'authentication.initiatePasswordReset' },
              { id: 'authentication.completePasswordReset', otp: mailedCode },
              { id: 'authentication.login' },
            ] as const;
            for (const step of steps) {
              const { waitMs } = await call({ ...step, adapter, address }, true);
              expect(waitMs).toBe(0);
              // An attacker may have requested the e-mail before. The owner can use its code too.
              if (step.id === 'authentication.initiatePasswordReset')
                expect(clock.now - Math.max(...messages)).toBeLessThanOrEqual(20 * minute);
            }
          },
        ),
        { numRuns: runs, endOnFailure: true },
      );
    },
  );

  it('gets in by the password without a wait from a region without attackers, while attackers come from three other regions', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(burstFrom(ofThreeRegions, ofThreeRegions), { maxLength: 12 }),
        fc.nat(2),
        async (bursts, adapter) => {
          const adapters = await startAdapters(startCounts);
          await attack(adapters, bursts);
          const { waitMs } = await adapters.call(
            { id: 'authentication.login', adapter, address: cleanNetwork },
            true,
          );
          expect(waitMs).toBe(0);
        },
      ),
      { numRuns: runs, endOnFailure: true },
    );
  });

  it('is not limited in a known browser', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(burstFrom(anywhere, fc.constant(sharedNetwork)), { maxLength: 12 }),
        fc.nat(2),
        async (bursts, adapter) => {
          const adapters = await startAdapters(startCounts);
          const browser = { adapter, address: sharedNetwork };
          await adapters.call({ id: 'authentication.login', ...browser }, true);
          await attack(adapters, [...bursts, manyGuesses]);
          for (const id of ['authentication.login', ...callsOfPersons] as const) {
            expect((await adapters.call({ id, ...browser, token: 'of the owner' }, true)).waitMs).toBe(0);
          }
        },
      ),
      { numRuns: runs, endOnFailure: true },
    );
  });
}

/** The largest number of guesses in any 24 hours. @param guesses their times in milliseconds, ascending */
function worstDay(guesses: readonly number[]): number {
  let from = 0;
  return guesses.reduce((worst, at, n) => {
    while (at - (guesses[from] ?? at) >= 24 * hour) from++;
    return Math.max(worst, n - from + 1);
  }, 0);
}

const runs = inject('long') ? 200 : 8;

describe('an owner, with separate counters in each adapter,', () => {
  const startCounts: StartCounts = async now => {
    const counts = () => createMemoryLimits({ rules, hash, now });
    return [counts(), counts(), counts()];
  };
  testOwner(startCounts, runs);

  it('is protected from more than 1,000 guesses in any 24 hours at each adapter', async () => {
    const pace = fc.record({ everyMs: fc.integer({ min: second, max: minute }), shiftMs: fc.nat(hour) });
    await fc.assert(
      fc.asyncProperty(pace, async ({ everyMs, shiftMs }) => {
        const { call, clock, guesses } = await startAdapters(startCounts);
        for (let n = 0; clock.now < 49 * hour && n < 20_000; n++) {
          // The pause shifts the later guesses against the windows of the limits.
          clock.now += n === 40 ? shiftMs : everyMs;
          await call({ id: 'authentication.login', adapter: 0, address: `${11 + (n % 80)}.${n % 251}.3.4` });
        }
        expect(worstDay(guesses)).toBeLessThanOrEqual(1000);
      }),
      { numRuns: inject('long') ? 30 : 1 },
    );
  }, 240_000);
});

// One memory stands in for the shared store. valkey-limits.test.ts shows that both count alike.
describe('an owner, with counters in a store that all adapters share,', () => {
  const startCounts: StartCounts = async now => {
    const store = createMemoryLimits({ rules, hash, now });
    return [store, store, store];
  };
  testOwner(startCounts, runs);
});
