import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { demoAccount } from '../gateway/src/accounts/demo-account.ts';
import { freePort } from '../gateway/testing/free-port.ts';
import { acceptsConnections } from '../gateway/testing/listening.ts';
import { temporaryFolder } from '../gateway/testing/temporary-folder.ts';
import { npmCommand } from './npm.mjs';

const hasIpv6 = Object.values(networkInterfaces())
  .flat()
  .some(address => address?.address === '::1');
const root = fileURLToPath(new URL('..', import.meta.url));

const folder = temporaryFolder();

let port: number;
let lastProcess: ChildProcess;
let childProcesses: ChildProcess[] = [];
let printedText = '';

function killRuns(): void {
  for (const child of childProcesses) child.kill('SIGKILL');
  childProcesses = [];
  printedText = '';
}

/** Gives each test of a `describe` a port, and ends the processes that the test has started. */
function setUpEachTest(): void {
  beforeEach(async () => {
    port = await freePort();
    return killRuns;
  });
}

/** Runs a command in its own process group, as a shell or a process manager does. */
function start([command, ...args]: readonly string[], env: NodeJS.ProcessEnv = {}): void {
  lastProcess = spawn(command ?? '', args, {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      EMBEDDED_GATEWAY_PORT: '',
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      // The latest build, even if the sources have changed since, so that no test waits for a new build.
      WEB_DIST: process.env.WEB_DIST ?? join(root, 'web/dist'),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  childProcesses.push(lastProcess);
  for (const output of [lastProcess.stdout, lastProcess.stderr]) {
    output?.on('data', (bytes: Buffer) => {
      printedText += String(bytes);
    });
  }
}

const npmStart = npmCommand(['start']).flat();
const npmRunDev = npmCommand(['run', 'dev']).flat();
const startWithoutNpm = [process.execPath, 'tools/start.mjs'];

/** Runs a command, and resolves when its servers run, with the ports on which they may listen. */
async function startAndWait(command: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number[]> {
  start(command, env);
  // Shorter than the time limit of a test or hook (180 seconds), so that a failure names this line.
  await vi.waitUntil(() => printedText.includes('Choose Life runs on'), 100_000);
  const printedPorts = [...printedText.matchAll(/127\.0\.0\.1:(\d+)/g)].map(([, digits]) => Number(digits));
  // The usual port of the embedded gateway, `port + 10`, is not printed.
  return [...new Set([port, port + 10, ...printedPorts])];
}

const areFree = async (ports: readonly number[]) =>
  !(await Promise.all(ports.map(port => acceptsConnections(port)))).includes(true);
const mailboxKey = 'a-key-of-this-test';
/** The printed address of the mailbox. It has no key, since the output is no terminal. */
const mailbox = () => printedText.match(/http\S+\/mailbox/)?.[0] ?? '';
const openMailbox = () => fetch(`${mailbox()}?key=${mailboxKey}`);
const pidOf = (child: ChildProcess) => child.pid ?? Number.NaN;

/** The ways to end the run: a signal only to npm, or to its whole process group. */
const waysToEnd = {
  'SIGTERM to npm': () => lastProcess.kill('SIGTERM'),
  'SIGTERM to the whole group': () => process.kill(-pidOf(lastProcess), 'SIGTERM'),
  'Ctrl-C': () => process.kill(-pidOf(lastProcess), 'SIGINT'),
  'kill -9 of npm': () => lastProcess.kill('SIGKILL'),
  'kill -9 of the whole group': () => process.kill(-pidOf(lastProcess), 'SIGKILL'),
} as const;

/** Ends the run, and waits until no server listens on its ports any more. */
async function endBy(way: keyof typeof waysToEnd, ports: readonly number[]): Promise<void> {
  waysToEnd[way]();
  await vi.waitUntil(() => areFree(ports), 60_000);
}

describe('npm start with a public address, and with a taken gateway port', () => {
  let ports: number[];
  beforeAll(async () => {
    port = await freePort();
    // The usual port of the gateway is taken.
    const portBlocker = createServer().listen(port + 10, '127.0.0.1');
    await once(portBlocker, 'listening');
    ports = await startAndWait(npmStart, {
      PUBLIC_URL: 'https://a.test',
      // Without the mailbox, https would require a mail server.
      MAILBOX: '1',
      MAILBOX_KEY: mailboxKey,
    });
    portBlocker.close();
    await once(portBlocker, 'close');
    return killRuns;
  });

  it('hides the demo account', () => {
    expect(printedText).not.toContain('Demo account:');
  });

  it('uses a different port for its gateway', () => {
    // Printed only if the port is not the usual one.
    expect(printedText).toContain('Its gateway: ');
  });

  it('serves the mailbox at the address of its gateway, and not at the adapter', async () => {
    expect(new URL(mailbox()).port).not.toBe(String(port));
    expect((await openMailbox()).status).toBe(200);
  });

  it('prints no configured mailbox key', () => {
    expect(printedText).not.toContain(mailboxKey);
  });

  // The last test of this start, since it ends the servers.
  it('stops its servers after kill -9 of npm', async () => {
    await endBy('kill -9 of npm', ports);
  });
});

describe('a start that fails', () => {
  setUpEachTest();

  it('exits with 78 if PUBLIC_URL is https and no mail server is set', async () => {
    start(startWithoutNpm, { PUBLIC_URL: 'https://a.test' });
    expect(await once(lastProcess, 'exit')).toEqual([78, null]);
    expect(printedText).toContain('SMTP_URL: required if PUBLIC_URL is https');
  });

  it('exits with 1 if its own port is taken', async () => {
    const portBlocker = createServer().listen(port, '127.0.0.1');
    await once(portBlocker, 'listening');
    start(startWithoutNpm);
    expect(await once(lastProcess, 'exit')).toEqual([1, null]);
    expect(printedText).toContain(`Port ${port} is taken: stop what uses it, or set PORT to another port.`);
    portBlocker.close();
  });

  it('exits with 78 if PORT is not a number', async () => {
    start(startWithoutNpm, { PORT: 'abc' });
    expect(await once(lastProcess, 'exit')).toEqual([78, null]);
    expect(printedText).toContain('PORT: must be a number from 1 to 65535');
  });
});

describe('tools/start.mjs', () => {
  // Not every machine has IPv6.
  const [host, urlHost] = hasIpv6 ? ['::1', '[::1]'] : ['127.0.0.1', '127.0.0.1'];
  const env = {
    HOST: host,
    EMBEDDED_GATEWAY_HOST: host,
    MAILBOX_KEY: mailboxKey,
    // So that no limit refuses the log-ins of the last test.
    RATE_LIMIT_PER_MINUTE: '0',
  };

  beforeAll(async () => {
    port = await freePort();
    await startAndWait(startWithoutNpm, env);
    return killRuns;
  });

  it('prints the demo account, and the mailbox at the address of the adapter, also with IPv6', async () => {
    expect(printedText).toContain(`Choose Life runs on http://${urlHost}:${port}`);
    expect(printedText).toContain('Demo account:');
    expect(new URL(mailbox()).port).toBe(String(port));
    expect((await openMailbox()).status).toBe(200);
  });

  // The last test of this start, since it ends the servers.
  it('finishes all running log-ins and PDFs before it stops, even after a second signal', async () => {
    const post = (path: string, body: unknown, token = '') =>
      fetch(`http://${urlHost}:${port}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: token },
        body: JSON.stringify(body),
      });
    const { email: userEmail, password: userPassword } = demoAccount;
    const login = () => post('/trpc/authentication.login', { userEmail, userPassword });
    const loginResponse = await (await login()).text();
    const token = /"token":"([^"]+)"/.exec(loginResponse)?.[1] ?? '';
    const list = await post(
      '/trpc/risksAppraisedAudit.readByRisksAppraisedAuditUserId',
      { risksAppraisedAuditUserId: userEmail },
      token,
    );
    const getReportPdfReportId = /"risksAppraisedAuditReportId":"([^"]+)"/.exec(await list.text())?.[1];
    const pdf = () => post('/reports/pdf', { getReportPdfClientId: 'any', getReportPdfReportId }, token);

    let finishedCalls = 0;
    // Several calls of both kinds, so that some are still running when the first has finished.
    const calls = [login, login, login, login, login, login, login, login, pdf, pdf];
    const statuses = Promise.all(
      calls.map(async call => {
        const response = await call();
        await response.arrayBuffer();
        finishedCalls += 1;
        return response.status;
      }),
    );
    await vi.waitUntil(() => finishedCalls > 0, 30_000);
    const finishedBeforeSignal = finishedCalls;
    for (let signals = 0; signals < 2; signals += 1) lastProcess.kill('SIGTERM');
    // On a busy machine a call may arrive after the signal. It is refused with 503.
    const finished = (await statuses).filter(status => status !== 503);
    expect(finished.filter(status => status !== 200)).toEqual([]);
    expect(finished.length).toBeGreaterThan(finishedBeforeSignal);
    expect(await once(lastProcess, 'exit')).toEqual([0, null]);
  });
});

describe('the build of the web app', () => {
  const build = (variables: NodeJS.ProcessEnv) =>
    promisify(execFile)(process.execPath, ['tools/run.mjs', '--build'], {
      cwd: root,
      env: { ...process.env, ...variables },
    });

  it('does not depend on PORT', async () => {
    // `--build` prints the folder of the build. Its name contains a hash of what the build depends on.
    const { stdout: usualFolder } = await build({ PORT: '' });
    expect(await build({ PORT: '5123' })).toEqual({ stdout: usualFolder, stderr: '' });
  }, 240_000);

  it('is refused for a PUBLIC_URL with a path', async () => {
    const refused = expect.stringMatching(/^PUBLIC_URL: must be only a scheme and a host, .*\n$/);
    await expect(build({ PUBLIC_URL: 'https://a.test/life' })).rejects.toMatchObject({
      code: 78,
      stderr: refused,
    });
  });
});

if (inject('long'))
  describe('in a long run', () => {
    setUpEachTest();

    it('two npm starts at the same time use different ports and builds', async () => {
      const copies: { port: number; url: string }[] = [];
      for (const name of ['one', 'other']) {
        port = await freePort();
        const copy = { port, url: `http://${name}-${port}.test` };
        const dataDir = join(folder, name);
        start(npmStart, { PUBLIC_URL: copy.url, DATA_DIR: dataDir, WEB_DIST: undefined });
        copies.push(copy);
      }
      for (const copy of copies) {
        await vi.waitUntil(() => acceptsConnections(copy.port), 100_000);
        const page = await (await fetch(`http://127.0.0.1:${copy.port}/`)).text();
        expect(page).toContain(`<link rel="canonical" href="${copy.url}/">`);
      }
      for (const child of childProcesses) child.kill('SIGTERM');
      await vi.waitUntil(() => areFree(copies.map(copy => copy.port)), 60_000);
    });

    it('npm start prints no demo account with DEMO_ACCOUNT=0', async () => {
      const ports = await startAndWait(npmStart, { DEMO_ACCOUNT: '0' });
      expect(printedText).not.toContain('Demo account:');
      await endBy('Ctrl-C', ports);
    });

    describe('every way to end', () => {
      // Cast: Object.keys returns `string[]`.
      const wayNames = Object.keys(waysToEnd) as (keyof typeof waysToEnd)[];
      const commands = { 'npm start': npmStart, 'npm run dev': npmRunDev };
      it.each(
        Object.entries(commands).flatMap(([name, command]) => wayNames.map(way => ({ name, command, way }))),
      )('stops the servers of $name: $way', async ({ name, command, way }) => {
        const ports = await startAndWait(command);
        // Vite's development server has a third port.
        expect(ports.length).toBeGreaterThan(name === 'npm run dev' ? 2 : 1);
        await endBy(way, ports);
      });
    });
  });
