import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { ProbeQuestion } from './ask-probe.ts';
import { watchStalls } from './stall-watch.ts';

/** Loaded into a server with `--import`: answers messages about its event loop and its memory (`ask-probe.ts`). */
setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');
const stallsSinceLast = watchStalls();

/** V8 gives memory back in a thread of its own. */
const afterCollectingMs = 100;

process.on('message', (question: ProbeQuestion) => {
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
