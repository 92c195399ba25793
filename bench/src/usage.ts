import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

/** CPU milliseconds that all threads of a process have used so far; NaN where the machine does not report it. */
export function cpuMs(pid: number): number {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    const nanoseconds = threads.map(thread =>
      Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
    );
    const total = nanoseconds.reduce((sum, each) => sum + each, 0);
    return total > 0 ? total / 1e6 : Number.NaN;
  } catch {
    return Number.NaN;
  }
}

/** The memory (MB) that a process holds; NaN where the machine does not report it. */
export function memory(pid: number): number {
  return megabytesIn('VmRSS', pid);
}

/** The peak memory (MB) of a process; NaN where the machine does not report it. */
export function peakMemory(pid: number): number {
  return megabytesIn('VmHWM', pid);
}

/** From now on the peak is that of what comes. Where the machine does not allow it, it stays what it was. */
export function resetPeakMemory(pid: number): void {
  try {
    writeFileSync(`/proc/${pid}/clear_refs`, '5');
  } catch {
    // Then the peak since the start is reported.
  }
}

function megabytesIn(name: string, pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const kilobytes = new RegExp(`${name}:\\s*(\\d+) kB`).exec(status)?.[1];
    return (Number(kilobytes) * 1024) / 1e6;
  } catch {
    return Number.NaN;
  }
}

/** CPU milliseconds that all programs of the machine have used so far; NaN where the machine does not report it. */
export function machineCpuMs(): number {
  try {
    const line = readFileSync('/proc/stat', 'utf8').split('\n', 1)[0] ?? '';
    const [user = 0, nice = 0, system = 0, , , irq = 0, softIrq = 0] = line.split(/\s+/).slice(1).map(Number);
    // A tick is a hundredth of a second.
    return (user + nice + system + irq + softIrq) * 10;
  } catch {
    return Number.NaN;
  }
}
