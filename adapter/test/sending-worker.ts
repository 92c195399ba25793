import { Agent, request } from 'node:http';
import { parentPort } from 'node:worker_threads';
import { jsonAnswer, startMisbehaving } from './misbehaving-gateway.ts';

/** A request that the worker sends `times` times, one after the other. Then the worker posts the last HTTP status. */
export interface SendJob {
  readonly url: string;
  readonly body: string;
  readonly times: number;
}

// The gateway and the callers run in this worker thread, so that the CPU time of the main thread includes only the adapter. The answer is that of
// a successful save.
const gateway = await startMisbehaving(socket => socket.write(jsonAnswer(200, { uniqueString: 'u' })));
const agent = new Agent({ keepAlive: true });

const send = ({ url, body }: SendJob) =>
  new Promise<number>((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const outgoing = request(url, { method: 'POST', agent, headers }, answer => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
    });
    outgoing.once('error', reject);
    outgoing.end(body);
  });

parentPort?.on('message', async (job: SendJob) => {
  let status = 0;
  for (let n = 0; n < job.times; n++) status = await send(job);
  parentPort?.postMessage(status);
});
// The first message: the adapter of the main thread needs this URL, and the worker can already receive jobs.
parentPort?.postMessage(gateway.url);
