import { execFile, spawnSync } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { operationIds } from '../../contracts/src/gateway/operations.ts';
import { demoAccount } from '../../gateway/src/accounts/demo-account.ts';
import { type RunningGateway, startGateway } from '../../gateway/testing/start-gateway.ts';
import { type OutsiderProject, outsiderProject } from './test/outsider-project.ts';

let project: OutsiderProject;
let gateway: RunningGateway;
beforeAll(async () => {
  [project, gateway] = await Promise.all([
    outsiderProject({ packed: ['pact/package'], dependencies: [] }),
    startGateway(),
  ]);
}, 120_000);
afterAll(() => project?.remove());
afterAll(() => gateway?.stop());

/**
 * Version and path of the installed Nodes that the package supports: the Node of the tests, and others on the PATH. A run that is not long
 * uses only the oldest.
 */
function nodesToTest(): (readonly [string, string])[] {
  const folders = (process.env.PATH ?? '')
    .split(delimiter)
    .filter(folder => !folder.includes('node_modules'));
  const installedNodes = [process.execPath, ...folders.map(folder => join(folder, 'node'))].map(path => {
    const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
    return [stdout?.trim() ?? '', path] as const;
  });
  const supported = [...new Map(installedNodes.filter(([version]) => isSupported(version)))];
  const byAge = supported.sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
  return inject('long') ? byAge : byAge.slice(0, 1);
}

function isSupported(version: string): boolean {
  const [, major = 0, minor = 0] = /^v(\d+)\.(\d+)/.exec(version)?.map(Number) ?? [];
  return major > 20 || (major === 20 && minor >= 19);
}

function verify(node: string, args: readonly string[], variables: NodeJS.ProcessEnv = {}) {
  const program = join(project.folder, 'node_modules/choose-life-verify/dist/choose-life-verify.js');
  const options = { cwd: project.folder, env: { PATH: process.env.PATH, ...variables } };
  return new Promise<{ status: unknown; stdout: string; stderr: string }>(resolve => {
    execFile(node, [program, ...args], options, (error, stdout, stderr) =>
      resolve({ status: error?.code ?? 0, stdout, stderr }),
    );
  });
}

/** A run that is not long verifies one call. The tests in pact/test/cli verify the others. */
const verifiedCalls = inject('long')
  ? operationIds
  : operationIds.filter(id => id === 'content.readByContentId');
const permissions = ['--allow-writes', '--allow-signups'];

describe('choose-life-verify, installed without a network', () => {
  it('has no dependencies, and is smaller than a megabyte', async () => {
    expect(
      (await readdir(join(project.folder, 'node_modules'))).filter(name => !name.startsWith('.')),
    ).toEqual(['choose-life-verify']);
    const [tarball = ''] = project.tarballs;
    expect((await stat(tarball)).size).toBeLessThan(1_000_000);
  });

  it.each(nodesToTest())('verifies calls of a running gateway on Node %s', async (_version, node) => {
    const account = { VERIFY_EMAIL: demoAccount.email, VERIFY_PASSWORD: demoAccount.password };
    const messages = gateway.mailboxUrl.replace('/mailbox', '/mailbox.json');
    const { status, stderr, stdout } = await verify(
      node,
      ['--gateway', gateway.url, ...permissions, '--mailbox', messages, '--only', verifiedCalls.join()],
      account,
    );
    expect({ status, stderr }, stdout).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain(`${verifiedCalls.length} of ${verifiedCalls.length} calls kept`);
  });

  it('requires --gateway, since it has no embedded gateway', async () => {
    const { status, stderr } = await verify(process.execPath, []);
    expect([status, stderr]).toEqual([2, '--gateway URL is missing\n']);
  });
});
