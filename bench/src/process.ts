import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { freePort } from '@choose-life/gateway/testing/free-port';
import { untilListening } from '@choose-life/gateway/testing/listening';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A program that `start` has started. */
export interface Running {
  readonly pid: number;
  readonly port: number;
  readonly stop: () => Promise<void>;
}

export interface Program {
  /** The checkout whose program is started. Default: this one. */
  readonly folder?: string;
  /** The path of a TypeScript file in the checkout. */
  readonly file: string;
  args?(port: number): readonly string[];
  env?(port: number): Record<string, string>;
}

export const upstreamProgram: Program = { file: 'bench/src/upstream.ts', args: port => [String(port)] };

/**
 * Starts a program on a free port, and waits until it listens.
 * @param cores the only cores that it may use, in the syntax of taskset; null for all
 */
export async function start(program: Program, cores: string | null = null): Promise<Running> {
  const port = await freePort();
  const [command = '', ...args] = [
    ...(cores === null ? [] : ['taskset', '-c', cores]),
    process.execPath,
    '--disable-warning=ExperimentalWarning',
    program.file,
    ...(program.args?.(port) ?? []),
  ];
  const child = spawn(command, args, {
    cwd: program.folder ?? root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...program.env?.(port) },
  });
  await untilListening(child, port, 3);
  return {
    pid: child.pid ?? 0,
    port,
    async stop() {
      const ended = once(child, 'exit');
      if (child.exitCode === null && child.kill('SIGKILL')) await ended;
    },
  };
}

/**
 * Keeps this process off the core of the measured server. @returns the cores of the server and of all other processes; null for each
 * if this machine has no taskset (util-linux) or only one core
 */
export function pinned(): Readonly<Record<'server' | 'others', string | null>> {
  const free = { server: null, others: null };
  try {
    const last = availableParallelism() - 1;
    if (last < 1) return free;
    const others = `0-${last - 1}`;
    execFileSync('taskset', ['-a', '-p', '-c', others, String(process.pid)]);
    return { server: String(last), others };
  } catch {
    return free;
  }
}
