import { setTimeout as delay } from 'node:timers/promises';
import { toGroups } from '@choose-life/contracts/domain/hra/answer-groups';
import { examples } from '@choose-life/contracts/gateway/examples';
import type { OperationId } from '@choose-life/contracts/gateway/operations';
import type { ClientSettings, Clock } from '@choose-life/gateway-client/send/client-settings';
import { Pool } from 'undici';
import { startAdapterHere } from '../start-adapter-here.ts';
import type { FaultGateway } from './fault-gateway.ts';
import { matrixSettings } from './matrix-settings.ts';

/** The result of a call. */
export interface CallOutcome {
  readonly kind: string;
  readonly outcome: string;
  readonly tries: number;
  /** The whole answer of the adapter. */
  readonly text: string;
}

/** Makes the calls of a variant. */
export type CallSequence = (
  setup: FaultSetup,
  calls: readonly OperationId[],
) => Promise<Map<OperationId, CallOutcome>>;

/** How the adapter before a faulty gateway is set up and called. */
export interface FaultSetupOptions {
  readonly settings?: Partial<ClientSettings>;
  readonly clock?: Clock;
  /** Calls carry a token unless this is false. */
  readonly hasToken?: false;
}

/** The whole adapter over HTTP, before a gateway that misbehaves. */
export interface FaultSetup {
  readonly gateway: FaultGateway;
  /** Log lines of the adapter so far. */
  readonly log: readonly string[];
  ask(call: OperationId, token?: string): Promise<CallOutcome>;
  /** Makes a call and hangs up once the gateway has it. Its result is read from the log. */
  leave(call: OperationId): Promise<CallOutcome>;
  /** Waits until the gateway has seen the call. */
  seen(call: OperationId): Promise<void>;
  stopAdapter(): Promise<void>;
  stop(): Promise<void>;
}

/** The token of every call. It must come back nowhere. */
export const testToken = 'held-token';

const answers = toGroups({ sex: 'female', age_in_years: '45' });
const assessment = { answers, assessment: { clientId: 'client-1', userId: 'ada@example.test' } };

/** Waits until the adapter has noticed what happened: between two timers Node always reads the events of the system. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await delay(20);
}

/** What a front end sends for a call. */
function inputOf(call: OperationId): unknown {
  return call === 'hra.saveAnswers' || call === 'hra.appraiseRisks' ? assessment : examples[call].request;
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
  const pool = new Pool(adapter.url, { connections: 64 });
  let stopping: Promise<void> | null = null;
  const stopAdapter = () => {
    stopping ??= adapter.stop();
    return stopping;
  };
  const send = async (call: OperationId, token: string, signal?: AbortSignal) => {
    const { body } = await pool.request({
      method: 'POST',
      path: `/trpc/${call}`,
      headers: {
        'content-type': 'application/json',
        ...(hasToken !== false && { authorization: token }),
      },
      body: JSON.stringify(inputOf(call)),
      ...(signal && { signal }),
    });
    return body.text();
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
      await pool.destroy();
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
