import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('configuration', () => {
  it('is valid without any variable, with these defaults', () => {
    expect(readConfig({})).toMatchObject({
      config: {
        port: 4010,
        host: '127.0.0.1',
        isOnlyForThisMachine: true,
        dataDir: '.data',
        timeZone: 'Africa/Lagos',
      },
    });
  });

  it.each([
    [{ AUTO_MIGRATE: '0' }, { autoMigrate: false }],
    [{ PORT: '5000' }, { publicUrl: 'http://127.0.0.1:5000' }],
    [
      { PUBLIC_URL: 'http://life.example/' },
      { publicUrl: 'http://life.example', isOnlyForThisMachine: false },
    ],
    [{ PUBLIC_URL: 'https://life.example', MAILBOX: '1' }, { smtpUrl: undefined }],
    [{ PUBLIC_URL: 'https://life.example', SMTP_URL: 'smtp://localhost' }, { smtpUrl: 'smtp://localhost' }],
    // An empty variable counts as unset.
    [
      { PUBLIC_URL: '', DATABASE_URL: '' },
      { publicUrl: 'http://127.0.0.1:4000', databaseUrl: undefined },
    ],
    [
      { DATABASE_POOL_SIZE: '4', DATABASE_CONNECT_SECONDS: '0.5', DATABASE_QUERY_SECONDS: '60' },
      { poolLimits: { size: 4, connectMs: 500, queryMs: 60_000 } },
    ],
    [{ HELP_LINES: 'Helper A: 123; Helper B ;' }, { helpLines: ['Helper A: 123', 'Helper B'] }],
    [{ TIME_ZONE: 'Europe/Berlin' }, { timeZone: 'Europe/Berlin' }],
    [{ EMERGENCY_NUMBER: ' 112 ' }, { emergencyNumber: '112' }],
    [{ EMERGENCY_NUMBER: '+234 800-123 4567' }, { emergencyNumber: '+234 800-123 4567' }],
  ])('reads %j', (env, expected) => {
    expect(readConfig(env)).toMatchObject({ config: expected });
  });

  it('refuses an emergency number that is not a phone number', () => {
    expect(readConfig({ EMERGENCY_NUMBER: 'nurse' })).toEqual({
      faults: ['EMERGENCY_NUMBER: must be a phone number such as 112'],
    });
  });

  it.each<[string, NodeJS.ProcessEnv, boolean]>([
    ['is enabled on loopback addresses', { PUBLIC_URL: 'http://localhost:4000', HOST: '::1' }, true],
    ['is disabled at a public URL', { PUBLIC_URL: 'http://life.example' }, false],
    ['is disabled on Postgres', { DATABASE_URL: 'postgres://127.0.0.1/life' }, false],
    ['is disabled if the gateway listens on all addresses', { EMBEDDED_GATEWAY_HOST: '0.0.0.0' }, false],
    ['is disabled if the adapter listens on all addresses', { HOST: '0.0.0.0' }, false],
    ['is disabled behind a load balancer', { TRUST_PROXY: '127.0.0.1/32' }, false],
    ['is enabled with DEMO_ACCOUNT=1', { PUBLIC_URL: 'http://life.example', DEMO_ACCOUNT: '1' }, true],
    ['is disabled with DEMO_ACCOUNT=0', { DEMO_ACCOUNT: '0' }, false],
  ])('the demo account %s', (_name, env, isDemoAccountEnabled) => {
    expect(readConfig(env)).toMatchObject({ config: { isDemoAccountEnabled } });
  });

  it.each<[NodeJS.ProcessEnv, object]>([
    [{}, { config: {} }],
    [{ HOST: '0.0.0.0' }, { faults: [expect.stringMatching(/^PROVIDER_STATES: only on SQLite/)] }],
    [{ DATABASE_URL: 'postgres://127.0.0.1/life' }, { faults: [expect.stringMatching(/^PROVIDER_STATES/)] }],
  ])('accepts PROVIDER_STATES only on SQLite and loopback addresses: %j', (env, expected) => {
    expect(readConfig({ PROVIDER_STATES: '1', ...env })).toMatchObject(expected);
  });

  it.each([
    ['smtp://user:pass@127.0.0.1:1025?ignoreTLS=true', false],
    ['smtp://[::1]', false],
    ['smtp://mail.example:587', true],
    // Only begins with localhost.
    ['smtp://localhost.mail.example', true],
    ['smtps://user:pass@mail.example?pool=true&socketTimeout=9000', true],
  ])('verifies TLS only if the mail server is on another machine: %s, %s', (SMTP_URL, isVerified) => {
    expect(readConfig({ SMTP_URL })).toMatchObject({ config: { verifiesMailServerTls: isVerified } });
  });

  it.each<[DATABASE_URL: string, isVerified: boolean, otherVariables?: NodeJS.ProcessEnv]>([
    ['postgres://localhost/life', false],
    ['postgres:///life', false],
    ['postgres:///life', true, { PGHOST: 'db.example' }],
    // A Unix socket.
    ['postgres:///life?host=/var/run/postgresql', false],
    ['postgres://user@/life?host=/var/run/postgresql', false],
    ['postgres://user:pass@db.example/life', true],
    // The host in the options replaces the other one.
    ['postgres://127.0.0.1/life?host=db.example', true],
    ['postgres://user@/life?host=db.example', true],
    ['postgres://db.example/life?sslmode=verify-full', true],
  ])(
    'verifies TLS only if the database is on another machine: %s, %s',
    (DATABASE_URL, isVerified, otherVariables) => {
      expect(readConfig({ DATABASE_URL, ...otherVariables })).toMatchObject({
        config: { verifiesDatabaseTls: isVerified },
      });
    },
  );

  it.each<[variable: string, env: NodeJS.ProcessEnv, expected: object]>([
    [
      'SMTP_INSECURE',
      { SMTP_URL: 'smtp://mail.example?tls.rejectUnauthorized=false' },
      { verifiesMailServerTls: false },
    ],
    [
      'DATABASE_INSECURE',
      { DATABASE_URL: 'postgres://db.example/life?sslmode=disable' },
      { verifiesDatabaseTls: false },
    ],
  ])('does not verify TLS of a server on another machine with %s=1', (variable, env, expected) => {
    expect(readConfig({ ...env, [variable]: '1' })).toMatchObject({ config: expected });
  });

  it.each([
    ['SMTP_URL', 'smtp://user:secret@mail.example?ignoreTLS=true'],
    ['SMTP_URL', 'smtps://user:secret@mail.example?tls.rejectUnauthorized=false'],
    ['SMTP_URL', 'smtp://user:secret@mail.example?requireTLS=false'],
    ['SMTP_URL', 'smtp://user:secret@mail.example?opportunisticTLS=true'],
    // Declares that the connection is already encrypted, so nodemailer starts no TLS.
    ['SMTP_URL', 'smtp://user:secret@mail.example?secured=true'],
    // Options that nodemailer uses instead of the host of the URL.
    ['SMTP_URL', 'smtp://user:secret@mail.example?proxy=http://other.example'],
    ['SMTP_URL', 'smtp:///?host=mail.example'],
    ['SMTP_URL', 'smtp://user:secret@127.0.0.1?service=Gmail'],
    ['DATABASE_URL', 'postgres://user:secret@db.example/life?sslmode=disable'],
    ['DATABASE_URL', 'postgres://user:secret@db.example/life?sslmode=no-verify'],
    ['DATABASE_URL', 'postgres://user:secret@db.example/life?sslmode=prefer'],
    ['DATABASE_URL', 'postgres://user:secret@db.example/life?ssl=0'],
    ['DATABASE_URL', 'postgres://user:secret@db.example/life?ssl=no-verify'],
    // With `uselibpqcompat`, pg does not verify the certificate for `require`.
    ['DATABASE_URL', 'postgres://user:secret@db.example/life?sslmode=require&uselibpqcompat=true'],
    ['DATABASE_URL', 'postgres://user:secret@127.0.0.1/life?sslmode=disable&host=db.example'],
  ])(
    'refuses a %s that disables TLS verification or changes the host, without its password in the message: %s',
    (name, value) => {
      const result = readConfig({ [name]: value });
      const variable = name.replace('_URL', '_INSECURE');
      expect(result).toEqual({ faults: [expect.stringMatching(`^${name}: .*${variable}=1`)] });
      expect(JSON.stringify(result)).not.toContain('secret');
    },
  );

  it('refuses a DATABASE_URL that is no URL, without its password in the message', () => {
    const result = readConfig({ DATABASE_URL: 'postgres://user:secret@db example/life' });
    expect(result).toEqual({ faults: [expect.stringMatching('^DATABASE_URL: .*cannot be read')] });
    expect(JSON.stringify(result)).not.toContain('secret');
  });

  it('requires SMTP_URL or MAILBOX=1 with an https PUBLIC_URL', () => {
    expect(readConfig({ PUBLIC_URL: 'https://life.example' })).toEqual({
      faults: [expect.stringMatching(/^SMTP_URL: required if PUBLIC_URL is https.*MAILBOX=1/)],
    });
  });

  it.each([
    ['EMBEDDED_GATEWAY_PORT', '70000'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['PUBLIC_URL', 'https://life.example/wellness'],
    ['TIME_ZONE', 'Lagos time'],
    ['DATABASE_URL', 'sqlite:file'],
    ['SMTP_URL', 'https://mail.example'],
    ['MAIL_FROM', 'nobody'],
    ['DEMO_ACCOUNT', 'yes'],
    ['MAILBOX_KEY', 'too-short'],
  ])('reports a wrong %s beside other faults, without its value: %s', (name, value) => {
    const result = readConfig({ [name]: value, LOG_LEVEL: 'loud' });
    expect(result).toEqual({ faults: [expect.stringContaining(name), expect.stringContaining('LOG_LEVEL')] });
    expect(JSON.stringify(result)).not.toContain(value);
  });
});
