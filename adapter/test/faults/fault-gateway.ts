import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { examples } from '@choose-life/contracts/gateway/examples';
import { type OperationId, operationIds, operations } from '@choose-life/contracts/gateway/operations';
import { type Stage, stages } from '@choose-life/contracts/gateway/stages';
import { answer, jsonAnswer, type MisbehavingOptions, startMisbehaving } from '../misbehaving-gateway.ts';

/** A request that the gateway has received, with its correct response. */
export interface ReceivedRequest {
  readonly socket: Socket;
  readonly call: OperationId;
  readonly stage: Stage;
  /** The bytes of the request as text. */
  readonly text: string;
  /** The number of earlier requests of this call. */
  readonly earlierRequests: number;
  /** The bytes of the correct response, which is the example response of the call. */
  readonly goodBytes: Buffer;
  /** The body of the correct response. */
  readonly goodBody: unknown;
  /** Registers work, such as a response that is withheld for now. `FaultGateway.release` runs the work. */
  onRelease(work: () => void): void;
}

/** The behaviour of the gateway for a request. */
export type FaultBehaviour = (request: ReceivedRequest) => void;

/** A running gateway that causes faults. */
export interface FaultGateway {
  readonly url: string;
  /** The number of requests of a call so far; null if requests cannot be counted, since no connection is established. */
  requestCount(call: OperationId): number | null;
  /** Runs all work that `onRelease` has registered. Sequences call it after their event, such as the stop of the adapter. */
  release(): void;
  /** Ends all connections, and listens again on the same port after `downMs`. */
  restart(downMs?: number): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a gateway with this behaviour. */
export async function startFaultGateway(
  act: FaultBehaviour,
  options: MisbehavingOptions = {},
): Promise<FaultGateway> {
  const counts = new Map<OperationId, number>();
  const workOnRelease: (() => void)[] = [];
  const listen = (port?: number) =>
    startMisbehaving(
      (socket, text) => {
        const { call, stage } = callOf(text);
        const earlierRequests = counts.get(call) ?? 0;
        counts.set(call, earlierRequests + 1);
        const goodBody = examples[call].response;
        const goodBytes = jsonAnswer(200, goodBody);
        const onRelease = (work: () => void) => void workOnRelease.push(work);
        act({ socket, text, call, stage, earlierRequests, goodBody, goodBytes, onRelease });
      },
      { ...options, ...(port !== undefined && { port }) },
    );
  let running = await listen();
  const { url } = running;
  return {
    url,
    requestCount: call => counts.get(call) ?? 0,
    release() {
      for (const work of workOnRelease.splice(0)) work();
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
const pathPrefixes = operationIds.map(call => ({ call, prefix: operations[call].path.split('{')[0] ?? '' }));

/** The call and the stage of a request. A prefix that ends with a slash is followed by the value of a path parameter. */
function callOf(request: string): { stage: Stage; call: OperationId } {
  const path = request.split(' ', 2)[1] ?? '';
  const stage = stages.find(name => path.startsWith(`/api/${name}/`));
  const callPath = path.slice(`/api/${stage}`.length);
  const match = pathPrefixes.find(
    ({ prefix }) => callPath === prefix || (prefix.endsWith('/') && callPath.startsWith(prefix)),
  );
  if (!stage || !match) throw new Error(`No call of the table has the path ${path}.`);
  return { stage, call: match.call };
}

type Headers = Record<string, string | number>;

/* Behaviours that the variants of faults use. */

/** Sends the correct response. */
export const answerCorrectly: FaultBehaviour = ({ socket, goodBytes }) => void socket.write(goodBytes);
export const neverAnswer: FaultBehaviour = () => {};
/** Causes a fault for the first `times` requests of a call, and then sends the correct response. */
export const failFirst =
  (times: number, fault: FaultBehaviour): FaultBehaviour =>
  request =>
    request.earlierRequests < times ? fault(request) : answerCorrectly(request);
export const reset: FaultBehaviour = ({ socket }) => void socket.resetAndDestroy();

export const send =
  (bytes: Buffer | string): FaultBehaviour =>
  ({ socket }) =>
    void socket.write(bytes);
export const sendAndEnd =
  (bytes: Buffer | string): FaultBehaviour =>
  ({ socket }) =>
    void socket.end(bytes);

/** Sends a JSON body with this HTTP status. */
export const sendStatus = (status: number, body: unknown, headers: Headers = {}): FaultBehaviour =>
  send(jsonAnswer(status, body, headers));

/** Sends a body with HTTP 200. A function creates the body from the text of the correct body. */
export const sendOk =
  (
    bodyOrChange: Buffer | string | ((goodText: string) => Buffer | string),
    headers: Headers = {},
  ): FaultBehaviour =>
  ({ socket, goodBody }) => {
    const body = typeof bodyOrChange === 'function' ? bodyOrChange(JSON.stringify(goodBody)) : bodyOrChange;
    socket.write(answer(200, body, headers));
  };

/** Sends the correct body with additional or replaced members. For a PDF, whose body is a string, the members are the whole body. */
export const sendWithMembers =
  (members: object, status = 200): FaultBehaviour =>
  ({ socket, goodBody }) =>
    void socket.write(
      jsonAnswer(status, typeof goodBody === 'object' ? { ...goodBody, ...members } : members),
    );
