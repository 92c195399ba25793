import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { migrate, migrations } from '../../gateway/src/db/migrate.ts';
import { openDatabase } from '../../gateway/src/db/open-database.ts';
import { startMailServer } from '../../gateway/test/mail-server.ts';
import { freePort } from '../../gateway/testing/free-port.ts';
import { temporaryFolder } from '../../gateway/testing/temporary-folder.ts';
import { configuredLines, readConfiguration } from './configuration.ts';
import { connectionChecks } from './connection-checks.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = temporaryFolder();
/** Makes `readConfiguration` read the adapter and, without GATEWAY_URL, the embedded gateway. */
const allServers = null;

/** Runs the doctor's check for a variable, in an environment with `env`. */
async function runCheck(variable: string, env: NodeJS.ProcessEnv) {
  const config = readConfiguration({ DATA_DIR: folder, ...env }, allServers);
  if ('faults' in config) throw new Error(config.faults.join(', '));
  const checks = Object.values(connectionChecks).flat();
  return checks.find(connectionCheck => connectionCheck.variable === variable)?.check(config);
}

/** Creates a SQLite database with the schema of these migrations; without them, an empty one. */
async function createDatabase(dataDir: string, applied?: typeof migrations): Promise<void> {
  await using db = await openDatabase({ dataDir });
  if (applied !== undefined) await migrate(db, applied);
}

describe('the doctor', () => {
  it('skips a mail server that is not configured', async () => {
    expect(await runCheck('SMTP_URL', {})).toBeNull();
  });

  it('connects to a mail server without sending an e-mail', async () => {
    const server = await startMailServer();
    expect(await runCheck('SMTP_URL', { SMTP_URL: server.url })).toEqual({
      verdict: 'ok',
      text: 'accepts e-mails',
    });
    expect(server.accepted).toEqual([]);
    await server.stop();
  });

  it('reports a mail server that is down', async () => {
    const server = await startMailServer();
    const SMTP_URL = server.url;
    await server.stop();
    await expect(runCheck('SMTP_URL', { SMTP_URL })).rejects.toThrow('ECONNREFUSED');
  });

  it('does not create a missing database', async () => {
    const DATA_DIR = join(folder, 'none');
    expect(await runCheck('DATABASE_URL', { DATA_DIR })).toMatchObject({ verdict: 'ok' });
    expect(existsSync(DATA_DIR)).toBe(false);
  });

  it('warns about a database without the schema, which the next start creates', async () => {
    const DATA_DIR = join(folder, 'empty');
    await createDatabase(DATA_DIR);
    expect(await runCheck('DATABASE_URL', { DATA_DIR })).toEqual({
      verdict: 'warning',
      text: expect.stringContaining('The schema lacks 0001-tables'),
    });
  });

  it('rejects a database without the schema if AUTO_MIGRATE is 0', async () => {
    const DATA_DIR = join(folder, 'empty-without-migration');
    await createDatabase(DATA_DIR);
    expect(await runCheck('DATABASE_URL', { DATA_DIR, AUTO_MIGRATE: '0' })).toMatchObject({
      verdict: 'unreachable',
    });
  });

  it('accepts a database with the schema of the release', async () => {
    const DATA_DIR = join(folder, 'current');
    await createDatabase(DATA_DIR, migrations);
    expect(await runCheck('DATABASE_URL', { DATA_DIR })).toEqual({
      verdict: 'ok',
      text: expect.stringContaining('with the schema'),
    });
  });

  it('rejects a database with the schema of a newer release', async () => {
    const DATA_DIR = join(folder, 'newer');
    await createDatabase(DATA_DIR, [...migrations, { id: '9999-later', up: async () => undefined }]);
    expect(await runCheck('DATABASE_URL', { DATA_DIR })).toEqual({
      verdict: 'unreachable',
      text: expect.stringContaining('A newer release'),
    });
  });

  // Nothing listens on port 9.
  it.each([
    ['DATABASE_URL', 'postgres://127.0.0.1:9/it'],
    ['VALKEY_URL', 'redis://127.0.0.1:9'],
  ])('reports that the server of %s is down', async (variable, url) => {
    await expect(
      runCheck(variable, { KNOWN_BROWSER_KEY: 'k'.repeat(32), [variable]: url }),
    ).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });

  it('names the proxy variables of an unreachable gateway without their values', async () => {
    const proxy = { HTTPS_PROXY: 'http://user:secret-9@127.0.0.1:9', NO_PROXY: 'intranet.example' };
    expect(await runCheck('GATEWAY_URL', { GATEWAY_URL: 'https://gateway.example/api', ...proxy })).toEqual({
      verdict: 'unreachable',
      text: expect.stringMatching(/^[A-Z]+ \(set: HTTPS_PROXY, NO_PROXY\)$/),
    });
  });
});

describe('npm run doctor', () => {
  const run = (env: NodeJS.ProcessEnv, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/doctor/run.ts', ...args], {
      cwd: root,
      env: { PATH: process.env.PATH, DATA_DIR: folder, ...env },
      encoding: 'utf8',
    });
    return { status, output: `${stdout}${stderr}` };
  };

  it('prints versions and the configuration, and exits with 0 if everything can be reached', async () => {
    const [port, gatewayPort] = [String(await freePort()), String(await freePort())];
    const { status, output } = run({ PORT: port, EMBEDDED_GATEWAY_PORT: gatewayPort });
    expect(output).toContain(`Node         ${process.versions.node}\n`);
    expect(output).toMatch(/gateway: databaseUrl +null/);
    expect(output).toContain(`PORT: ${port} is free`);
    expect(output).toMatch(/0 unreachable\n$/);
    expect(status).toBe(0);
  });

  it('checks only the server that --for names', async () => {
    const { output } = run({ EMBEDDED_GATEWAY_PORT: String(await freePort()) }, '--for', 'gateway');
    expect(output).toContain('gateway: ');
    expect(output).not.toContain('adapter: ');
  });

  it('prints "set" instead of a secret', () => {
    const config = readConfiguration(
      {
        // With this host and no WAITLIST_ADMIN, the administration of the wait-list is closed: `not-chosen` below, a value that is printed.
        HOST: '0.0.0.0',
        AUDIT_KEY: 'secret-1'.repeat(4),
        KNOWN_BROWSER_KEY: 'secret-2'.repeat(4),
        MAILBOX_KEY: 'secret-3'.repeat(4),
        VALKEY_URL: 'redis://:secret-4@127.0.0.1:9',
        // A password with an unescaped slash, which makes the URL invalid.
        DATABASE_URL: 'postgres://secret-5:12/secret-6@127.0.0.1:9/it',
        SMTP_URL: 'smtps://user:secret-7@mail.example',
      },
      allServers,
    );
    const lines = 'faults' in config ? config : Object.fromEntries(configuredLines(config));
    expect(lines).toMatchObject({
      'adapter: waitListAdmin': '{"mode":"not-chosen","emails":[]}',
      'adapter: auditKey': '"set"',
      'adapter: valkey': '{"url":"set","secret":"set"}',
      'gateway: databaseUrl': '"set"',
    });
    expect(JSON.stringify(lines)).not.toMatch(/secret-\d/);
    const proxies = {
      GATEWAY_URL: 'https://gateway.example/api',
      HTTPS_PROXY: 'http://user:secret-8@proxy.example',
    };
    const withProxy = readConfiguration(proxies, 'adapter');
    const linesWithProxy = 'faults' in withProxy ? {} : Object.fromEntries(configuredLines(withProxy));
    expect(linesWithProxy['adapter: gateway']).toContain('{"httpProxy":"","httpsProxy":"set","noProxy":""}');
  });

  it('reports no fault of a server that it does not check', () => {
    // The gateway does not read the first variable, and the adapter does not read the second one.
    const faultOfAdapter = { AUDIT_KEY: 'too short' };
    const faultOfGateway = { DATABASE_URL: 'mysql://db' };
    expect(readConfiguration(faultOfAdapter, 'adapter')).toHaveProperty('faults');
    expect(readConfiguration(faultOfAdapter, 'gateway')).not.toHaveProperty('faults');
    expect(readConfiguration(faultOfGateway, 'gateway')).toHaveProperty('faults');
    expect(readConfiguration(faultOfGateway, 'adapter')).not.toHaveProperty('faults');
  });

  it('requires a mail server only for an embedded gateway behind https', () => {
    const PUBLIC_URL = 'https://life.example';
    expect(readConfiguration({ PUBLIC_URL }, allServers)).toHaveProperty('faults');
    expect(readConfiguration({ PUBLIC_URL }, 'adapter')).not.toHaveProperty('faults');
    expect(
      readConfiguration({ PUBLIC_URL, GATEWAY_URL: 'https://gateway.example/api' }, allServers),
    ).not.toHaveProperty('faults');
  });

  it('exits with 1 if something cannot be reached, and shows no secret', async () => {
    // With GATEWAY_URL the database and the mail server of the embedded gateway are not checked, so only one address is unreachable.
    const unused = `http://127.0.0.1:${await freePort()}/api`;
    const { status, output } = run({
      GATEWAY_URL: unused,
      KNOWN_BROWSER_KEY: 'k'.repeat(32),
      DATABASE_URL: 'postgres://user:secret-1@db.example/it',
      SMTP_URL: 'smtps://user:secret-2@mail.example',
    });
    expect(output).toContain('unreachable  GATEWAY_URL: ECONNREFUSED');
    expect(output).toMatch(/1 unreachable\n$/);
    expect(output).not.toMatch(/secret-\d|kkkk/);
    expect(status).toBe(1);
  });

  it('exits with 78 if the configuration is invalid', () => {
    const { status, output } = run({ PORT: 'abc', DATABASE_URL: 'mysql://user:secret-3@db' });
    expect(output).toContain('PORT: ');
    expect(output).toContain('DATABASE_URL: must be a postgres:// address');
    expect(output).not.toContain('secret-3');
    expect(status).toBe(78);
  });
});
