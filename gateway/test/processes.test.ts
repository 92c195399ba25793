import { once } from 'node:events';
import { mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAccount } from '../src/accounts/demo-account.ts';
import { openSession } from '../src/accounts/sessions.ts';
import { addUser } from '../src/accounts/users.ts';
import { migrate } from '../src/db/migrate.ts';
import { openDatabase } from '../src/db/open-database.ts';
import { portOf } from '../testing/free-port.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { call, codeOf, reportListOf } from './call.ts';
import { describeOnOneDatabase } from './databases.ts';
import { demoToken } from './drills/saving-callers.ts';
import { ada } from './people.ts';
import {
  failedStart,
  failedStartOfProcess,
  runMaintenance,
  type ServerProcess,
  spawnServer,
} from './server-process.ts';

const { email } = demoAccount;
/** The payload of a save. */
const flatMapWith = (age: number) => ({ 'appraise_risks.user_id': email, 'hra.q.age_in_years.a.years': age });

describeOnOneDatabase('Postgres', 'server processes', databaseUrl => {
  const folder = temporaryFolder();

  it('can start together on an empty database without losing a write', async () => {
    const env = { DATA_DIR: folder, DATABASE_URL: await databaseUrl('empty'), DEMO_ACCOUNT: '1' };
    const [first, second] = await Promise.all([spawnServer(env), spawnServer(env)]);
    const tokenOfFirst = await demoToken(first);
    const tokenOfSecond = await demoToken(second);
    // All saves are of one person, and lock the same row. More of them would only wait longer.
    const count = 20;
    // Each process gets the token that the other process issued, so the test fails if a process keeps sessions in its memory.
    const saves = await Promise.all(
      Array.from({ length: count }, (_, index) =>
        index % 2 === 0
          ? call(first, 'hra.saveAnswers', flatMapWith(index), { token: tokenOfSecond })
          : call(second, 'hra.saveAnswers', flatMapWith(index), { token: tokenOfFirst }),
      ),
    );
    expect(saves.filter(({ status }) => status !== 200)).toEqual([]);
    expect(new Set(saves.map(({ body }) => body.uniqueString)).size).toBe(count);
    for (const gateway of [first, second]) {
      // The saves of the test, and one report that the demo account already has.
      expect(await reportListOf(gateway, { email, token: tokenOfFirst })).toHaveLength(count + 1);
    }
    expect(await Promise.all([first.end('SIGTERM'), second.end('SIGTERM')])).toEqual([0, 0]);
  });
});

describe('a server process', () => {
  const folder = temporaryFolder();
  let localServer: ServerProcess;
  const mailboxKey = 'a-key-of-this-test';
  let publicServer: ServerProcess;
  let expiredToken: string;
  const openLocalDatabase = () => openDatabase({ dataDir: join(folder, 'local') });
  beforeAll(async () => {
    const db = await openLocalDatabase();
    await migrate(db);
    await addUser(db, ada, new Date());
    const yesterday = new Date(Date.now() - 24 * 60 * 60_000);
    expiredToken = await openSession({ db, clock: () => yesterday }, ada.id);
    await db.destroy();
    [localServer, publicServer] = await Promise.all([
      spawnServer({ DATA_DIR: join(folder, 'local') }),
      spawnServer({
        DATA_DIR: join(folder, 'public'),
        PUBLIC_URL: 'https://life.example',
        MAILBOX: '1',
        MAILBOX_KEY: mailboxKey,
      }),
    ]);
  });
  afterAll(() => Promise.all([localServer.end('SIGTERM'), publicServer.end('SIGTERM')]));

  it('removes expired rows, and logs their number', async () => {
    await expect.poll(localServer.output).toMatch(/"sessions":1,"codes":0.*"event":"purged"/);
    await using db = await openLocalDatabase();
    expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([]);
    expect(localServer.output()).not.toContain(expiredToken);
  });

  it.each([
    ['has and reports the demo account if only this machine can reach it', () => localServer, true],
    ['neither has nor reports the demo account with a public address', () => publicServer, false],
  ])('%s', async (_title, serverOf, hasDemoAccount) => {
    const gateway = serverOf();
    expect(gateway.listening).toMatchObject({ demoAccount: hasDemoAccount });
    const liveness = await fetch(new URL('/livez', gateway.url));
    expect(await liveness.json()).toMatchObject({ demoAccount: hasDemoAccount });
    const form = { userEmail: email, userPassword: demoAccount.password };
    expect(await codeOf(gateway, 'authentication.login', form)).toBe(hasDemoAccount ? '00' : '99');
  });

  it('does not print the key of its mailbox to a pipe', async () => {
    await expect
      .poll(localServer.output)
      .toMatch(/^E-mails of this gateway: \S+\/mailbox, which opens once you set MAILBOX_KEY$/m);
    expect(localServer.output()).not.toMatch(/key=/);
  });

  const mailboxStatus = async (gateway: ServerProcess) =>
    (await fetch(`${gateway.listening.address}/mailbox?key=${mailboxKey}`)).status;

  it('opens its mailbox with the key in its MAILBOX_KEY', async () => {
    expect(await mailboxStatus(publicServer)).toBe(200);
    // This process has generated another key.
    expect(await mailboxStatus(localServer)).toBe(403);
  });

  it('does not log the key of a request for its mailbox', async () => {
    expect(await mailboxStatus(publicServer)).toBe(200);
    // A line of the log that is written after the answer of the mailbox.
    await call(publicServer, 'authentication.logOut', {});
    await expect.poll(publicServer.output).toContain('"operation":"authentication.logOut"');
    expect(publicServer.output()).not.toContain(mailboxKey);
  });

  it('creates a database that only its user can read', async () => {
    expect((await stat(join(folder, 'public/choose-life.db'))).mode & 0o077).toBe(0);
  });

  // The last test of this process, since it ends the process.
  it('stops despite an incomplete request', async () => {
    const socket = connect(Number(new URL(localServer.url).port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(
      'POST /api/prod/authentication/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{',
    );
    await once(socket, 'connect');
    expect(await localServer.end('SIGTERM')).toBe(0);
    socket.destroy();
  });
});

// The exit code 78 is EX_CONFIG: the configuration is wrong, so a restart does not help.
describe('server start', () => {
  const DATA_DIR = temporaryFolder();

  it('prints every fault of the configuration without the values, and exits with 78', async () => {
    const wrongVariables = {
      EMBEDDED_GATEWAY_PORT: 'x',
      DATABASE_URL: 'mysql://user:secret@host',
      LOG_LEVEL: 'loud',
    };
    const { code, stderr } = await failedStartOfProcess(wrongVariables);
    expect(code).toBe(78);
    for (const name of Object.keys(wrongVariables)) expect(stderr).toContain(name);
    expect(stderr).not.toContain('secret');
  });

  it('refuses PROVIDER_STATES, and names the program that serves them', async () => {
    const { code, stderr } = await failedStartOfProcess({ PROVIDER_STATES: '1', DATA_DIR });
    expect(code, stderr).toBe(78);
    expect(stderr).toContain('gateway/testing/server-with-states.ts');
  });

  it.each<[string, (content: Buffer) => Buffer]>([
    ['is empty', () => Buffer.of()],
    ['is not a database', () => Buffer.from('not a database')],
    // Two pages of 4096 bytes.
    ['is cut off', content => content.subarray(0, 8_192)],
  ])("exits with 78, and changes nothing, if SQLite's file %s", async (_case, damage) => {
    const dataDir = await mkdtemp(join(DATA_DIR, 'damaged-'));
    const file = join(dataDir, 'choose-life.db');
    const db = await openDatabase({ dataDir });
    await migrate(db);
    await db.destroy();
    const damaged = damage(await readFile(file));
    await writeFile(file, damaged);
    const variables = { DATA_DIR: dataDir };
    const start = await failedStart(variables);
    const backup = await runMaintenance('backup', ['--to', join(dataDir, 'backup')], variables);
    expect([start.code, backup.code]).toEqual([78, 1]);
    for (const { stderr } of [start, backup]) {
      expect(stderr).toMatch(
        /^DATA_DIR: \S+choose-life\.db is empty, damaged .* restore --replace --from FILE\. .*\n$/,
      );
    }
    expect(await readFile(file)).toEqual(damaged);
    expect(await readdir(dataDir)).not.toContain('backup');
  });

  it('exits with 78 and one line if the data folder cannot be written', async () => {
    expect(await failedStart({ DATA_DIR: '/dev/null/data' })).toEqual({
      code: 78,
      stderr:
        'DATA_DIR: /dev/null/data cannot be written. Make this user the owner of the folder, or set DATA_DIR to another one.\n',
    });
  });

  it('prints one line if its port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const port = String(portOf(other));
    expect(await failedStart({ EMBEDDED_GATEWAY_PORT: port, DATA_DIR })).toEqual({
      code: 1,
      stderr: `Port ${port} is taken: stop what uses it, or set EMBEDDED_GATEWAY_PORT to another port.\n`,
    });
    other.close();
  });
});
