import { setTimeout as pause } from 'node:timers/promises';
import type { BenchCall } from '../calls/calls.ts';
import { tokenOf } from '../calls/token.ts';
import { load } from '../measure/load.ts';
import { start } from '../measure/process.ts';
import { bytesOf } from '../request-bytes.ts';
import type { Server } from '../servers.ts';
import { longestStall } from './ask-probe.ts';

/** For how many milliseconds the event loop stood still at most while one call was made, over many calls. */
export interface Stall {
  readonly longest: number;
  readonly median: number;
}

const warmUpCalls = 5;
const countedCalls = 25;

/** Makes a call again and again on a server of its own that holds the probe. */
export async function measureStall(
  server: Server,
  call: BenchCall,
  upstreamPort: number,
  cores: string | null,
): Promise<Stall> {
  const probe = new URL('probe.ts', import.meta.url).href;
  const running = await start({ ...server.program(upstreamPort), probe }, cores);
  const requests = server.requestsOf(call).map(request => bytesOf(request, tokenOf(call, 'exact')));
  const stalls: number[] = [];
  for (let made = 0; made < warmUpCalls + countedCalls; made += 1) {
    await load({ port: running.port, requests, connections: 1, seconds: 0 });
    // A stall that lasts to the end is seen by the next turn of the loop.
    await pause(20);
    const { wallMs } = await longestStall(running);
    if (made >= warmUpCalls) stalls.push(wallMs);
  }
  await running.stop();
  const sorted = stalls.toSorted((one, other) => one - other);
  return {
    longest: sorted.at(-1) ?? Number.NaN,
    median: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN,
  };
}
