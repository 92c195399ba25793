import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Which cores the measured server has to itself, and which the load and the upstream share. */
export interface Cores {
  readonly server: string;
  readonly others: string;
}

/** Null where the machine cannot pin: it has no taskset (util-linux), or one core only. */
export function coresOf(): Cores | null {
  try {
    const list = /Cpus_allowed_list:\s*(\S+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? '';
    const all = list.split(',').flatMap(range => {
      const [first = 0, last = first] = range.split('-').map(Number);
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    });
    const server = all.pop();
    if (server === undefined || all.length === 0) return null;
    execFileSync('taskset', ['--version'], { stdio: 'ignore' });
    return { server: String(server), others: all.join(',') };
  } catch {
    return null;
  }
}

/** Keeps a running process and all its threads on some cores. */
export function pin(pid: number, cores: string): void {
  execFileSync('taskset', ['-a', '-p', '-c', cores, String(pid)], { stdio: 'ignore' });
}
