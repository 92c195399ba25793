import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { npmCommand } from '../../npm.mjs';
import { run } from './user-project.ts';

/**
 * Installs the packed client into an empty project with another version of tRPC, without a network. The tRPC packages of the project are only
 * package.json files with name, version and peer dependencies, which is all that npm needs to resolve versions.
 *
 * @throws the error of npm if the client does not support the tRPC version
 */
export async function installClientWithTrpc(version: string, tarball: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'choose-life-trpc-'));
  const writeManifest = async (subfolder: string, manifest: object) => {
    await mkdir(join(folder, subfolder), { recursive: true });
    await writeFile(join(folder, subfolder, 'package.json'), JSON.stringify(manifest));
  };
  try {
    await writeManifest('server', { name: '@trpc/server', version });
    const peerDependencies = { '@trpc/server': version };
    await writeManifest('client', { name: '@trpc/client', version, peerDependencies });
    const dependencies = {
      '@choose-life/client': `file:${tarball}`,
      '@trpc/client': 'file:client',
      '@trpc/server': 'file:server',
    };
    await writeManifest('.', { private: true, dependencies });
    // `--install-links` copies the two folders, as an installation from the registry would.
    const options = ['--offline', '--install-links', '--ignore-scripts', '--cache', join(folder, 'cache')];
    await run(...npmCommand(['install', ...options]), folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
