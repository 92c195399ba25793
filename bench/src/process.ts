import { execFileSync, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { freePort } from '@choose-life/gateway/testing/free-port';
import { untilListening } from '@choose-life/gateway/testing/listening';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A program that `start` has started. */
export interface RunningProgram {
  readonly pid: number;
  readonly port: number;
  /** Kills the process, since a measurement needs no graceful stop. */
  readonly stop: () => Promise<void>;
}

/** A server that `start` can start. */
export interface Program {
  /** The folder of the checkout that contains the program. Default: this one. */
  readonly folder?: string;
  /** Path of a TypeScript file, relative to the root of the checkout. */
  readonly file: string;
  /** The arguments after the file. */
  args?(port: number): readonly string[];
  /** Environment variables in addition to those of this process. */
  env?(port: number): Record<string, string>;
}

/** The gateway of the measurements. */
export const upstreamProgram: Program = { file: 'bench/src/upstream.ts', args: port => [String(port)] };

/**
 * Starts a program on a free port, and waits until it listens.
 * @param cores the only cores that it may use, in the syntax of taskset; null for all
 */
export async function start(program: Program, cores: string | null = null): Promise<RunningProgram> {
  const port = await freePort();
  const nodeArgs = ['--disable-warning=ExperimentalWarning', program.file, ...(program.args?.(port) ?? [])];
  const options: SpawnOptions = {
    cwd: program.folder ?? root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...program.env?.(port) },
  };
  // taskset replaces itself with Node, so `child.pid` is the id of Node in both cases.
  const child =
    cores === null
      ? spawn(process.execPath, nodeArgs, options)
      : spawn('taskset', ['-c', cores, process.execPath, ...nodeArgs], options);
  await untilListening(child, port);
  return {
    // A process that listens has an id.
    pid: child.pid ?? 0,
    port,
    async stop() {
      const ended = once(child, 'exit');
      if (child.exitCode === null && child.kill('SIGKILL')) await ended;
    },
  };
}

/**
 * Reserves the last core for the measured server, and moves this process to the other cores.
 * @returns the cores in the syntax of taskset; null if they cannot be reserved, because the machine has no taskset (util-linux) or only one core
 */
export function reserveCore(): Readonly<Record<'server' | 'others', string | null>> {
  const noReservation = { server: null, others: null };
  try {
    const last = availableParallelism() - 1;
    if (last < 1) return noReservation;
    const others = `0-${last - 1}`;
    execFileSync('taskset', ['-a', '-p', '-c', others, String(process.pid)]);
    return { server: String(last), others };
  } catch {
    return noReservation;
  }
}
