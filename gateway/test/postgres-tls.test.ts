import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import tls from 'node:tls';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { openDatabase } from '../src/db/open-database.ts';
import { isTlsRefusal } from '../src/db/postgres.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { type Certificate, selfSigned } from './certificate.ts';
import { binaries, hasBinaries, startPostgres, type TestPostgres } from './postgres-server.ts';
import { refusedStart, spawnMaintenance, spawnServer } from './server-process.ts';

const trustedCertificates = tls.getCACertificates('default');

describe.skipIf(!hasBinaries)('a Postgres whose TLS is verified', () => {
  let withoutTls: TestPostgres;
  let withTls: TestPostgres;
  let certificate: Certificate;
  const folder = temporaryFolder();
  beforeAll(async () => {
    certificate = await selfSigned(['127.0.0.1', '0.0.0.0']);
    await writeFile(join(folder, 'authority.pem'), certificate.cert);
    [withoutTls, withTls] = await Promise.all([
      startPostgres(binaries),
      startPostgres(binaries, certificate),
    ]);
  });
  afterAll(async () => {
    await Promise.all([withoutTls.stop(), withTls.stop()]);
  });
  afterEach(() => tls.setDefaultCACertificates(trustedCertificates));

  /** Whether a query uses TLS, or its error. */
  async function connect(databaseUrl: string): Promise<unknown> {
    await using db = await openDatabase({ databaseUrl, verifiesDatabase: true, dataDir: folder });
    try {
      const answer = await sql<{
        ssl: boolean;
      }>`select ssl from pg_stat_ssl where pid = pg_backend_pid()`.execute(db);
      return answer.rows[0]?.ssl;
    } catch (error) {
      return error;
    }
  }

  it('gets no query if it has no TLS', async () => {
    expect(isTlsRefusal(await connect(withoutTls.url))).toBe(true);
  });

  it.each(['', '?sslmode=require', '?sslmode=verify-ca', '?ssl=true'])(
    'gets no query if its certificate is not trusted, with the options %j',
    async query => {
      const failure = await connect(`${withTls.url}${query}`);
      expect([isTlsRefusal(failure), failure]).toMatchObject([true, { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' }]);
    },
  );

  it('gets no query if its certificate is for another host name', async () => {
    tls.setDefaultCACertificates([...trustedCertificates, certificate.cert]);
    const failure = await connect(withTls.url.replace('127.0.0.1', 'localhost'));
    expect([isTlsRefusal(failure), failure]).toMatchObject([true, { code: 'ERR_TLS_CERT_ALTNAME_INVALID' }]);
  });

  it.each(['', '?sslmode=verify-full'])(
    'is used over TLS if its authority is trusted, with the options %j',
    async query => {
      tls.setDefaultCACertificates([...trustedCertificates, certificate.cert]);
      expect(await connect(`${withTls.url}${query}`)).toBe(true);
    },
  );

  /** The URL with 0.0.0.0, which also reaches this machine, but which the configuration does not recognise as loopback. */
  const nonLoopbackUrlOf = ({ url }: TestPostgres) => url.replace('127.0.0.1', '0.0.0.0');

  it('prevents the start with one line that names both remedies', async () => {
    const { code, stderr } = await refusedStart({
      DATABASE_URL: nonLoopbackUrlOf(withTls),
      DATA_DIR: folder,
    });
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^TLS of the Postgres in DATABASE_URL cannot be verified\. .*NODE_EXTRA_CA_CERTS.*DATABASE_INSECURE=1\.\n$/,
    );
  });

  const remedies = [
    [
      'with its authority in NODE_EXTRA_CA_CERTS',
      () => ({ NODE_EXTRA_CA_CERTS: join(folder, 'authority.pem') }),
    ],
    ['with DATABASE_INSECURE=1', () => ({ DATABASE_INSECURE: '1' })],
  ] as const;
  it.each(inject('long') ? remedies : remedies.slice(0, 1))('allows the start %s', async (_name, env) => {
    const gateway = await spawnServer({
      DATABASE_URL: nonLoopbackUrlOf(withTls),
      DATA_DIR: folder,
      ...env(),
    });
    expect(gateway.listening).toMatchObject({ database: 'postgres' });
    await gateway.end('SIGTERM');
  });

  it.each(inject('long') ? ['a backup'] : [])('is also verified by %s', async () => {
    const env = {
      DATABASE_URL: nonLoopbackUrlOf(withTls),
      PATH: `${binaries}:${process.env.PATH}`,
      HOME: folder,
    };
    const to = ['--to', join(folder, 'backup')];
    const refused = await spawnMaintenance('backup', to, env);
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('root certificate file') });
    const trusting = { ...env, NODE_EXTRA_CA_CERTS: join(folder, 'authority.pem') };
    expect(await spawnMaintenance('backup', to, trusting)).toMatchObject({ code: 0, stderr: '' });
  });
});
