import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasEnded } from '../start/parent.mjs';
import { root } from './sources.mjs';

/** Holds the id of the process that sets up. Not in node_modules, which is emptied at times. */
const lock = join(root, '.setup-lock');

/** @returns what gives the lock back; the end of this process does so too */
export function waitForTurn() {
  let isTold = false;
  while (!take()) {
    if (!isTold) console.error('Another set-up is under way in this folder: waiting for it …');
    isTold = true;
    sleep(200);
  }
  const release = () => rmSync(lock, { force: true });
  process.once('exit', release);
  return () => {
    process.off('exit', release);
    release();
  };
}

/** @returns whether the lock is ours now. One whose process has ended is removed. */
function take() {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
  } catch {
    const pid = owner();
    if (!Number.isNaN(pid) && hasEnded(pid)) rmSync(lock, { force: true });
    return false;
  }
  // Two that remove an old lock at the same time can remove the new one of each other: only one still has its own a moment later.
  sleep(50);
  return owner() === process.pid;
}

/** NaN where there is no lock, or its process has not written yet. */
function owner() {
  try {
    return Number.parseInt(readFileSync(lock, 'utf8'), 10);
  } catch {
    return Number.NaN;
  }
}

function sleep(ms) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
