import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasEnded } from '../start/parent.mjs';
import { root } from './sources.mjs';

/**
 * Waits until no other process sets up in this folder, and takes the lock: a file with the id of the process that sets up. It is not in
 * node_modules, since `npm ci` deletes that folder.
 * @returns a function that releases the lock. It is also released when this process exits. After a signal, the next set-up removes it.
 * @throws if the lock cannot be written
 */
export function waitForSetupLock(folder = root) {
  const lock = join(folder, '.setup-lock');
  let isReported = false;
  while (!takeLock(lock)) {
    if (isAbandoned(lock)) {
      rmSync(lock, { force: true });
      continue;
    }
    if (!isReported) console.error('Waiting for another set-up in this folder …');
    isReported = true;
    // An installation takes seconds to minutes, so a shorter pause would hardly end the wait earlier.
    sleep(200);
  }
  const release = () => rmSync(lock, { force: true });
  // A failed step of the set-up ends the process without calling the returned function.
  process.once('exit', release);
  return () => {
    process.off('exit', release);
    release();
  };
}

/** Writes the lock if there is none. @returns whether this process has the lock */
function takeLock(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  }
  // Two processes may find the same abandoned lock. The slower one can then remove the lock that the faster one has just written. So the faster
  // one waits, and checks that the lock is still its own.
  sleep(50);
  return lockOwner(lock) === process.pid;
}

/** Whether the process of the lock has ended. */
function isAbandoned(lock) {
  const pid = lockOwner(lock);
  if (!Number.isNaN(pid)) return hasEnded(pid);
  // A process writes its id as soon as it has created the lock. If there is still no id after 10 seconds, the process was killed in between.
  const { mtimeMs = Date.now() } = statSync(lock, { throwIfNoEntry: false }) ?? {};
  return Date.now() - mtimeMs > 10_000;
}

/** The process id in the lock; NaN if there is no lock, or its process has not written the id. */
function lockOwner(lock) {
  try {
    return Number.parseInt(readFileSync(lock, 'utf8'), 10);
  } catch {
    return Number.NaN;
  }
}

/** Blocks the thread, because the set-up is synchronous. */
function sleep(ms) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
