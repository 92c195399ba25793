import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Sample } from './sample.ts';

/** Loaded into the adapter with `--import`: tells whoever asks by a message what the process holds once its garbage is gone. */
setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');
const delays = monitorEventLoopDelay({ resolution: 5 });
delays.enable();

/** V8 gives memory back in a thread of its own. */
const afterCollectingMs = 100;

process.on('message', () => {
  // The histogram counts its own 5 ms.
  const delay = Math.max(0, (delays.max - delays.min) / 1e6);
  collect();
  setTimeout(() => {
    const { rss, heapUsed, external } = process.memoryUsage();
    const handles = process.getActiveResourcesInfo();
    const sample: Omit<Sample, 'atMs'> = {
      rss: rss / 1e6,
      heap: heapUsed / 1e6,
      external: external / 1e6,
      delay,
      sockets: handles.filter(handle => handle === 'TCPSocketWrap').length,
      handles: handles.length,
    };
    process.send?.(sample);
    // What collecting has held up is none of the load's.
    delays.reset();
  }, afterCollectingMs);
});
