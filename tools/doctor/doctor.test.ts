import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { migrate, migrations } from '../../gateway/src/db/migrate.ts';
import { openDatabase } from '../../gateway/src/db/open-database.ts';
import { startMailServer } from '../../gateway/test/mail-server.ts';
import { freePort } from '../../gateway/test/support/free-port.ts';
import { composeServices, listedVariables } from '../deploy/test/compose-file.ts';
import { examine, type Process } from './examined.ts';
import { reachRows } from './reach-rows.ts';
import type { SafetyRow } from './safety-row.ts';
import { safetyRows } from './safety-rows.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'choose-life-doctor-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What the rows say of an environment, as `VARIABLE verdict`. */
function said(env: NodeJS.ProcessEnv, only: Process | null = null): string[] {
  const examined = examine({ DATA_DIR: folder, ...env }, only);
  if ('faults' in examined) throw new Error(examined.faults.join(', '));
  return examined.processes
    .flatMap(process => safetyRows[process])
    .filter(row => row.variable !== 'Node' && row.speaks(examined))
    .map(({ variable, verdict }) => `${variable} ${verdict}`);
}

/** An adapter and a gateway for the internet, with nothing to say. */
const sound = {
  PUBLIC_URL: 'https://health.example',
  TRUST_PROXY: '10.0.0.1',
  KNOWN_BROWSER_KEY: 'k'.repeat(32),
  METRICS_PORT: '4001',
  WAITLIST_ADMIN: 'off',
  DATABASE_URL: 'postgres://user:secret-1@db.example/it',
  SMTP_URL: 'smtps://user:secret-2@mail.example',
  MAIL_FROM: 'no-reply@health.test',
  VALKEY_URL: 'rediss://:secret-4@valkey.example',
};

/** What is changed of it, and what is said then. */
const cases: readonly [NodeJS.ProcessEnv, string][] = [
  [{ PUBLIC_URL: 'http://health.example' }, 'PUBLIC_URL unsafe'],
  [{ HOST: '0.0.0.0', TRUST_PROXY: '' }, 'HOST unsafe'],
  [{ TRUST_PROXY: '0.0.0.0/0' }, 'TRUST_PROXY unsafe'],
  [{ TRUST_PROXY: '10.0.0.1,::/0' }, 'TRUST_PROXY unsafe'],
  [{ METRICS_HOST: '0.0.0.0' }, 'METRICS_HOST mind'],
  [{ WAITLIST_ADMIN: 'open' }, 'WAITLIST_ADMIN unsafe'],
  [{ WAITLIST_ADMIN: 'signed-in' }, 'WAITLIST_ADMIN mind'],
  [{ VALKEY_URL: '' }, 'VALKEY_URL mind'],
  [{ VALKEY_URL: 'redis://valkey', VALKEY_INSECURE: '1' }, 'VALKEY_INSECURE mind'],
  [{ KNOWN_BROWSER_KEY: '', VALKEY_URL: '' }, 'KNOWN_BROWSER_KEY unsafe, VALKEY_URL mind'],
  [{ METRICS_PORT: '' }, 'METRICS_PORT unsafe'],
  [{ RATE_LIMIT_PER_MINUTE: '0' }, 'RATE_LIMIT_PER_MINUTE unsafe'],
  [{ GATEWAY_URL: 'http://gateway.example/api', ALLOW_HTTP_GATEWAY: '1' }, 'GATEWAY_URL unsafe'],
  [
    { GATEWAY_URL: 'http://gateway/api', ALLOW_HTTP_GATEWAY: '1', ALLOW_PRIVATE_GATEWAY: '1' },
    'GATEWAY_URL mind',
  ],
  [{ DATABASE_INSECURE: '1' }, 'DATABASE_INSECURE unsafe'],
  [{ SMTP_INSECURE: '1' }, 'SMTP_INSECURE unsafe'],
  [{ SMTP_URL: '' }, 'SMTP_URL unsafe'],
  [{ MAIL_FROM: '' }, 'MAIL_FROM mind'],
  [{ DEMO_ACCOUNT: '1' }, 'DEMO_ACCOUNT unsafe'],
  [{ DATABASE_URL: '' }, 'DATABASE_URL mind'],
  [{ EMBEDDED_GATEWAY_HOST: '0.0.0.0' }, 'EMBEDDED_GATEWAY_HOST mind'],
];

describe('the doctor', () => {
  it('has nothing to say of a start without any variable, and of a sound one', () => {
    expect(said({})).toEqual([]);
    expect(said(sound)).toEqual([]);
  });

  it.each(cases)('of %o says %s', (changed, expected) => {
    expect(said({ ...sound, ...changed }).join(', ')).toBe(expected);
  });

  it('says that others can enter the folder of the data', () => {
    chmodSync(folder, 0o755);
    expect(said({})).toEqual(['DATA_DIR unsafe']);
    chmodSync(folder, 0o700);
    expect(said({})).toEqual([]);
  });

  it('has a case for every row', () => {
    const covered = new Set([
      ...cases.flatMap(([, expected]) => expected.split(', ')),
      'DATA_DIR unsafe',
      'Node mind',
    ]);
    const nameOf = ({ variable, verdict }: SafetyRow) => `${variable} ${verdict}`;
    expect(
      Object.values(safetyRows)
        .flat()
        .map(nameOf)
        .filter(name => !covered.has(name)),
    ).toEqual([]);
  });

  it('names variables that .env.example lists', () => {
    const known = listedVariables(join(root, '.env.example'));
    const rows = Object.values(safetyRows).flat();
    const named = rows.map(({ variable }) => variable).filter(name => name !== 'Node');
    expect(named.filter(name => !known.has(name))).toEqual([]);
  });

  it.each(['adapter', 'gateway'] as const)('finds the %s of deploy/compose.yaml safe', of => {
    const secrets = ['POSTGRES_PASSWORD', 'VALKEY_PASSWORD', 'KNOWN_BROWSER_KEY'];
    const filled = {
      ...Object.fromEntries(secrets.map(name => [name, 'p'.repeat(32)])),
      ...{ SITE: 'health.example', SMTP_URL: sound.SMTP_URL, MAIL_FROM: sound.MAIL_FROM },
    };
    const { environment } = composeServices(filled)[`${of}-1`] ?? {};
    expect(said({ ...environment }, of).filter(line => line.endsWith('unsafe'))).toEqual([]);
  });
});

/** What comes of looking at one thing outside. */
async function look(about: string, env: NodeJS.ProcessEnv) {
  const examined = examine({ DATA_DIR: folder, ...env }, null);
  if ('faults' in examined) throw new Error(examined.faults.join(', '));
  const rows = Object.values(reachRows).flat();
  return rows.find(row => row.about === about)?.look(examined);
}

describe('what the doctor looks at outside', () => {
  it('is a mail server that takes letters, or is away', async () => {
    expect(await look('SMTP_URL', {})).toBeNull();
    const server = await startMailServer();
    expect(await look('SMTP_URL', { SMTP_URL: server.url })).toEqual({
      verdict: 'ok',
      text: 'takes letters',
    });
    expect(server.taken).toEqual([]);
    await server.stop();
    await expect(look('SMTP_URL', { SMTP_URL: server.url })).rejects.toThrow('ECONNREFUSED');
  });
});

describe('a database and a store of limits', () => {
  it('is looked at with its schema, and not made', async () => {
    const DATA_DIR = join(folder, 'data');
    expect(await look('DATABASE_URL', { DATA_DIR })).toMatchObject({ verdict: 'ok' });
    expect(existsSync(DATA_DIR)).toBe(false);
    const db = await openDatabase({ dataDir: DATA_DIR });
    await db.destroy();
    const lacking = expect.stringContaining('The schema lacks 0001-tables');
    expect(await look('DATABASE_URL', { DATA_DIR })).toEqual({ verdict: 'mind', text: lacking });
    // Then no start makes the steps.
    expect(await look('DATABASE_URL', { DATA_DIR, AUTO_MIGRATE: '0' })).toMatchObject({
      verdict: 'unreachable',
    });
    const again = await openDatabase({ dataDir: DATA_DIR });
    await migrate(again);
    const whole = expect.stringContaining('its schema is as of');
    expect(await look('DATABASE_URL', { DATA_DIR })).toEqual({ verdict: 'ok', text: whole });
    await migrate(again, [...migrations, { id: '9999-later', up: async () => undefined }]);
    await again.destroy();
    const newer = expect.stringContaining('A newer release');
    expect(await look('DATABASE_URL', { DATA_DIR })).toEqual({ verdict: 'unreachable', text: newer });
  });

  it.each([
    ['DATABASE_URL', 'postgres://127.0.0.1:9/it'],
    ['VALKEY_URL', 'redis://127.0.0.1:9'],
  ])('is told where it is away: %s', async (variable, url) => {
    await expect(
      look(variable, { KNOWN_BROWSER_KEY: sound.KNOWN_BROWSER_KEY, [variable]: url }),
    ).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });
});

describe('npm run doctor', () => {
  const run = (env: NodeJS.ProcessEnv, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/doctor/run.ts', ...args], {
      cwd: root,
      env: { PATH: process.env.PATH, DATA_DIR: folder, ...env },
      encoding: 'utf8',
    });
    return { status, printed: `${stdout}${stderr}` };
  };

  it('prints what is configured, and ends with 0 where all is well', async () => {
    const [port, gatewayPort] = [String(await freePort()), String(await freePort())];
    const { status, printed } = run({ PORT: port, EMBEDDED_GATEWAY_PORT: gatewayPort });
    expect(printed).toContain(`database            SQLite in ${folder}`);
    expect(printed).toContain(`PORT: ${port} is free`);
    expect(printed).toMatch(/0 unsafe, 0 unreachable\n$/);
    expect(status).toBe(0);
  });

  it('ends with 1 on the unsafe and the unreachable, and shows no secret', async () => {
    const nobody = `http://127.0.0.1:${await freePort()}/api`;
    const { status, printed } = run({ ...sound, VALKEY_URL: '', METRICS_PORT: '', GATEWAY_URL: nobody });
    expect(printed).toContain('unsafe  METRICS_PORT is unset');
    expect(printed).toContain('unreachable  GATEWAY_URL: ECONNREFUSED');
    expect(printed).toMatch(/1 unsafe, 1 unreachable\n$/);
    expect(printed).not.toMatch(/secret-\d|kkkk/);
    expect(status).toBe(1);
  });

  it('shows no part of a password that holds a slash', () => {
    const { printed } = run(
      { ...sound, DATABASE_URL: 'postgres://secret-5:12/secret-6@127.0.0.1:9/it' },
      '--for',
      'gateway',
    );
    expect(printed).toContain('write / as %2F');
    expect(printed).not.toMatch(/secret-\d|:12/);
  });

  it('ends with 78 on a configuration that no process would take', () => {
    const { status, printed } = run({ PORT: 'abc', DATABASE_URL: 'mysql://user:secret-3@db' });
    expect(printed).toContain('PORT: ');
    expect(printed).toContain('DATABASE_URL: must be a postgres:// address');
    expect(printed).not.toContain('secret-3');
    expect(status).toBe(78);
  });
});
