import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { codes } from '@choose-life/contracts/gateway/codes';
import { operationIds, operations } from '@choose-life/contracts/gateway/operations';
import { stages } from '@choose-life/contracts/gateway/stages';
import { startAlteringGateway } from '@choose-life/gateway-client/test/altering-gateway';
import { answerTo } from './soak-calls.ts';

type Fault = (response: ServerResponse, answer: Buffer) => void;

const json =
  (status: number, body: Buffer | string, headers = {}): Fault =>
  response =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);

/** Faults of a gateway, by their numbers in docs/faults.md. */
export const upstreamFaults: Readonly<Record<string, Fault>> = {
  F8: ({ req }) => void req.socket.resetAndDestroy(),
  F9: ({ req }) => void req.socket.end(),
  F11: () => {},
  F14: (response, answer) =>
    void response.writeHead(200, { 'content-length': answer.length }).write(answer.subarray(0, 1)),
  F15: (response, answer) => {
    response.writeHead(200, { 'content-length': answer.length });
    response.write(answer.subarray(0, answer.length / 2), () => response.req.socket.destroy());
  },
  F26: (response, answer) => json(200, gzipSync(answer), { 'content-encoding': 'gzip' })(response, answer),
  F28: (response, answer) => json(200, answer.subarray(0, -1))(response, answer),
  F30: json(200, '<html>Log in to the network</html>', { 'content-type': 'text/html' }),
  F38: json(200, JSON.stringify({ responseCode: codes.sessionExpired })),
  F39: json(200, JSON.stringify({ responseCode: '99', responseMessage: 'No.' })),
  F41: json(403, JSON.stringify({ message: 'Missing Authentication Token' })),
  F45: json(429, '{}', { 'retry-after': '1' }),
  F47: json(500, JSON.stringify({ message: 'Internal server error' })),
  F48: json(503, '{}'),
};

export interface FaultyUpstream {
  readonly port: number;
  /** How often each fault was made, by its number. */
  readonly made: ReadonlyMap<string, number>;
  stop(): Promise<void>;
}

/**
 * Starts a gateway with prepared answers, of which some are faults.
 *
 * @param percent how many of the answers are faults.
 * @param random gives a number from 0 up to 1.
 */
export async function startFaultyUpstream(percent: number, random: () => number): Promise<FaultyUpstream> {
  const answers = operationIds.map(id => ({
    head: operations[id].path.split('{')[0] ?? '',
    answer: answerTo(id),
  }));
  const names = Object.keys(upstreamFaults);
  const made = new Map<string, number>();
  const { port, stop } = await startAlteringGateway(({ path }) => response => {
    const below = stages.reduce((rest, stage) => rest.replace(`/api/${stage}`, ''), path);
    const answer = answers.find(({ head }) => below.startsWith(head))?.answer ?? Buffer.alloc(0);
    const isFault = random() * 100 < percent;
    const name = isFault ? (names[Math.floor(random() * names.length)] ?? '') : '';
    if (isFault) made.set(name, (made.get(name) ?? 0) + 1);
    const act = upstreamFaults[name] ?? json(200, answer, { 'content-length': answer.length });
    act(response, answer);
  });
  return { port, made, stop };
}
