import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { examples } from '@choose-life/contracts/gateway/examples';
import { type OperationId, operationIds, operations } from '@choose-life/contracts/gateway/operations';
import { type Stage, stages } from '@choose-life/contracts/gateway/stages';
import { answer, jsonAnswer, type MisbehavingOptions, startMisbehaving } from '../misbehaving-gateway.ts';

/** A request that the gateway has received, with its correct response. */
export interface FaultyRequest {
  readonly socket: Socket;
  readonly call: OperationId;
  readonly stage: Stage;
  /** The bytes of the request as text. */
  readonly text: string;
  /** The number of earlier requests of this call. */
  readonly n: number;
  /** The bytes of the correct response, which is the example of the call. */
  readonly good: Buffer;
  /** The body of the correct response. */
  readonly body: unknown;
  /** Delays work until `release`. */
  hold(work: () => void): void;
}

/** The behaviour of the gateway for a request. */
export type FaultAct = (request: FaultyRequest) => void;

/** A running gateway that causes faults. */
export interface FaultGateway {
  readonly url: string;
  /** The number of requests of a call so far; null if requests cannot be counted, since no connection is established. */
  requestCount(call: OperationId): number | null;
  /** Runs all work that `hold` has delayed. */
  release(): void;
  /** Ends all connections, and listens again on the same port after a while. */
  restart(downMs?: number): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a gateway with this behaviour. */
export async function startFaultGateway(
  act: FaultAct,
  options: MisbehavingOptions = {},
): Promise<FaultGateway> {
  const counts = new Map<OperationId, number>();
  const delayed: (() => void)[] = [];
  const listen = (port?: number) =>
    startMisbehaving(
      (socket, text) => {
        const { call, stage } = callOf(text);
        const n = counts.get(call) ?? 0;
        counts.set(call, n + 1);
        const body = examples[call].response;
        const hold = (work: () => void) => void delayed.push(work);
        act({ socket, text, call, stage, n, body, good: jsonAnswer(200, body), hold });
      },
      { ...options, ...(port !== undefined && { port }) },
    );
  let running = await listen();
  const { url } = running;
  return {
    url,
    requestCount: call => counts.get(call) ?? 0,
    release() {
      for (const work of delayed.splice(0)) work();
    },
    async restart(downMs = 0) {
      await running.stop();
      await delay(downMs);
      running = await listen(Number(new URL(url).port));
    },
    stop: () => running.stop(),
  };
}

/** A gateway to which no connection can be established. It cannot count requests. */
export function unreachableGateway(url: string, stop: () => Promise<void> = async () => {}): FaultGateway {
  return { url, requestCount: () => null, release: () => {}, restart: async () => {}, stop };
}

/** The path of each call up to its path parameter. */
const heads = operationIds.map(call => ({ call, head: operations[call].path.split('{')[0] ?? '' }));

function callOf(request: string) {
  const path = request.split(' ', 2)[1] ?? '';
  const stage = stages.find(each => path.startsWith(`/api/${each}/`));
  const below = path.slice(`/api/${stage}`.length);
  const found = heads.find(({ head }) => below === head || (head.endsWith('/') && below.startsWith(head)));
  if (!stage || !found) throw new Error(`No call of the table has the path ${path}.`);
  return { stage, call: found.call };
}

type Headers = Record<string, string | number>;

/* Behaviours, from which the variants of faults are made. */

/** Sends the correct response. */
export const good: FaultAct = ({ socket, good: bytes }) => void socket.write(bytes);
/** Never answers. */
export const silence: FaultAct = () => {};
/** Has a fault for the first requests of a call, and then sends the correct response. */
export const thenGood =
  (times: number, fault: FaultAct): FaultAct =>
  request =>
    request.n < times ? fault(request) : good(request);
export const reset: FaultAct = ({ socket }) => void socket.resetAndDestroy();

export const send =
  (bytes: Buffer | string): FaultAct =>
  ({ socket }) =>
    void socket.write(bytes);
export const sendAndEnd =
  (bytes: Buffer | string): FaultAct =>
  ({ socket }) =>
    void socket.end(bytes);

/** Sends a JSON body with another HTTP status. */
export const status = (code: number, body: unknown, headers: Headers = {}): FaultAct =>
  send(jsonAnswer(code, body, headers));

/** Sends a different body with HTTP 200. If `bodyOf` is a function, it creates the body from the text of the correct body. */
export const ok =
  (bodyOf: Buffer | string | ((text: string) => Buffer | string), headers: Headers = {}): FaultAct =>
  ({ socket, body }) =>
    void socket.write(
      answer(200, typeof bodyOf === 'function' ? bodyOf(JSON.stringify(body)) : bodyOf, headers),
    );

/** Sends the correct body with additional or replaced members. */
export const withMembers =
  (members: object, code = 200): FaultAct =>
  ({ socket, body }) =>
    void socket.write(jsonAnswer(code, typeof body === 'object' ? { ...body, ...members } : members));
