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
import { linkedProject } from './test/outsider-project.ts';
import { plainEnvironment } from './test/pack.ts';

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
}

const execute = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));
const modules = join(root, 'node_modules');
// Cast: every workspace has dependencies.
const manifestOf = async (folder: string) =>
  JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8')) as Manifest;

const tarball = inject('packedWorkspaces').embedded?.file ?? '';

/** A project outside this repository with the packed package and its dependencies. */
let project: string;
let installed: string;
let temporary: string;

beforeAll(async () => {
  const { dependencies } = await manifestOf('embedded');
  const linked = await linkedProject({
    packed: ['embedded'],
    dependencies: [...Object.keys(dependencies), '@choose-life/client', '@types/node'],
    files: join(root, 'tools/packages/test/embedded'),
  });
  project = linked.folder;
  installed = join(project, 'node_modules/@choose-life/embedded');
  temporary = join(project, 'temporary');
  await mkdir(temporary);
  return linked.remove;
}, 120_000);

/** Runs a tool in the project, without the variables of npm, as a new shell would. */
function run(program: string, args: readonly string[], variables: NodeJS.ProcessEnv = {}) {
  const env = { ...plainEnvironment(), ...variables };
  return execute(program, args, { cwd: project, env, timeout: 100_000 });
}

function runModule(args: readonly string[]) {
  return run(process.execPath, args, { TMPDIR: temporary });
}

/** The client is linked from this repository, where it is not built, so this option makes Node load its sources. */
const clientSources = '--conditions=@choose-life/source';

describe('the embedded product, installed outside this repository', () => {
  it('runs a journey from login to PDF and e-mail, and leaves no process and no file', async () => {
    const { stdout, stderr } = await runModule([clientSources, 'journey.mjs']);
    expect(JSON.parse(stdout)).toEqual({
      portTaken: 'EADDRINUSE',
      portRefused: 'ERR_SOCKET_BAD_PORT',
      originRefused: expect.stringMatching(/^The options are invalid: ALLOWED_ORIGINS: must be/),
      pdf: '%PDF-',
      message: [demoAccount.email, true],
      otherLinksToItself: true,
      initialMessagesOfOther: [],
      allowedOrigin: 'http://localhost:5173',
      after31Minutes: 'SESSION_EXPIRED',
      gateway: 403,
      docs: 404,
      afterStop: 'nobody answers',
    });
    expect(stderr).toBe('');
    expect(await readdir(temporary)).toEqual([]);
  });

  // The empty list skips the test if the run is not long.
  it.each(inject('long') ? ['the example'] : [])('runs %s of the README without output', async () => {
    const page = await readFile(join(installed, 'README.md'), 'utf8');
    const [, example = ''] = /^```ts\n(.*?)^```/ms.exec(page) ?? [];
    await writeFile(join(project, 'example.ts'), example);
    expect((await runModule([clientSources, 'example.ts'])).stdout).toBe('');
    expect(await readdir(temporary)).toEqual([]);
  });

  const mailboxKey = 'a-key-of-this-test';
  it.each(inject('long') ? (['SIGINT', 'SIGTERM'] as const) : (['SIGTERM'] as const))(
    'prints its address when started as a program, and stops on %s',
    async signal => {
      const port = await freePort();
      const program = join(installed, 'dist/program.js');
      const child = spawn(process.execPath, [program, '--port', String(port)], {
        env: { ...plainEnvironment(), TMPDIR: temporary, MAILBOX_KEY: mailboxKey },
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
      expect(await readdir(temporary)).toEqual([]);
    },
  );

  if (inject('long')) {
    it('leaves no file if the program receives two signals while it starts', async () => {
      const program = join(installed, 'dist/program.js');
      const child = spawn(process.execPath, [program, '--port', '0'], {
        env: { ...plainEnvironment(), TMPDIR: temporary },
      });
      const ended = once(child, 'exit');
      await vi.waitUntil(async () => (await readdir(temporary)).length > 0, { timeout: 20_000, interval: 5 });
      child.kill('SIGTERM');
      child.kill('SIGINT');
      expect(await ended).toEqual([0, null]);
      expect(await readdir(temporary)).toEqual([]);
    });
  }

  it.each([
    [['--prot', '1'], '--port 4000'],
    [['--port', 'abc'], '--port must be a number from 0 to 65535'],
    [['--port='], '--port must be a number from 0 to 65535'],
    [['--port', '65536'], '--port must be a number from 0 to 65535'],
    [['--allowed-origins', 'here'], '--allowed-origins: must be'],
  ])('rejects the options %j with an explanation', async (args, explanation) => {
    const failedRun = runModule([join(installed, 'dist/program.js'), ...args]);
    await expect(failedRun).rejects.toMatchObject({ code: 64, stderr: expect.stringContaining(explanation) });
    expect(await readdir(temporary)).toEqual([]);
  });
});

describe('the package of the embedded product', () => {
  it('depends on exactly the packages that its modules import and on fonts, in the versions of the workspaces', async () => {
    const { dependencies } = await manifestOf('embedded');
    const workspaces = await Promise.all(
      ['adapter', 'adapter/gateway-client', 'gateway', 'service'].map(manifestOf),
    );
    const versions = Object.assign({}, ...workspaces.map(workspace => workspace.dependencies));
    expect(dependencies).toEqual(
      Object.fromEntries(Object.keys(dependencies).map(name => [name, versions[name]])),
    );
    const fonts = Object.keys(dependencies).filter(name => name.startsWith('@expo-google-fonts/'));
    expect(Object.keys(dependencies).sort()).toEqual([...(await importedPackages()), ...fonts].sort());
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
    const { size } = await stat(tarball);
    const entries = await readdir(installed, { recursive: true, withFileTypes: true });
    const files = entries.filter(each => each.isFile()).map(each => join(each.parentPath, each.name));
    const sizes = (await Promise.all(files.map(file => stat(file)))).map(each => each.size);
    const unpacked = sizes.reduce((sum, each) => sum + each, 0);
    const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
    console.log(`@choose-life/embedded: ${kilobytes(size)} kB packed, ${kilobytes(unpacked)} kB unpacked`);
    expect(size).toBeLessThan(300_000);
  });
});

describe.each(Object.entries(published))('the package of %s', (workspace, profile) => {
  const { file = '' } = inject('packedWorkspaces')[workspace] ?? {};

  it('contains the license', async () => {
    const license = await readFile(join(root, 'LICENSE'), 'utf8');
    expect((await execute('tar', ['-xOf', file, 'package/LICENSE'])).stdout).toBe(license);
  });

  const attw = inject('long') && profile !== null ? [['attw', '--profile', profile, '--no-emoji']] : [];
  it.each([['publint', 'run', '--strict', '--level', 'warning'], ...attw])(
    'has no findings of %s',
    async (tool, ...args) => {
      await expect(run(join(modules, '.bin', tool), [...args, file])).resolves.toBeDefined();
    },
  );
});

/** The packages that the packed modules import, by name. */
async function importedPackages(): Promise<Set<string>> {
  const dist = join(installed, 'dist');
  const files = (await readdir(dist)).filter(name => name.endsWith('.js'));
  const texts = await Promise.all(files.map(name => readFile(join(dist, name), 'utf8')));
  const imports = texts.flatMap(text =>
    [...text.matchAll(/^import (?:.*? from )?"([^".][^"]*)"|\bimport\("([^".][^"]*)"\)/gm)].map(
      ([, staticImport, dynamicImport]) => staticImport ?? dynamicImport ?? '',
    ),
  );
  const names = imports
    .filter(name => !isBuiltin(name))
    .map(name => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? '');
  return new Set(names);
}
