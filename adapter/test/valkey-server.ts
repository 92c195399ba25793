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

/** A store of the tests' own, which keeps nothing on disk. */
export interface TestValkey {
  readonly url: string;
  /** Stops it from answering, while its connections stay; and lets it go on. */
  readonly signal: ChildProcess['kill'];
  /** Its data is lost. */
  stop(): Promise<void>;
}

/** Where a program of this machine stands; undefined where it has none of that name. */
export function pathTo(program: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map(folder => join(folder, program)).find(path => existsSync(path));
}

const program = pathTo('valkey-server') ?? pathTo('redis-server');
export const hasValkey = program !== undefined;

/** Tests that need a Valkey or Redis; where none is installed they say that they were skipped. */
export function describeWithValkey(title: string, tests: () => void): void {
  const skipped = hasValkey ? '' : ' (skipped: no valkey-server or redis-server found)';
  describe.skipIf(!hasValkey)(`${title}${skipped}`, tests);
}

/** Starts one. @param port default: a free one @param tls speaks TLS alone */
export async function startValkey(
  options: { readonly port?: number; readonly tls?: Certificate } = {},
): Promise<TestValkey> {
  if (program === undefined) throw new Error('no valkey-server or redis-server found');
  const port = options.port ?? (await freePort());
  const folder = await mkdtemp(join(tmpdir(), 'choose-life-valkey-'));
  const quiet = ['--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
  const way = options.tls ? await tlsArguments(folder, port, options.tls) : ['--port', String(port)];
  const child = spawn(program, [...way, ...quiet], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  await untilListening(child, port);
  return {
    url: `redis${options.tls ? 's' : ''}://127.0.0.1:${port}`,
    signal: signal => child.kill(signal),
    async stop() {
      // A stopped process does not hear of any other signal.
      child.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function tlsArguments(folder: string, port: number, { cert, key }: Certificate): Promise<string[]> {
  const [certFile, keyFile] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  await writeFile(certFile, cert);
  await writeFile(keyFile, key);
  const files = ['--tls-cert-file', certFile, '--tls-key-file', keyFile, '--tls-ca-cert-file', certFile];
  return ['--port', '0', '--tls-port', String(port), '--tls-auth-clients', 'no', ...files];
}
