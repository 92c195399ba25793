import type { CallId } from '@choose-life/contracts/gateway/extensions';
import type { Fault } from '@choose-life/gateway-client/fault';
import { tooManyLogins } from '@choose-life/gateway-client/fault-messages';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { type CallerLimits, callerLimits } from '../src/limits/caller-limits.ts';
import { createKnownBrowsers } from '../src/limits/known-browsers.ts';
import { type Limits, rulesWith } from '../src/limits/limits.ts';
import { createLoginQueues } from '../src/limits/login-limits.ts';
import { createMemoryLimits } from '../src/limits/memory-limits.ts';
import { networkOf } from '../src/limits/network-of.ts';
import { createPersons } from '../src/limits/persons.ts';
import { createKeyedHash } from '../src/logging/keyed-hash.ts';

/*
 * What attackers may do to an owner: any call about any account, from anywhere, through any of three adapters, at any pace. Floods of
 * more calls than RATE_LIMIT_PER_MINUTE from one network are outside of it.
 */

const owner = 'ada@example.test';
const sharedNetwork = '198.51.100.7';
const cleanNetwork = '192.0.2.1';
const [second, minute, hour] = [1_000, 60_000, 3_600_000];
const mailedCode = 'Zm9yIHRoZSBvd25lciBhbG';

const rules = rulesWith(6000);
const hash = createKeyedHash();
/** No answer tells whose a token is: each stands for itself. */
const persons = createPersons({ hash, nameOf: () => null, shared: null, now: () => 0 });

/** The counts of three adapters, from empty, on a clock that the test moves. */
type StartCounts = (now: () => number) => Promise<readonly [Limits, Limits, Limits]>;

const startAdapters = async (startCounts: StartCounts) => {
  const clock = { now: 0 };
  const shared = { persons, loginQueues: createLoginQueues(1), exporting: new Set<string>() };
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
  const judged = (id: CallId, email: string, isRight: boolean): Fault | null => {
    if (id === 'authentication.initiatePasswordReset' && email === owner) messages.push(clock.now);
    if (id === 'authentication.login' && email === owner && !isRight) guesses.push(clock.now);
    const asksForSecret = /login|complete|change|delete/.test(id);
    return isRight || !asksForSecret ? null : refused;
  };
  /** One call. @returns how long it must wait, 0 where the gateway got it, and what a person reads */
  const call = async (
    { adapter, address, email = owner, id, otp, token = null }: Attempt,
    isOwner = false,
  ): Promise<{ readonly waitMs: number; readonly message?: string; readonly isDone?: boolean }> => {
    const admission = await callerAt(adapter, address, token, isOwner).admit(id, { userEmail: email, otp });
    if (admission.waitMs === 0 && !admission.isDone) await admission.settle(judged(id, email, isOwner));
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
/** A network of three regions. */
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
const burstFrom = (address: fc.Arbitrary<string>, alone: fc.Arbitrary<string>) =>
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
    addresses: fc.oneof(fc.tuple(alone), fc.array(address, { minLength: 1, maxLength: 12 })),
    otp: wrongCode,
    times: fc.constantFrom<number>(1, 5, 660),
    afterMs: fc.constantFrom<number>(0, 0, 0, second, minute, 10 * minute, 30 * minute),
  });

function laws(startCounts: StartCounts, runs: number): void {
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

  /** Guesses from everywhere at each adapter, so that the password alone lets nobody in for an hour. */
  const guesses = Array.from({ length: 50 }, (_, n) => `${n + 11}.0.113.1`);
  const closing: Burst = {
    id: 'authentication.login',
    isAtOwner: true,
    addresses: [...guesses, sharedNetwork],
    otp: '',
    token: null,
    times: 153,
    afterMs: 0,
  };

  it.each([
    ['a clean network', cleanNetwork],
    ['the network of attackers', sharedNetwork],
  ])(
    'gets in from %s without a wait, by the e-mail where the password is held back',
    async (_from, address) => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(burstFrom(anywhere, fc.constant(sharedNetwork)), { maxLength: 12 }),
          fc.nat(2),
          async (bursts, adapter) => {
            const adapters = await startAdapters(startCounts);
            await attack(adapters, [...bursts, closing]);
            const { call, clock, messages } = adapters;
            const held = await call({ id: 'authentication.login', adapter, address }, true);
            expect(held.message).toBe(tooManyLogins);
            const ways = [
              { id: 'authentication.initiatePasswordReset' },
              { id: 'authentication.completePasswordReset', otp: mailedCode },
              { id: 'authentication.login' },
            ] as const;
            for (const way of ways) {
              const { waitMs } = await call({ ...way, adapter, address }, true);
              expect(waitMs).toBe(0);
              // The e-mail may be one that an attacker has asked for: it is there all the same.
              if (way.id === 'authentication.initiatePasswordReset')
                expect(clock.now - Math.max(...messages)).toBeLessThanOrEqual(20 * minute);
            }
          },
        ),
        { numRuns: runs, endOnFailure: true },
      );
    },
  );

  it('gets in by the password at once from a region of which no attacker comes, whatever those of three others do', async () => {
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

  it('is held back by nothing in a known browser', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(burstFrom(anywhere, fc.constant(sharedNetwork)), { maxLength: 12 }),
        fc.nat(2),
        async (bursts, adapter) => {
          const adapters = await startAdapters(startCounts);
          const own = { adapter, address: sharedNetwork };
          await adapters.call({ id: 'authentication.login', ...own }, true);
          await attack(adapters, [...bursts, closing]);
          for (const id of ['authentication.login', ...callsOfPersons] as const) {
            expect((await adapters.call({ id, ...own, token: 'of the owner' }, true)).waitMs).toBe(0);
          }
        },
      ),
      { numRuns: runs, endOnFailure: true },
    );
  });
}

function worstDay(guesses: readonly number[]): number {
  let from = 0;
  return guesses.reduce((worst, at, n) => {
    while (at - (guesses[from] ?? at) >= 24 * hour) from++;
    return Math.max(worst, n - from + 1);
  }, 0);
}

const runs = inject('long') ? 200 : 8;

describe('with counts of their own, an owner', () => {
  const startCounts: StartCounts = async now => {
    const counts = () => createMemoryLimits({ rules, hash, now });
    return [counts(), counts(), counts()];
  };
  laws(startCounts, runs);

  it('is guessed at 1,000 times in any 24 hours at most, at each adapter', async () => {
    const pace = fc.record({ everyMs: fc.integer({ min: second, max: minute }), shiftMs: fc.nat(hour) });
    await fc.assert(
      fc.asyncProperty(pace, async ({ everyMs, shiftMs }) => {
        const { call, clock, guesses } = await startAdapters(startCounts);
        for (let n = 0; clock.now < 49 * hour && n < 20_000; n++) {
          clock.now += n === 40 ? shiftMs : everyMs;
          await call({ id: 'authentication.login', adapter: 0, address: `${11 + (n % 80)}.${n % 251}.3.4` });
        }
        expect(worstDay(guesses)).toBeLessThanOrEqual(1000);
      }),
      { numRuns: inject('long') ? 30 : 1 },
    );
  }, 240_000);
});

// That a shared store counts as one memory does: valkey-limits.test.ts.
describe('with one store, an owner', () => {
  const startCounts: StartCounts = async now => {
    const store = createMemoryLimits({ rules, hash, now });
    return [store, store, store];
  };
  laws(startCounts, runs);
});
