import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { examples } from '@choose-life/contracts/gateway/examples';
import { type OperationId, operationIds, operations } from '@choose-life/contracts/gateway/operations';
import { type Stage, stages } from '@choose-life/contracts/gateway/stages';
import { answer, jsonAnswer, type MisbehavingOptions, startMisbehaving } from '../misbehaving-gateway.ts';

export interface FaultyRequest {
  readonly socket: Socket;
  readonly call: OperationId;
  readonly stage: Stage;
  /** As it came over the wire. */
  readonly text: string;
  /** How often this call came before. */
  readonly n: number;
  readonly good: Buffer;
  readonly body: unknown;
  /** Keeps the work until `release`. */
  hold(work: () => void): void;
}

export type FaultAct = (request: FaultyRequest) => void;

export interface FaultGateway {
  readonly url: string;
  /** Requests of a call so far; null where none can be seen, since no connection comes about. */
  seen(call: OperationId): number | null;
  /** Goes on with all that is held. */
  release(): void;
  /** Ends all connections, and listens again on the same port after a while. */
  restart(downMs?: number): Promise<void>;
  stop(): Promise<void>;
}

export async function startFaultGateway(
  act: FaultAct,
  options: MisbehavingOptions = {},
): Promise<FaultGateway> {
  const seen = new Map<OperationId, number>();
  const held: (() => void)[] = [];
  const listen = (port?: number) =>
    startMisbehaving(
      (socket, text) => {
        const { call, stage } = callOf(text);
        const n = seen.get(call) ?? 0;
        seen.set(call, n + 1);
        const body = examples[call].response;
        const hold = (work: () => void) => void held.push(work);
        act({ socket, text, call, stage, n, body, good: jsonAnswer(200, body), hold });
      },
      { ...options, ...(port !== undefined && { port }) },
    );
  let running = await listen();
  const { url } = running;
  return {
    url,
    seen: call => seen.get(call) ?? 0,
    release() {
      for (const work of held.splice(0)) work();
    },
    async restart(downMs = 0) {
      await running.stop();
      await delay(downMs);
      running = await listen(Number(new URL(url).port));
    },
    stop: () => running.stop(),
  };
}

/** A gateway whose requests nobody sees: no connection to it comes about. */
export function unseen(url: string, stop: () => Promise<void> = async () => {}): FaultGateway {
  return { url, seen: () => null, release: () => {}, restart: async () => {}, stop };
}

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

export const good: FaultAct = ({ socket, good: bytes }) => void socket.write(bytes);
export const silence: FaultAct = () => {};
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

export const status = (code: number, body: unknown, headers: Headers = {}): FaultAct =>
  send(jsonAnswer(code, body, headers));

export const ok =
  (bodyOf: Buffer | string | ((text: string) => Buffer | string), headers: Headers = {}): FaultAct =>
  ({ socket, body }) =>
    void socket.write(
      answer(200, typeof bodyOf === 'function' ? bodyOf(JSON.stringify(body)) : bodyOf, headers),
    );

export const withMembers =
  (members: object, code = 200): FaultAct =>
  ({ socket, body }) =>
    void socket.write(jsonAnswer(code, typeof body === 'object' ? { ...body, ...members } : members));
