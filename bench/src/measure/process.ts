import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '@choose-life/gateway/testing/free-port';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A process that was started for a bench. */
export interface Running {
  readonly pid: number;
  readonly port: number;
  /** From the start of the process until its port accepted connections. */
  readonly startMs: number;
  readonly child: ChildProcess;
  stop(): Promise<void>;
}

/** What `start` runs. */
export interface Program {
  /** A TypeScript file, from the project's root. */
  readonly file: string;
  args?(port: number): readonly string[];
  env?(port: number): Record<string, string>;
  /** Loads the probe before the program, for `ask-probe.ts`. */
  readonly hasProbe?: boolean;
}

const probe = new URL('probe.ts', import.meta.url).href;

/** The gateway behind all servers. */
export const upstreamProgram: Program = { file: 'bench/src/upstream.ts', args: port => [String(port)] };

/**
 * Starts a program on a free port and waits until it accepts connections.
 *
 * @param cores the only cores it may use, as taskset takes them; null for all.
 * @throws Error when the program ends before it listens.
 */
export async function start(program: Program, cores: string | null = null): Promise<Running> {
  const port = await freePort();
  const [command = '', ...args] = [
    ...(cores === null ? [] : ['taskset', '-c', cores]),
    process.execPath,
    '--disable-warning=ExperimentalWarning',
    ...(program.hasProbe ? ['--import', probe] : []),
    program.file,
    ...(program.args?.(port) ?? []),
  ];
  const startedAt = performance.now();
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit', program.hasProbe ? 'ipc' : 'ignore'],
    env: { ...process.env, ...program.env?.(port) },
  });
  while (!(await accepts(port))) {
    if (child.exitCode !== null) throw new Error(`${program.file} ended before it listened.`);
    await delay(3);
  }
  return {
    pid: child.pid ?? 0,
    port,
    startMs: performance.now() - startedAt,
    child,
    async stop() {
      const ended = once(child, 'exit');
      if (child.exitCode === null && child.kill('SIGKILL')) await ended;
    },
  };
}

function accepts(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
