import { execFile, spawnSync } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { operationIds } from '../../contracts/src/gateway/operations.ts';
import { demoAccount } from '../../gateway/src/accounts/demo-account.ts';
import { type RunningGateway, startGateway } from '../../gateway/testing/start-gateway.ts';
import { createInstalledProject, type UserProject } from './test/user-project.ts';

let project: UserProject;
let gateway: RunningGateway;
beforeAll(async () => {
  [project, gateway] = await Promise.all([
    createInstalledProject({ packed: ['pact/package'], dependencies: [] }),
    startGateway(),
  ]);
});
afterAll(() => project?.remove());
afterAll(() => gateway?.stop());

interface InstalledNode {
  readonly version: string;
  readonly path: string;
}

/**
 * The installed Nodes that the package supports: the Node of the tests, and others on the PATH. The long run uses one of each version, other
 * runs use only the oldest.
 */
function nodesToTest(): InstalledNode[] {
  const folders = (process.env.PATH ?? '')
    .split(delimiter)
    .filter(folder => !folder.includes('node_modules'));
  const pathByVersion = new Map<string, string>();
  for (const path of [process.execPath, ...folders.map(folder => join(folder, 'node'))]) {
    const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
    // `stdout` is null if there is no such file.
    const version = stdout?.trim() ?? '';
    if (isSupported(version)) pathByVersion.set(version, path);
  }
  const nodes = [...pathByVersion].map(([version, path]) => ({ version, path }));
  nodes.sort((a, b) => a.version.localeCompare(b.version, 'en', { numeric: true }));
  return inject('long') ? nodes : nodes.slice(0, 1);
}

/** Whether a version such as `v24.7.0` is at least 20.19, as in `engines` of the package. */
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

/** The long run verifies all calls, other runs only one. The tests in pact/test/cli verify the others. */
const verifiedCalls = inject('long')
  ? operationIds
  : operationIds.filter(id => id === 'content.readByContentId');
const permissions = ['--allow-writes', '--allow-signups'];

describe('choose-life-verify, installed without a network', () => {
  it('has no dependencies', async () => {
    const names = await readdir(join(project.folder, 'node_modules'));
    // npm adds hidden files.
    expect(names.filter(name => !name.startsWith('.'))).toEqual(['choose-life-verify']);
  });

  it('is smaller than a megabyte', async () => {
    const [tarball = ''] = project.tarballs;
    expect((await stat(tarball)).size).toBeLessThan(1_000_000);
  });

  it.each(nodesToTest())('verifies calls of a running gateway on Node $version', async ({ path }) => {
    const account = { VERIFY_EMAIL: demoAccount.email, VERIFY_PASSWORD: demoAccount.password };
    const mailboxJson = gateway.mailboxUrl.replace('/mailbox', '/mailbox.json');
    const { status, stderr, stdout } = await verify(
      path,
      ['--gateway', gateway.url, ...permissions, '--mailbox', mailboxJson, '--only', verifiedCalls.join()],
      account,
    );
    expect({ status, stderr }, stdout).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain(`${verifiedCalls.length} of ${verifiedCalls.length} calls kept`);
  });

  it('requires --gateway, since it has no embedded gateway', async () => {
    const { status, stderr } = await verify(process.execPath, []);
    expect({ status, stderr }).toEqual({ status: 2, stderr: '--gateway URL is missing\n' });
  });
});
