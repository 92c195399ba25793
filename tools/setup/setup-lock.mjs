import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasEnded } from '../start/parent.mjs';
import { root } from './sources.mjs';

/** The lock file, which contains the id of the process that sets up. It is not in node_modules, since `npm ci` deletes that folder. */
const lock = join(root, '.setup-lock');

/**
 * Waits until no other process sets up in this folder, and takes the lock.
 * @returns a function that releases the lock. It is also released when this process exits. After a signal, the next set-up removes it.
 */
export function waitForSetupLock() {
  let isReported = false;
  while (!takeLock()) {
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

/** Takes the lock if it is free. Removes it if its process has ended. @returns whether this process has the lock */
function takeLock() {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
  } catch {
    const pid = lockOwner();
    if (!Number.isNaN(pid) && hasEnded(pid)) rmSync(lock, { force: true });
    return false;
  }
  // Two processes may remove an old lock at the same time. The second one then removes the new lock of the first, so the owner is read again,
  // after a pause in which the second one can do so.
  sleep(50);
  return lockOwner() === process.pid;
}

/** The process id in the lock; NaN if there is no lock, or its process has not written the id yet. */
function lockOwner() {
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
