/**
 * Loaded into a server with `--import`: tells whoever asks by a message for how long its event loop stood still at most
 * since the last time, and how much of its own work stood in one turn. The two differ where other programs have the core.
 * Looks every millisecond.
 */
let longest: StallMessage = { wallMs: 0, cpuMs: 0 };
let last = performance.now();
let lastCpu = cpuMs();

export interface StallMessage {
  readonly wallMs: number;
  readonly cpuMs: number;
}

setInterval(() => {
  const now = performance.now();
  const cpu = cpuMs();
  longest = { wallMs: Math.max(longest.wallMs, now - last), cpuMs: Math.max(longest.cpuMs, cpu - lastCpu) };
  last = now;
  lastCpu = cpu;
}, 1).unref();

process.on('message', () => {
  process.send?.(longest);
  longest = { wallMs: 0, cpuMs: 0 };
});

function cpuMs(): number {
  const { system, user } = process.threadCpuUsage();
  return (system + user) / 1000;
}
