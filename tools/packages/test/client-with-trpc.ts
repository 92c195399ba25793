import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { npmCommand } from '../../npm.mjs';
import { run } from './outsider-project.ts';

/**
 * Installs the packed client into an empty project with another version of tRPC, without a network. The tRPC packages of the project are only
 * package.json files with name, version and peer dependencies, which is all that npm needs to resolve versions.
 *
 * @throws the error of npm if the client does not support the tRPC version
 */
export async function installClientWithTrpc(version: string, tarball: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'choose-life-trpc-'));
  const write = async (name: string, manifest: object) => {
    await mkdir(join(folder, name), { recursive: true });
    await writeFile(join(folder, name, 'package.json'), JSON.stringify(manifest));
  };
  try {
    await write('server', { name: '@trpc/server', version });
    await write('client', { name: '@trpc/client', version, peerDependencies: { '@trpc/server': version } });
    const dependencies = {
      '@choose-life/client': `file:${tarball}`,
      '@trpc/client': 'file:client',
      '@trpc/server': 'file:server',
    };
    await write('.', { private: true, dependencies });
    const options = ['--offline', '--install-links', '--ignore-scripts', '--cache', join(folder, 'cache')];
    await run(...npmCommand(['install', ...options]), folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
