import { parentPort } from 'node:worker_threads';
import { startAlteringGateway } from '../testing/altering-gateway.ts';

/** The answer that the gateway in the worker sends to every request. */
export interface WorkerAnswer {
  readonly body: Uint8Array;
  /** If true, the gateway never sends the last byte. */
  readonly stalls: boolean;
}

// A gateway in its own thread, so that measurements of the client's thread do not include it. The test sends each answer as a message.
let answer: WorkerAnswer = { body: new Uint8Array(), stalls: false };
const gateway = await startAlteringGateway(() => response => {
  const { body, stalls } = answer;
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
  if (stalls) response.write(body.subarray(0, -1));
  else response.end(body);
});
parentPort?.on('message', (next: WorkerAnswer) => {
  answer = next;
  parentPort?.postMessage('ready');
});
parentPort?.postMessage(gateway.url);
