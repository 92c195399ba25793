import { setTimeout as delay } from 'node:timers/promises';
import type { BenchCall } from '../calls/calls.ts';
import { tokenOf } from '../calls/token.ts';
import { bytesOf } from '../request-bytes.ts';
import type { Server } from '../servers.ts';
import { median } from '../statistics.ts';
import { maxStallOf } from './ask-probe.ts';
import { load } from './load.ts';
import { start } from './process.ts';

/** The stalls of the event loop while one call was made, over many calls; milliseconds. */
export interface CallStalls {
  readonly max: number;
  readonly median: number;
}

const warmUpCalls = 5;
const countedCalls = 25;

/** Makes a call again and again on a server of its own, with a probe. */
export async function measureStalls(
  server: Server,
  call: BenchCall,
  upstreamPort: number,
  cores: string | null,
): Promise<CallStalls> {
  const running = await start({ ...server.program(upstreamPort), hasProbe: true }, cores);
  const requests = server.requestsOf(call).map(request => bytesOf(request, tokenOf(call, 'exact')));
  const stalls: number[] = [];
  for (let made = 0; made < warmUpCalls + countedCalls; made += 1) {
    await load({ port: running.port, requests, connections: 1, seconds: 0 });
    // The probe sees a stall that lasts to the end in the next turn of the loop.
    await delay(20);
    const { wallMs } = await maxStallOf(running);
    if (made >= warmUpCalls) stalls.push(wallMs);
  }
  await running.stop();
  return { max: Math.max(...stalls), median: median(stalls) };
}
