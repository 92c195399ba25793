import { readFileSync } from 'node:fs';

/**
 * Calls `onEnd` at most 500 ms after the npm that runs this process has ended. A killed npm sends no signal to this process, but then the
 * process ids of its ancestors change. On Windows they stay the same, and the parent no longer exists.
 */
export function whenNpmEnds(onEnd) {
  // npm sets this variable. Without npm there is no process to watch.
  if (process.env.npm_lifecycle_event === undefined) return;
  // Read now, because both change when npm ends.
  const parent = process.ppid;
  const initialAncestors = npmAndShell();
  const timer = setInterval(() => {
    if (npmAndShell() === initialAncestors && !hasEnded(parent)) return;
    clearInterval(timer);
    onEnd();
  }, 500).unref();
}

/** The id of the parent. If the parent is a shell that waits for this process, as on Debian, also the id of npm, which runs the shell. */
function npmAndShell() {
  const { ppid } = process;
  try {
    const [, option] = readFileSync(`/proc/${ppid}/cmdline`, 'utf8').split('\0');
    const status = readFileSync(`/proc/${ppid}/status`, 'utf8');
    return option === '-c' ? `${ppid} ${status.match(/^PPid:\t(\d+)/m)?.[1]}` : `${ppid}`;
  } catch {
    // Only Linux has /proc. On other systems the shell is replaced by the program.
    return `${ppid}`;
  }
}

/** Whether there is no process with this id. */
export function hasEnded(pid) {
  try {
    // Signal 0 is not sent: it only checks whether the process exists.
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}
