import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort } from '@choose-life/gateway/testing/free-port';
import { untilListening } from '@choose-life/gateway/testing/listening';
import { describe } from 'vitest';
import type { Certificate } from '../../gateway/test/certificate.ts';

/** A Valkey or Redis server for tests. It stores nothing on disk. */
export interface TestValkey {
  readonly url: string;
  /** Sends a signal. After SIGSTOP the server no longer answers, while its connections stay open. SIGCONT resumes it. */
  readonly signal: ChildProcess['kill'];
  /** Ends the server. Its data is lost. */
  stop(): Promise<void>;
}

/** The path of a program in PATH; undefined if it is not installed. */
export function pathTo(program: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map(folder => join(folder, program)).find(path => existsSync(path));
}

const program = pathTo('valkey-server') ?? pathTo('redis-server');
/** Whether Valkey or Redis is installed. */
export const hasValkey = program !== undefined;

/** Like `describe`, for tests that need Valkey or Redis. If neither is installed, they are skipped with the reason in their title. */
export function describeWithValkey(title: string, tests: () => void): void {
  const skipped = hasValkey ? '' : ' (skipped: no valkey-server or redis-server found)';
  describe.skipIf(!hasValkey)(`${title}${skipped}`, tests);
}

interface ValkeyOptions {
  /** Default: a free port. */
  readonly port?: number;
  /** The certificate of a server that accepts only TLS. Default: a server without TLS. */
  readonly tls?: Certificate;
}

/** Starts a Valkey or Redis. */
export async function startValkey(options: ValkeyOptions = {}): Promise<TestValkey> {
  if (program === undefined) throw new Error('no valkey-server or redis-server found');
  const port = options.port ?? (await freePort());
  const folder = await mkdtemp(join(tmpdir(), 'choose-life-valkey-'));
  const withoutPersistence = ['--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
  const listen = options.tls ? await tlsArguments(folder, port, options.tls) : ['--port', String(port)];
  const child = spawn(program, [...listen, ...withoutPersistence], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  await untilListening(child, port);
  return {
    url: `redis${options.tls ? 's' : ''}://127.0.0.1:${port}`,
    signal: signal => child.kill(signal),
    async stop() {
      // A process that was paused by SIGSTOP reacts to no other signal.
      child.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function tlsArguments(folder: string, port: number, { cert, key }: Certificate): Promise<string[]> {
  const certFile = join(folder, 'cert.pem');
  const keyFile = join(folder, 'key.pem');
  await writeFile(certFile, cert);
  await writeFile(keyFile, key);
  const files = ['--tls-cert-file', certFile, '--tls-key-file', keyFile, '--tls-ca-cert-file', certFile];
  // Port 0 turns off connections without TLS.
  return ['--port', '0', '--tls-port', String(port), '--tls-auth-clients', 'no', ...files];
}
