import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** For how long an event loop stood still in one turn, in milliseconds. */
export interface Stall {
  readonly wallMs: number;
  /** The thread's own work in it. It is less than `wallMs` where other programs have the core. */
  readonly cpuMs: number;
}

/** What a process holds after a garbage collection; megabytes and milliseconds. */
export interface Resources {
  readonly rss: number;
  readonly heap: number;
  readonly external: number;
  /** The maximal stall of the event loop since it was last asked. */
  readonly stallMs: number;
  readonly sockets: number;
  readonly handles: number;
}

// Loaded into a server with `--import`: answers messages about its event loop and its memory (`process.ts` asks).
setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');
const stallsSinceLast = watchStalls();

/** V8 gives memory back in a thread of its own. */
const afterCollectingMs = 100;

process.on('message', (question: 'stall' | 'resources') => {
  const stall = stallsSinceLast();
  if (question === 'stall') return void process.send?.(stall);
  collectGarbage();
  setTimeout(() => {
    const { rss, heapUsed, external } = process.memoryUsage();
    const handles = process.getActiveResourcesInfo();
    process.send?.({
      rss: rss / 1e6,
      heap: heapUsed / 1e6,
      external: external / 1e6,
      stallMs: stall.wallMs,
      sockets: handles.filter(handle => handle === 'TCPSocketWrap').length,
      handles: handles.length,
    });
    // The stall of the collection itself is not the load's.
    stallsSinceLast();
  }, afterCollectingMs);
});

/** Looks at this thread every millisecond. @returns a function that gives the maxima since it was last called. */
function watchStalls(): () => Stall {
  let max: Stall = { wallMs: 0, cpuMs: 0 };
  let last = performance.now();
  let lastCpu = threadCpuMs();
  setInterval(() => {
    const now = performance.now();
    const cpu = threadCpuMs();
    max = { wallMs: Math.max(max.wallMs, now - last), cpuMs: Math.max(max.cpuMs, cpu - lastCpu) };
    last = now;
    lastCpu = cpu;
  }, 1).unref();
  return () => {
    const seen = max;
    max = { wallMs: 0, cpuMs: 0 };
    return seen;
  };
}

function threadCpuMs(): number {
  const { system, user } = process.threadCpuUsage();
  return (system + user) / 1000;
}
