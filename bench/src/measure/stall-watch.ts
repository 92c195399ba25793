/** For how long an event loop stood still in one turn, in milliseconds. */
export interface Stall {
  readonly wallMs: number;
  /** The thread's own work in it. It is less than `wallMs` where other programs have the core. */
  readonly cpuMs: number;
}

/** Looks at this thread every millisecond. @returns a function that gives the maxima since it was last called. */
export function watchStalls(): () => Stall {
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
