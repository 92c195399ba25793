import { Agent, request } from 'node:http';
import { parentPort } from 'node:worker_threads';
import { jsonAnswer, startMisbehaving } from './misbehaving-gateway.ts';

/** Requests for the worker to send, one after the other. */
export interface Sent {
  readonly url: string;
  readonly body: string;
  readonly times: number;
}

// Gateway and callers in a thread of their own, so that the thread of the adapter does the adapter's work only.
const gateway = await startMisbehaving(socket => socket.write(jsonAnswer(200, { uniqueString: 'u' })));
const agent = new Agent({ keepAlive: true });

const send = ({ url, body }: Sent) =>
  new Promise<number>((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const sent = request(url, { method: 'POST', agent, headers }, answer => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
    });
    sent.once('error', reject);
    sent.end(body);
  });

parentPort?.on('message', async (sent: Sent) => {
  let status = 0;
  for (let n = 0; n < sent.times; n++) status = await send(sent);
  parentPort?.postMessage(status);
});
parentPort?.postMessage(gateway.url);
