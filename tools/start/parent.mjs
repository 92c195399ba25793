import { readFileSync } from 'node:fs';

/** A killed npm sends no signal: this process, or the shell between them, only gets another parent, on Windows none. */
export function whenNpmEnds(ended) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const line = npmAndShell();
  const timer = setInterval(() => {
    if (npmAndShell() === line && !hasEnded(parent)) return;
    clearInterval(timer);
    ended();
  }, 500).unref();
}

/** Ids of the parent, and of npm behind it where that is a shell which waits for this process, as Debian's does. */
function npmAndShell() {
  const { ppid } = process;
  try {
    const [, option] = readFileSync(`/proc/${ppid}/cmdline`, 'utf8').split('\0');
    const status = readFileSync(`/proc/${ppid}/status`, 'utf8');
    return option === '-c' ? `${ppid} ${status.match(/^PPid:\t(\d+)/m)?.[1]}` : `${ppid}`;
  } catch {
    // Linux alone has /proc. Elsewhere shells put the program in their own place.
    return `${ppid}`;
  }
}

export function hasEnded(pid) {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}
