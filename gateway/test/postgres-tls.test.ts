import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import tls from 'node:tls';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { openDatabase } from '../src/db/open-database.ts';
import { isTlsRefusal } from '../src/db/postgres.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { type Certificate, createCertificate } from './certificate.ts';
import { binaries, hasBinaries, startPostgres, type TestPostgres } from './postgres-server.ts';
import { failedStart, spawnMaintenance, spawnServer } from './server-process.ts';

const defaultAuthorities = tls.getCACertificates('default');

describe.skipIf(!hasBinaries)('verified TLS to Postgres', () => {
  let withoutTls: TestPostgres;
  let withTls: TestPostgres;
  let certificate: Certificate;
  const folder = temporaryFolder();
  beforeAll(async () => {
    certificate = await createCertificate(['127.0.0.1', '0.0.0.0']);
    await writeFile(join(folder, 'authority.pem'), certificate.cert);
    [withoutTls, withTls] = await Promise.all([startPostgres(), startPostgres(certificate)]);
  });
  afterAll(async () => {
    await Promise.all([withoutTls.stop(), withTls.stop()]);
  });
  afterEach(() => tls.setDefaultCACertificates(defaultAuthorities));

  /** Sends a query that asks whether its connection uses TLS. @returns the answer, or the error of the query */
  async function queryTls(databaseUrl: string): Promise<unknown> {
    await using db = await openDatabase({ databaseUrl, verifiesDatabaseTls: true, dataDir: folder });
    try {
      const answer = await sql<{
        ssl: boolean;
      }>`select ssl from pg_stat_ssl where pid = pg_backend_pid()`.execute(db);
      return answer.rows[0]?.ssl;
    } catch (error) {
      return error;
    }
  }

  it('sends no query to a server without TLS', async () => {
    expect(isTlsRefusal(await queryTls(withoutTls.url))).toBe(true);
  });

  // These options of the URL require less than a trusted certificate for the host name. They must not weaken the verification.
  it.each(['', '?sslmode=require', '?sslmode=verify-ca', '?ssl=true'])(
    'sends no query to a server with an untrusted certificate, with the options %j',
    async urlOptions => {
      const failure = await queryTls(`${withTls.url}${urlOptions}`);
      expect(failure).toMatchObject({ code: 'DEPTH_ZERO_SELF_SIGNED_CERT' });
      expect(isTlsRefusal(failure)).toBe(true);
    },
  );

  it('sends no query to a server with a certificate for another host name', async () => {
    tls.setDefaultCACertificates([...defaultAuthorities, certificate.cert]);
    const failure = await queryTls(withTls.url.replace('127.0.0.1', 'localhost'));
    expect(failure).toMatchObject({ code: 'ERR_TLS_CERT_ALTNAME_INVALID' });
    expect(isTlsRefusal(failure)).toBe(true);
  });

  it.each(['', '?sslmode=verify-full'])(
    'sends queries over TLS to a server with a trusted certificate, with the options %j',
    async urlOptions => {
      tls.setDefaultCACertificates([...defaultAuthorities, certificate.cert]);
      expect(await queryTls(`${withTls.url}${urlOptions}`)).toBe(true);
    },
  );

  /** The URL with 0.0.0.0, which also reaches this machine, but which the configuration does not recognise as loopback. */
  const nonLoopbackUrlOf = ({ url }: TestPostgres) => url.replace('127.0.0.1', '0.0.0.0');

  it('refuses to start with an untrusted certificate, with an error that names both remedies', async () => {
    const { code, stderr } = await failedStart({
      DATABASE_URL: nonLoopbackUrlOf(withTls),
      DATA_DIR: folder,
    });
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^TLS of the Postgres in DATABASE_URL cannot be verified\. .*NODE_EXTRA_CA_CERTS.*DATABASE_INSECURE=1\.\n$/,
    );
  });

  const remedies = [
    {
      remedy: 'its certificate in NODE_EXTRA_CA_CERTS',
      variables: { NODE_EXTRA_CA_CERTS: join(folder, 'authority.pem') },
    },
    { remedy: 'DATABASE_INSECURE=1', variables: { DATABASE_INSECURE: '1' } },
  ];
  // The start of a process is slow, so the short run tests only one remedy.
  it.each(inject('long') ? remedies : remedies.slice(0, 1))(
    'allows the start with $remedy',
    async ({ variables }) => {
      const gateway = await spawnServer({
        DATABASE_URL: nonLoopbackUrlOf(withTls),
        DATA_DIR: folder,
        ...variables,
      });
      expect(gateway.listening).toMatchObject({ database: 'postgres' });
      await gateway.end('SIGTERM');
    },
  );

  // Not `it.runIf`, since a skipped test fails the run if `CI` is set.
  if (inject('long'))
    it('is also required by `backup`', async () => {
      const env = {
        DATABASE_URL: nonLoopbackUrlOf(withTls),
        PATH: `${binaries}:${process.env.PATH}`,
        // Postgres programs also search for a root certificate in the home folder. This folder has none.
        HOME: folder,
      };
      const options = ['--to', join(folder, 'backup')];
      const refused = await spawnMaintenance('backup', options, env);
      expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('root certificate file') });
      const envWithCertificate = { ...env, NODE_EXTRA_CA_CERTS: join(folder, 'authority.pem') };
      const allowed = await spawnMaintenance('backup', options, envWithCertificate);
      expect(allowed).toMatchObject({ code: 0, stderr: '' });
    });
});
