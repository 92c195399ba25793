import { readdirSync, readFileSync } from 'node:fs';

/** CPU milliseconds that all threads of a process have used so far; NaN where the machine does not report it. */
export function cpuMs(pid: number): number {
  return reported(() => {
    const threads = readdirSync(`/proc/${pid}/task`);
    const nanoseconds = threads.map(thread => Number(words(`/proc/${pid}/task/${thread}/schedstat`)[0]));
    return nanoseconds.reduce((sum, each) => sum + each, 0) / 1e6 || Number.NaN;
  });
}

/** The maximal memory (MB) that a process has held; NaN where the machine does not report it. */
export function peakMemoryOf(pid: number): number {
  return reported(() => {
    const lines = words(`/proc/${pid}/status`);
    return (Number(lines[lines.indexOf('VmHWM:') + 1]) * 1024) / 1e6;
  });
}

function words(file: string): string[] {
  return readFileSync(file, 'utf8').split(/\s+/);
}

function reported(read: () => number): number {
  try {
    return read();
  } catch {
    return Number.NaN;
  }
}
