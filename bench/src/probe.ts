import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** What a server tells of itself since it was last asked; megabytes and milliseconds. */
export interface Probed {
  /** For how long at most its event loop stood still in one turn. */
  readonly stallMs: number;
  /** The thread's own work in one turn, at most. It is less where other programs have the core. */
  readonly workMs: number;
  readonly rss: number;
  /** Objects. */
  readonly heap: number;
  /** Buffers. */
  readonly external: number;
  readonly sockets: number;
  readonly handles: number;
}

// Loaded into a server with `--import`: answers messages about its event loop and its memory (`probed` in process.ts asks).
setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** V8 gives memory back in a thread of its own. */
const afterCollectingMs = 100;

process.on('message', (question: 'now' | 'after a collection') => {
  const { stallMs, workMs } = longest;
  const answer = () => {
    const { rss, heapUsed, external } = process.memoryUsage();
    const handles = process.getActiveResourcesInfo();
    const sockets = handles.filter(handle => handle === 'TCPSocketWrap').length;
    const memory = { rss: rss / 1e6, heap: heapUsed / 1e6, external: external / 1e6 };
    process.send?.({ stallMs, workMs, ...memory, sockets, handles: handles.length } satisfies Probed);
    // The stall of a collection is not the load's.
    longest = { stallMs: 0, workMs: 0 };
  };
  if (question === 'now') return answer();
  collectGarbage();
  setTimeout(answer, afterCollectingMs);
});

let longest = { stallMs: 0, workMs: 0 };
let last = { wall: performance.now(), work: threadMs() };
setInterval(() => {
  const now = { wall: performance.now(), work: threadMs() };
  longest = {
    stallMs: Math.max(longest.stallMs, now.wall - last.wall),
    workMs: Math.max(longest.workMs, now.work - last.work),
  };
  last = now;
}, 1).unref();

function threadMs(): number {
  const { system, user } = process.threadCpuUsage();
  return (system + user) / 1000;
}
