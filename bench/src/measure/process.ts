import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { freePort } from '@choose-life/gateway/testing/free-port';

const root = fileURLToPath(new URL('../../..', import.meta.url));

export interface Running {
  readonly pid: number;
  readonly port: number;
  /** From the start of the process until its port accepted connections. */
  readonly startMs: number;
  readonly child: ChildProcess;
  stop(): Promise<void>;
}

export interface Program {
  /** A TypeScript file, from the project's root. */
  readonly file: string;
  args?(port: number): readonly string[];
  env?(port: number): Record<string, string>;
  /** A file loaded before the program, which can be asked by messages. */
  readonly probe?: string;
}

/** The gateway behind all servers. */
export const upstreamProgram: Program = { file: 'bench/src/upstream.ts', args: port => [String(port)] };

/** Starts a program on a free port, on those cores alone if some are named, and waits until it accepts connections. */
export async function start(program: Program, cores: string | null): Promise<Running> {
  const port = await freePort();
  const probe = program.probe === undefined ? [] : ['--import', program.probe];
  const node = [process.execPath, '--disable-warning=ExperimentalWarning', ...probe];
  const pinned = cores === null ? [] : ['taskset', '-c', cores];
  const [command = '', ...args] = [...pinned, ...node, program.file, ...(program.args?.(port) ?? [])];
  const started = performance.now();
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit', program.probe === undefined ? 'ignore' : 'ipc'],
    env: { ...process.env, ...program.env?.(port) },
  });
  while (!(await accepts(port))) {
    if (child.exitCode !== null) throw new Error(`${program.file} ended before it listened.`);
    await new Promise(resolve => setTimeout(resolve, 3));
  }
  return {
    pid: child.pid ?? 0,
    port,
    startMs: performance.now() - started,
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
