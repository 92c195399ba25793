import { answer, jsonAnswer } from '../misbehaving-gateway.ts';
import type { FaultAct } from './fault-gateway.ts';

type Headers = Record<string, string | number>;

export const good: FaultAct = ({ socket, good: bytes }) => void socket.write(bytes);
export const silence: FaultAct = () => {};
/** The fault so many times, then the good answer. */
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

/** A body with HTTP 200, in place of the good one or made of it. */
export const ok =
  (bodyOf: Buffer | string | ((text: string) => Buffer | string), headers: Headers = {}): FaultAct =>
  ({ socket, body }) =>
    void socket.write(
      answer(200, typeof bodyOf === 'function' ? bodyOf(JSON.stringify(body)) : bodyOf, headers),
    );

/** The good answer with some members replaced; an answer that is no object is replaced by them. */
export const withMembers =
  (members: object, code = 200): FaultAct =>
  ({ socket, body }) =>
    void socket.write(jsonAnswer(code, typeof body === 'object' ? { ...body, ...members } : members));
