import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const configOf = (env: NodeJS.ProcessEnv) => {
  const read = readConfig(env);
  if ('faults' in read) throw new Error(read.faults.join('\n'));
  return read.config;
};

describe('readConfig', () => {
  it('uses defaults if no variable is set, such as the embedded gateway and the stages of the specification (s.7)', () => {
    expect(configOf({})).toMatchObject({
      port: 4000,
      host: '127.0.0.1',
      embeddedGateway: true,
      gateway: { origin: 'http://127.0.0.1:4010', basePath: '/api' },
      gatewayStages: { main: 'prod', 'wait-list': 'dev' },
      publicUrl: 'http://127.0.0.1:4000',
      clientIdDashboard: 'choose-life-demo',
      clientIdReports: 'choose-life-demo-1',
      waitListAdmin: { mode: 'open', emails: [] },
      docs: true,
      rateLimitPerMinute: 6000,
      allowedOrigins: [],
      videoOrigin: null,
    });
  });

  it('connects to an embedded gateway that listens on all interfaces at the loopback address', () => {
    const embedded = { EMBEDDED_GATEWAY_HOST: '::', EMBEDDED_GATEWAY_PORT: '4711' };
    expect(configOf(embedded).gateway.origin).toBe('http://[::1]:4711');
  });

  it('uses no proxy for an embedded gateway', () => {
    // A loopback address never uses a proxy, so the gateway of this test listens on another address.
    const embedded = { EMBEDDED_GATEWAY_HOST: '10.1.2.3', HTTP_PROXY: 'http://proxy.test:3128' };
    expect(configOf(embedded).gateway.proxies).toBeNull();
  });

  it('uses the loopback address as the default of PUBLIC_URL if the adapter listens on all interfaces', () => {
    expect(configOf({ HOST: '0.0.0.0' }).publicUrl).toBe('http://127.0.0.1:4000');
  });

  it('reports an invalid address with the name of its variable', () => {
    expect(readConfig({ EMBEDDED_GATEWAY_HOST: '169.254.169.254' })).toEqual({
      faults: [
        expect.stringMatching(
          /^EMBEDDED_GATEWAY_HOST: must not be a private, link-local or reserved address/,
        ),
      ],
    });
    expect(readConfig({ EMBEDDED_GATEWAY_HOST: 'a/b' })).toEqual({
      faults: [
        'EMBEDDED_GATEWAY_HOST: must be an address or a name of this machine, such as 127.0.0.1 or ::1',
      ],
    });
  });

  it('treats an empty variable as not set', () => {
    expect(configOf({ GATEWAY_URL: '', PORT: '', VIDEO_ORIGIN: '' })).toMatchObject({
      embeddedGateway: true,
      port: 4000,
      videoOrigin: null,
    });
  });

  it.each([' ', '0x10', '1e3', 'many'])('refuses the number %j', text => {
    expect(readConfig({ RATE_LIMIT_PER_MINUTE: text })).toEqual({
      faults: ['RATE_LIMIT_PER_MINUTE: must be a number'],
    });
  });

  it('reads PUBLIC_URL in lower case, since the security headers depend on its scheme', () => {
    expect(configOf({ PUBLIC_URL: 'HTTPS://Life.Example/' }).publicUrl).toBe('https://life.example');
  });

  it('reads lists, trims their items and drops empty ones', () => {
    const config = configOf({
      HELP_LINES: 'Call 112; Write to help@b.co ;',
      TRUST_PROXY: '10.0.0.0/8, ::1',
      ALLOWED_ORIGINS: 'https://a.test,https://b.test:8443',
    });
    expect(config).toMatchObject({
      helpLines: ['Call 112', 'Write to help@b.co'],
      trustProxy: ['10.0.0.0/8', '::1'],
      allowedOrigins: ['https://a.test', 'https://b.test:8443'],
    });
  });

  it('reads the addresses of WAITLIST_ADMINS in lower case', () => {
    expect(configOf({ WAITLIST_ADMINS: 'Ada@B.co' }).waitListAdmin.emails).toEqual(['ada@b.co']);
  });

  it('has an emergency number only if EMERGENCY_NUMBER is set', () => {
    expect(configOf({}).emergencyNumber).toBeNull();
    expect(configOf({ EMERGENCY_NUMBER: '112' }).emergencyNumber).toBe('112');
  });

  it.each(['nurse', '1', '112;199', '0800 CALL'])('refuses %j as the emergency number', number => {
    const wrong = { faults: ['EMERGENCY_NUMBER: must be a phone number such as 112'] };
    expect(readConfig({ EMERGENCY_NUMBER: number })).toEqual(wrong);
  });

  it.each<[string, NodeJS.ProcessEnv, string]>([
    [
      'opens it if only this machine can reach it',
      { PUBLIC_URL: 'http://localhost:4000', HOST: '::1' },
      'open',
    ],
    ['closes it with a public address', { PUBLIC_URL: 'https://life.example' }, 'not-chosen'],
    ['closes it if the adapter listens on all interfaces', { HOST: '0.0.0.0' }, 'not-chosen'],
    [
      'closes it if the gateway listens on all interfaces',
      { EMBEDDED_GATEWAY_HOST: '0.0.0.0' },
      'not-chosen',
    ],
    ['closes it behind a load balancer', { TRUST_PROXY: '127.0.0.1/32' }, 'not-chosen'],
    ['opens it with WAITLIST_ADMIN=open', { HOST: '0.0.0.0', WAITLIST_ADMIN: 'open' }, 'open'],
  ])('decides on the wait-list administration: %s', (_name, env, mode) => {
    expect(configOf(env).waitListAdmin.mode).toBe(mode);
  });

  it.each<[NodeJS.ProcessEnv, string[]]>([
    [{}, []],
    [{ GATEWAY_URL: 'https://gateway.example/api' }, ['https://gateway.example']],
    // Only an origin with https is a default. The pictures of the embedded gateway, which uses HTTP, come from the adapter.
    [{ GATEWAY_URL: 'http://127.0.0.1:4010/api' }, []],
    [
      { GATEWAY_URL: 'https://gateway.example/api', IMG_ORIGINS: 'https://cdn.example' },
      ['https://cdn.example'],
    ],
  ])('with %j permits pictures from the origins %j', (env, imgOrigins) => {
    expect(configOf(env).imgOrigins).toEqual(imgOrigins);
  });

  // The content security policy contains the origin. After a space, a second origin would be allowed too. With a semicolon, the adapter
  // would end at its start with an error that does not name the variable.
  it.each([
    'http://video.example',
    'https://video.example/films',
    'https://a.example b.example',
    'https://a;b',
  ])('refuses %j as the origin of the video', VIDEO_ORIGIN => {
    const problem = 'VIDEO_ORIGIN: must be an origin such as https://video.example.com';
    expect(readConfig({ VIDEO_ORIGIN })).toEqual({ faults: [problem] });
  });

  it('requires a key of at least 32 characters for known browsers', () => {
    expect(configOf({}).knownBrowserKey).toBeNull();
    expect(configOf({ KNOWN_BROWSER_KEY: 'k'.repeat(32) }).knownBrowserKey).toBe('k'.repeat(32));
    expect(readConfig({ KNOWN_BROWSER_KEY: 'k'.repeat(31) })).toEqual({
      faults: ['KNOWN_BROWSER_KEY: must have at least 32 characters'],
    });
  });

  const secret = 'k'.repeat(32);
  it.each([
    'redis://127.0.0.1:6379',
    'redis://localhost/2',
    'redis://[::1]:6379',
    'rediss://user:pass-word@limits.example.com:6380',
  ])('accepts the limit store %s and a secret for its keys', VALKEY_URL => {
    expect(configOf({ VALKEY_URL, KNOWN_BROWSER_KEY: secret }).valkey).toEqual({ url: VALKEY_URL, secret });
  });

  it.each([
    ['redis://limits.example.com', 'is on another machine'],
    ['redis://10.0.0.1:6379', 'is on another machine'],
    ['rediss://127.0.0.1/?tls={"rejectUnauthorized":false}', 'must not have a query'],
    ['rediss://127.0.0.1/limits', 'must not have a path'],
    ['https://127.0.0.1', 'must be a redis://'],
    ['redis:///0', 'must be a redis://'],
    // ioredis would connect to it without TLS.
    ['REDISS://limits.example.com', 'must be a redis://'],
    [
      'redis://:100%safe@127.0.0.1',
      'must be a redis:// or rediss:// URL with percent-encoded special characters',
    ],
    ['127.0.0.1:6379', 'must be a redis://'],
  ])('refuses %s as the limit store', (VALKEY_URL, problem) => {
    const read = readConfig({ VALKEY_URL, KNOWN_BROWSER_KEY: secret });
    expect(read).toEqual({ faults: [expect.stringContaining(`VALKEY_URL: ${problem}`)] });
  });

  it('accepts a limit store on another machine without TLS with VALKEY_INSECURE', () => {
    const VALKEY_URL = 'redis://valkey:6379';
    expect(configOf({ VALKEY_URL, VALKEY_INSECURE: '1', KNOWN_BROWSER_KEY: secret }).valkey).toBeTruthy();
  });

  it('refuses a limit store without a secret for its keys', () => {
    const VALKEY_URL = 'redis://valkey:6379';
    expect(readConfig({ VALKEY_URL, VALKEY_INSECURE: '1' })).toEqual({
      faults: ['KNOWN_BROWSER_KEY: must be set with VALKEY_URL, and be the same for all replicas'],
    });
  });

  it('reports all invalid variables at once, without their values', () => {
    const wrong = {
      PORT: 'many',
      GATEWAY_URL: 'http://user:pass-word@example.com/api',
      GATEWAY_STAGE: 'test',
      ALLOWED_ORIGINS: 'https://a.test/path',
      TRUST_PROXY: 'everyone',
      WAITLIST_ADMIN: 'closed',
      ALLOW_HTTP_GATEWAY: 'yes',
    };
    const read = readConfig(wrong);
    const faults = 'faults' in read ? read.faults.join('\n') : '';
    for (const name of Object.keys(wrong)) expect(faults).toContain(name);
    expect(faults).not.toMatch(/pass-word|many|everyone/);
  });
});
