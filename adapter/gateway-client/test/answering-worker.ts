import { parentPort } from 'node:worker_threads';
import { startAlteringGateway } from '../testing/altering-gateway.ts';

export interface Answered {
  readonly body: Uint8Array;
  /** The last byte never comes. */
  readonly stalls: boolean;
}

// A gateway in a thread of its own, so that its work and its memory are not the client's. It is sent what it answers.
let answered: Answered = { body: new Uint8Array(), stalls: false };
const gateway = await startAlteringGateway(() => response => {
  const { body, stalls } = answered;
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
  if (stalls) response.write(body.subarray(0, -1));
  else response.end(body);
});
parentPort?.on('message', (next: Answered) => {
  answered = next;
  parentPort?.postMessage('ready');
});
parentPort?.postMessage(gateway.url);
