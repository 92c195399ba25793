import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { demoAccount } from '../../gateway/src/accounts/demo-account.ts';
import { freePort } from '../../gateway/testing/free-port.ts';
import { published } from '../release/published.ts';
import { plainEnvironment } from './test/pack.ts';
import { createLinkedProject } from './test/user-project.ts';

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
}

const execute = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));
const programs = join(root, 'node_modules/.bin');
// Cast: every workspace has dependencies.
const manifestOf = async (folder: string) =>
  JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8')) as Manifest;

const tarball = inject('packedWorkspaces').embedded?.file ?? '';

/** The folder of a project outside this repository, with the packed package and its dependencies. */
let project: string;
let installedPackage: string;
/** The TMPDIR of the runs. It must be empty after each run. */
let temporaryFolder: string;

beforeAll(async () => {
  const { dependencies } = await manifestOf('embedded');
  const linkedProject = await createLinkedProject({
    packed: ['embedded'],
    dependencies: [...Object.keys(dependencies), '@choose-life/client', '@types/node'],
    files: join(root, 'tools/packages/test/embedded'),
  });
  project = linkedProject.folder;
  installedPackage = join(project, 'node_modules/@choose-life/embedded');
  temporaryFolder = join(project, 'temporary');
  await mkdir(temporaryFolder);
  return linkedProject.remove;
});

/** Runs a tool in the project, without the variables of npm, as a new shell would. */
function run(program: string, args: readonly string[], variables: NodeJS.ProcessEnv = {}) {
  const env = { ...plainEnvironment(), ...variables };
  // Longer than the time limit of a test (180 seconds): it only ends a process that is stuck.
  return execute(program, args, { cwd: project, env, timeout: 200_000 });
}

function runModule(args: readonly string[]) {
  return run(process.execPath, args, { TMPDIR: temporaryFolder });
}

/** The client is linked from this repository, where it is not built, so this option makes Node load its sources. */
const clientSources = '--conditions=@choose-life/source';

describe('the embedded product, installed outside this repository', () => {
  it('works from login to PDF and e-mail, and leaves no running process and no file', async () => {
    // Resolves when the process has ended, which an open server would prevent.
    const { stdout, stderr } = await runModule([clientSources, 'journey.mjs']);
    expect(JSON.parse(stdout)).toEqual({
      takenPortError: 'EADDRINUSE',
      invalidPortError: 'ERR_SOCKET_BAD_PORT',
      invalidOriginError: expect.stringMatching(/^The options are invalid: ALLOWED_ORIGINS: must be/),
      pdfStart: '%PDF-',
      messageRecipient: demoAccount.email,
      messageLinksToFrontEnd: true,
      otherProductLinksToItself: true,
      otherMailboxAtFirst: [],
      allowedOrigin: 'http://localhost:5173',
      callAfter31Minutes: 'SESSION_EXPIRED',
      // AWS API Gateway answers an unknown path with 403.
      unknownGatewayPath: 403,
      // The package does not contain the documentation pages, so /docs is an unknown path.
      docs: 404,
      afterStop: 'nobody answers',
    });
    expect(stderr).toBe('');
    expect(await readdir(temporaryFolder)).toEqual([]);
  });

  if (inject('long')) {
    it('runs the example of the README without output', async () => {
      const page = await readFile(join(installedPackage, 'README.md'), 'utf8');
      const [, example = ''] = /^```ts\n(.*?)^```/ms.exec(page) ?? [];
      await writeFile(join(project, 'example.ts'), example);
      expect((await runModule([clientSources, 'example.ts'])).stdout).toBe('');
      expect(await readdir(temporaryFolder)).toEqual([]);
    });
  }

  const mailboxKey = 'a-key-of-this-test';
  const testedSignals: NodeJS.Signals[] = inject('long') ? ['SIGINT', 'SIGTERM'] : ['SIGTERM'];
  it.each(testedSignals)(
    'prints its addresses without the key of the mailbox when started as a program, and stops on %s',
    async signal => {
      const port = await freePort();
      const program = join(installedPackage, 'dist/program.js');
      const child = spawn(process.execPath, [program, '--port', String(port)], {
        env: { ...plainEnvironment(), TMPDIR: temporaryFolder, MAILBOX_KEY: mailboxKey },
      });
      const ended = once(child, 'exit');
      const [printed] = await once(child.stdout, 'data');
      expect(String(printed)).toContain(`Choose Life runs on http://127.0.0.1:${port}\n`);
      expect(String(printed)).toContain(`${demoAccount.email} with password ${demoAccount.password}`);
      const [mailbox = ''] = String(printed).match(/http\S+\/mailbox/) ?? [];
      expect((await fetch(`${mailbox}?key=${mailboxKey}`)).status).toBe(200);
      expect(String(printed)).not.toContain(mailboxKey);
      child.kill(signal);
      expect(await ended).toEqual([0, null]);
      expect(await readdir(temporaryFolder)).toEqual([]);
    },
  );

  if (inject('long')) {
    it('leaves no file if the program receives two signals while it starts', async () => {
      const program = join(installedPackage, 'dist/program.js');
      const child = spawn(process.execPath, [program, '--port', '0'], {
        env: { ...plainEnvironment(), TMPDIR: temporaryFolder },
      });
      const ended = once(child, 'exit');
      await vi.waitUntil(async () => (await readdir(temporaryFolder)).length > 0, {
        timeout: 20_000,
        interval: 5,
      });
      child.kill('SIGTERM');
      child.kill('SIGINT');
      expect(await ended).toEqual([0, null]);
      expect(await readdir(temporaryFolder)).toEqual([]);
    });
  }

  it.each([
    [['--prot', '1'], '--port 4000'],
    [['--port='], '--port must be a number from 0 to 65535'],
    [['--port', '65536'], '--port must be a number from 0 to 65535'],
    [['--allowed-origins', 'here'], '--allowed-origins: must be'],
  ])('rejects the options %j with an explanation', async (args, explanation) => {
    const failedRun = runModule([join(installedPackage, 'dist/program.js'), ...args]);
    // 64 is EX_USAGE of sysexits.h.
    await expect(failedRun).rejects.toMatchObject({ code: 64, stderr: expect.stringContaining(explanation) });
    expect(await readdir(temporaryFolder)).toEqual([]);
  });
});

describe('the package of the embedded product', () => {
  it('depends on exactly the packages that its modules import, and on fonts', async () => {
    const { dependencies } = await manifestOf('embedded');
    // Fonts are read as files and not imported.
    const fonts = Object.keys(dependencies).filter(name => name.startsWith('@expo-google-fonts/'));
    expect(Object.keys(dependencies).sort()).toEqual([...(await importedPackages()), ...fonts].sort());
  });

  it('depends on the same versions as the workspaces', async () => {
    const { dependencies } = await manifestOf('embedded');
    const workspaces = await Promise.all(
      ['adapter', 'adapter/gateway-client', 'gateway', 'service'].map(manifestOf),
    );
    const versions = Object.assign({}, ...workspaces.map(workspace => workspace.dependencies));
    expect(dependencies).toEqual(
      Object.fromEntries(Object.keys(dependencies).map(name => [name, versions[name]])),
    );
  });

  it('does not depend on tRPC, so that the client may use any version', async () => {
    const { stdout } = await execute('tar', ['-xOf', tarball, 'package/package.json']);
    // Cast: npm has packed this package.json.
    const { dependencies, peerDependencies = {} } = JSON.parse(stdout) as Manifest & {
      peerDependencies?: object;
    };
    const names = [...Object.keys(dependencies), ...Object.keys(peerDependencies)];
    expect(names.filter(name => name.startsWith('@trpc/'))).toEqual([]);
  });

  it('is smaller than 300 kB', async () => {
    expect((await stat(tarball)).size).toBeLessThan(300_000);
  });
});

describe.each(Object.entries(published))('the package of %s', (workspace, profile) => {
  const { file = '' } = inject('packedWorkspaces')[workspace] ?? {};

  it('contains the license', async () => {
    const license = await readFile(join(root, 'LICENSE'), 'utf8');
    expect((await execute('tar', ['-xOf', file, 'package/LICENSE'])).stdout).toBe(license);
  });

  it('has no findings of publint', async () => {
    const args = ['run', '--strict', '--level', 'warning', file];
    await expect(run(join(programs, 'publint'), args)).resolves.toBeDefined();
  });

  if (inject('long') && profile !== null) {
    it('has no findings of attw, which checks how TypeScript resolves the types', async () => {
      const args = ['--profile', profile, '--no-emoji', file];
      await expect(run(join(programs, 'attw'), args)).resolves.toBeDefined();
    });
  }
});

/** The names of the packages that the packed modules import. */
async function importedPackages(): Promise<Set<string>> {
  const dist = join(installedPackage, 'dist');
  const files = (await readdir(dist)).filter(name => name.endsWith('.js'));
  const texts = await Promise.all(files.map(name => readFile(join(dist, name), 'utf8')));
  // Static and dynamic imports of anything but a relative path.
  const imports = texts.flatMap(text =>
    [...text.matchAll(/^import (?:.*? from )?"([^".][^"]*)"|\bimport\("([^".][^"]*)"\)/gm)].map(
      ([, staticImport, dynamicImport]) => staticImport ?? dynamicImport ?? '',
    ),
  );
  const names = imports
    .filter(name => !isBuiltin(name))
    // Without the path after the package name, which may have a scope.
    .map(name => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? '');
  return new Set(names);
}
