import { setTimeout as delay } from 'node:timers/promises';
import { callTimes } from '@choose-life/contracts/gateway/operation';
import type { OperationId } from '@choose-life/contracts/gateway/operations';
import {
  type ClientSettings,
  type Clock,
  defaultSettings,
} from '@choose-life/gateway-client/send/client-settings';
import { exampleInputOf } from '../../docs/example-answers.ts';
import { askAt } from '../ask-at.ts';
import { startAdapterHere } from '../start-adapter-here.ts';
import type { FaultGateway } from './fault-gateway.ts';

/**
 * The settings in use, except those that would hide a fault or take minutes: waits between tries are next to nothing, no circuit
 * opens, and every retry is allowed.
 */
export const matrixSettings: ClientSettings = {
  ...defaultSettings,
  ...callTimes.write,
  backoffMs: [1, 1, 1],
  breaker: { ...defaultSettings.breaker, share: 2 },
  retryBudget: { ...defaultSettings.retryBudget, minCount: 1_000_000 },
};

/** For connections that fail: a fifth of a second in place of 5 s. */
export const briefConnecting: Partial<ClientSettings> = { connectMs: 200 };

/** For answers that do not come. The gateway runs in the same process: on a busy machine it may read a request two seconds late. */
const briefMs = 3_000;

/** 3 seconds in place of 12 to 31, and all tries fit the whole. */
export const briefTimes: Partial<ClientSettings> = {
  firstHeadMs: briefMs,
  laterHeadMs: briefMs,
  bodyIdleMs: briefMs,
  totalMs: 6 * briefMs,
};

/** For faults that end with the deadline of the whole call. */
export const briefWhole: Partial<ClientSettings> = { totalMs: briefMs };

export interface CallOutcome {
  readonly kind: string;
  readonly outcome: string;
  readonly tries: number;
  readonly text: string;
}

export type CallSequence = (
  setup: FaultSetup,
  calls: readonly OperationId[],
) => Promise<Map<OperationId, CallOutcome>>;

export interface FaultSetupOptions {
  readonly settings?: Partial<ClientSettings>;
  readonly clock?: Clock;
  /** Calls carry a token unless this is false. */
  readonly hasToken?: false;
}

export interface FaultSetup {
  readonly gateway: FaultGateway;
  readonly log: readonly string[];
  ask(call: OperationId, token?: string): Promise<CallOutcome>;
  /** Makes a call and hangs up once the gateway has it. Its result is read from the log. */
  leave(call: OperationId): Promise<CallOutcome>;
  seen(call: OperationId): Promise<void>;
  stopAdapter(): Promise<void>;
  stop(): Promise<void>;
}

/** The token of every call. It must come back nowhere. */
export const testToken = 'held-token';

/** Waits until the adapter has noticed what happened: between two timers Node always reads the events of the system. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await delay(20);
}

export async function startFaultSetup(
  gateway: FaultGateway,
  { settings, clock, hasToken }: FaultSetupOptions,
): Promise<FaultSetup> {
  const adapter = await startAdapterHere(
    gateway.url,
    {},
    { settings: { ...matrixSettings, ...settings }, ...(clock && { clock }) },
  );
  let stopping: Promise<void> | null = null;
  const stopAdapter = () => {
    stopping ??= adapter.stop();
    return stopping;
  };
  const send = async (call: OperationId, token: string, signal: AbortSignal | null = null) => {
    const { text } = await askAt(`${adapter.url}/trpc/${call}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(hasToken !== false && { authorization: token }),
      },
      body: JSON.stringify(exampleInputOf(call)),
      signal,
    });
    return text;
  };
  const logged = (call: OperationId) => callLines(adapter.log).findLast(({ proc }) => proc === call);
  const until = async (isSo: () => boolean) => {
    for (let waits = 0; !isSo() && waits < 2000; waits += 1) await delay(5);
  };

  return {
    gateway,
    log: adapter.log,
    async ask(call, token = testToken) {
      const before = gateway.seen(call);
      const text = await send(call, token);
      const tries = before === null ? (logged(call)?.attempts ?? 0) : (gateway.seen(call) ?? 0) - before;
      return { ...resultIn(text), tries, text };
    },
    async leave(call) {
      const leaving = new AbortController();
      const gone = send(call, testToken, leaving.signal).catch(() => '');
      await until(() => gateway.seen(call) === 1);
      leaving.abort();
      await gone;
      await settled();
      gateway.release();
      await until(() => logged(call) !== undefined);
      const { kind = 'not logged', outcome = 'not logged' } = logged(call) ?? {};
      return { kind, outcome, tries: gateway.seen(call) ?? 0, text: '' };
    },
    seen: call => until(() => (gateway.seen(call) ?? 1) > 0),
    stopAdapter,
    async stop() {
      gateway.release();
      await stopAdapter();
      await gateway.stop();
    },
  };
}

interface CallLine {
  readonly msg?: string;
  readonly proc?: string;
  readonly kind?: string;
  readonly outcome?: string;
  readonly attempts?: number;
}

function callLines(log: readonly string[]): CallLine[] {
  // The log is the adapter's own, one JSON object in a line.
  return log.map(line => JSON.parse(line) as CallLine).filter(({ msg }) => msg === 'gateway call');
}

function resultIn(text: string): Pick<CallOutcome, 'kind' | 'outcome'> {
  try {
    const { result, error } = JSON.parse(text);
    if (result) return { kind: 'OK', outcome: 'done' };
    const { kind, outcome } = error.data.gateway;
    return { kind: String(kind), outcome: String(outcome) };
  } catch {
    return { kind: 'CRASH', outcome: text.slice(0, 100) };
  }
}

export const together: CallSequence = async (setup, calls) =>
  new Map(await Promise.all(calls.map(async call => [call, await setup.ask(call)] as const)));

export function inTurn(each: (setup: FaultSetup, call: OperationId) => Promise<CallOutcome>): CallSequence {
  return async (setup, calls) => {
    const got = new Map<OperationId, CallOutcome>();
    for (const call of calls) got.set(call, await each(setup, call));
    return got;
  };
}

export const oneByOne = inTurn((setup, call) => setup.ask(call));

/** The second of two calls counts. */
export const theSecond = inTurn(async (setup, call) => {
  await setup.ask(call);
  return setup.ask(call);
});

/** The gateway goes and comes back between two calls. */
export const afterRestart = inTurn(async (setup, call) => {
  await setup.ask(call);
  await setup.gateway.restart();
  await settled();
  return setup.ask(call);
});

/** The adapter is stopped while all calls are at the gateway. */
export const stopMeanwhile: CallSequence = async (setup, calls) => {
  const outcomes = together(setup, calls);
  await Promise.all(calls.map(setup.seen));
  void setup.stopAdapter();
  await settled();
  setup.gateway.release();
  return outcomes;
};

/** The adapter is stopped while one call is at the gateway; the others come after that. */
export const askWhileStopping: CallSequence = async (setup, calls) => {
  const underWay = setup.ask('content.readByContentId');
  await setup.seen('content.readByContentId');
  void setup.stopAdapter();
  await settled();
  const got = await together(setup, calls);
  setup.gateway.release();
  await underWay;
  return got;
};

/** The calls come after one call of the stage has failed until its circuit opened. */
export function whenOpen(failing: OperationId): CallSequence {
  return async (setup, calls) => {
    for (let n = 0; n < 25; n += 1) await setup.ask(failing);
    return together(setup, calls);
  };
}
