import { setTimeout as delay } from 'node:timers/promises';
import { callTimeouts } from '@choose-life/contracts/gateway/operation';
import type { OperationId } from '@choose-life/contracts/gateway/operations';
import {
  type ClientSettings,
  type Clock,
  defaultSettings,
} from '@choose-life/gateway-client/send/client-settings';
import { exampleInputOf } from '../../docs/example-answers.ts';
import { sendRequest } from '../send-request.ts';
import { startAdapterInProcess } from '../start-adapter-in-process.ts';
import type { FaultGateway } from './fault-gateway.ts';

/** The default settings, with changes so that each call shows the effect of its fault, and the tests are fast. */
export const faultSettings: ClientSettings = {
  ...defaultSettings,
  // All calls have the time limits of writes, which are the longest.
  ...callTimeouts.write,
  backoffMs: [1, 1, 1],
  // No circuit opens, because a share above 1 is never reached.
  breaker: { ...defaultSettings.breaker, share: 2 },
  // More than all retries of the tests, so that every retry is allowed.
  retryBudget: { ...defaultSettings.retryBudget, minCount: 1_000_000 },
};

/** Settings for faults while connecting: a time limit of 200 ms instead of 5 s. */
export const shortConnectTimeout: Partial<ClientSettings> = { connectMs: 200 };

/** Time limit for answers that do not arrive. The gateway runs in the same process, and may read a request seconds late on a busy machine. */
const shortTimeoutMs = 5_000;

/**
 * Settings for answers that do not arrive: each wait has 5 seconds instead of 31 (headers) or 12 (body). The deadline is long enough for three
 * attempts.
 */
export const shortTimeouts: Partial<ClientSettings> = {
  firstAttemptHeadersMs: shortTimeoutMs,
  retryHeadersMs: shortTimeoutMs,
  bodyIdleMs: shortTimeoutMs,
  totalMs: 6 * shortTimeoutMs,
};

/** Settings for faults that only the deadline of the call ends. */
export const shortDeadline: Partial<ClientSettings> = { totalMs: shortTimeoutMs };

/** The result of a call under a fault. */
export interface CallOutcome {
  /** The kind of the error; 'OK' for a success; 'CRASH' if the response is not a result of tRPC. */
  readonly kind: string;
  readonly outcome: string;
  /** The number of requests that reached the gateway. If no connection can be established: the attempts that the adapter logged. */
  readonly tries: number;
  /** The body of the adapter's response. */
  readonly text: string;
}

/** Makes calls, and may stop or restart a server between them. Returns the outcome of each call. */
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

/** A gateway with a fault, and an adapter in front of it. */
export interface FaultSetup {
  readonly gateway: FaultGateway;
  readonly log: readonly string[];
  makeCall(call: OperationId, token?: string): Promise<CallOutcome>;
  /** Makes a call, and disconnects when the gateway has received it. The result is read from the log. */
  disconnectDuring(call: OperationId): Promise<CallOutcome>;
  /** Waits until the gateway has received a request of the call. */
  waitUntilArrived(call: OperationId): Promise<void>;
  stopAdapter(): Promise<void>;
  stop(): Promise<void>;
}

/** The token of every call. It may not appear in the log or in a response. */
export const testToken = 'held-token';

/** Gives the adapter 60 ms to handle events on its connections. During each delay the event loop handles pending socket events. */
async function waitForEvents(): Promise<void> {
  for (let count = 0; count < 3; count += 1) await delay(20);
}

/** Starts an adapter in front of a gateway. */
export async function startFaultSetup(
  gateway: FaultGateway,
  { settings, clock, hasToken }: FaultSetupOptions,
): Promise<FaultSetup> {
  const adapter = await startAdapterInProcess(
    gateway.url,
    {},
    { settings: { ...faultSettings, ...settings }, ...(clock && { clock }) },
  );
  let stopping: Promise<void> | null = null;
  const stopAdapter = () => {
    stopping ??= adapter.stop();
    return stopping;
  };
  const send = async (call: OperationId, token: string, signal: AbortSignal | null = null) => {
    const { text } = await sendRequest(`${adapter.url}/trpc/${call}`, {
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
  const logLineOf = (call: OperationId) => callLines(adapter.log).findLast(({ proc }) => proc === call);
  /** Waits until a condition is met, at most 10 seconds. If it is not met, the assertions of the test fail. */
  const waitUntil = async (condition: () => boolean) => {
    for (let waits = 0; !condition() && waits < 2000; waits += 1) await delay(5);
  };

  return {
    gateway,
    log: adapter.log,
    async makeCall(call, token = testToken) {
      const requestsBefore = gateway.requestCount(call);
      const text = await send(call, token);
      const tries =
        requestsBefore === null
          ? (logLineOf(call)?.attempts ?? 0)
          : (gateway.requestCount(call) ?? 0) - requestsBefore;
      return { ...resultIn(text), tries, text };
    },
    async disconnectDuring(call) {
      const disconnect = new AbortController();
      // The request fails, because it is aborted.
      const disconnected = send(call, testToken, disconnect.signal).catch(() => '');
      await waitUntil(() => gateway.requestCount(call) === 1);
      disconnect.abort();
      await disconnected;
      await waitForEvents();
      gateway.release();
      await waitUntil(() => logLineOf(call) !== undefined);
      const { kind = 'not logged', outcome = 'not logged' } = logLineOf(call) ?? {};
      return { kind, outcome, tries: gateway.requestCount(call) ?? 0, text: '' };
    },
    // A gateway that cannot count requests never receives one, so there is nothing to wait for.
    waitUntilArrived: call => waitUntil(() => gateway.requestCount(call) !== 0),
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
  // The adapter writes each line of its log as a JSON object.
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

/** Makes all calls at the same time. */
export const callAllAtOnce: CallSequence = async (setup, calls) =>
  new Map(await Promise.all(calls.map(async call => [call, await setup.makeCall(call)] as const)));

/** Creates a sequence that runs `work` for one call after the other. */
export function forEachCall(
  work: (setup: FaultSetup, call: OperationId) => Promise<CallOutcome>,
): CallSequence {
  return async (setup, calls) => {
    const outcomes = new Map<OperationId, CallOutcome>();
    for (const call of calls) outcomes.set(call, await work(setup, call));
    return outcomes;
  };
}

/** Makes each call once, one after the other. */
export const callOneByOne = forEachCall((setup, call) => setup.makeCall(call));

/** Makes each call twice, and returns the second result. */
export const callTwice = forEachCall(async (setup, call) => {
  await setup.makeCall(call);
  return setup.makeCall(call);
});

/** Makes each call before and after a restart of the gateway, and returns the second result. */
export const callAfterRestart = forEachCall(async (setup, call) => {
  await setup.makeCall(call);
  await setup.gateway.restart();
  await waitForEvents();
  return setup.makeCall(call);
});

/** Stops the adapter after the gateway has received all calls and before it answers. */
export const stopDuringCalls: CallSequence = async (setup, calls) => {
  const outcomes = callAllAtOnce(setup, calls);
  await Promise.all(calls.map(setup.waitUntilArrived));
  void setup.stopAdapter();
  await waitForEvents();
  setup.gateway.release();
  return outcomes;
};

/** Stops the adapter after the gateway has received one call and before it answers. Then makes all other calls. */
export const callWhileStopping: CallSequence = async (setup, calls) => {
  const runningCall = setup.makeCall('content.readByContentId');
  await setup.waitUntilArrived('content.readByContentId');
  void setup.stopAdapter();
  await waitForEvents();
  const outcomes = await callAllAtOnce(setup, calls);
  setup.gateway.release();
  await runningCall;
  return outcomes;
};

/** Makes the calls after `failingCall` has opened the circuit of its stage. The settings of the variant must let circuits open. */
export function callWithOpenCircuit(failingCall: OperationId): CallSequence {
  return async (setup, calls) => {
    for (let n = 0; n < defaultSettings.breaker.minCount; n += 1) await setup.makeCall(failingCall);
    return callAllAtOnce(setup, calls);
  };
}
