import { describe, expect, it } from 'vitest';
import { hasLocalHostHeader, isLocalRequest, isLoopbackHost, urlHostOf } from './loopback.ts';

describe('isLoopbackHost', () => {
  it.each(['localhost', 'LOCALHOST', '127.0.0.1', '127.9.9.9', '::1', '[::1]', '::ffff:127.0.0.1'])(
    'accepts %s',
    host => {
      expect(isLoopbackHost(host)).toBe(true);
    },
  );

  it.each([
    ['an empty text', ''],
    ['all IPv4 interfaces', '0.0.0.0'],
    ['all IPv6 interfaces', '::'],
    ['a private address', '10.0.0.1'],
    ['a name that begins with a loopback address', '127.0.0.1.evil.test'],
    ['a name that begins with localhost', 'localhost.evil.test'],
    ['an IPv4-mapped private address', '::ffff:10.0.0.1'],
  ])('rejects %s: %j', (_cause, host) => {
    expect(isLoopbackHost(host)).toBe(false);
  });
});

describe('urlHostOf', () => {
  it.each([
    ['127.0.0.1', '127.0.0.1'],
    ['localhost', 'localhost'],
    // A server that listens on all interfaces can be reached by the loopback address.
    ['0.0.0.0', '127.0.0.1'],
    ['::', '[::1]'],
    ['::1', '[::1]'],
    ['[::1]', '[::1]'],
    ['0:0:0:0:0:0:0:1', '[::1]'],
    ['192.168.1.5', '192.168.1.5'],
    // A URL cannot contain a zone or a path.
    ['fe80::1%eth0', null],
    ['a/b', null],
  ])('turns the listen host %s into the URL host %s', (host, expected) => {
    expect(urlHostOf(host)).toBe(expected);
  });
});

describe('hasLocalHostHeader', () => {
  it('refuses the name of another host, even if it is sent a second time', () => {
    const headers = { host: 'evil.test:4000' };
    expect([hasLocalHostHeader(headers), hasLocalHostHeader(headers)]).toEqual([false, false]);
  });
});

describe('isLocalRequest', () => {
  const host = 'localhost:4000';

  it('accepts a request without headers of a proxy', () => {
    expect(isLocalRequest({ host })).toBe(true);
  });

  it.each(['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'])(
    'refuses a request with the header %s of a proxy',
    name => {
      expect(isLocalRequest({ host, [name]: 'any' })).toBe(false);
    },
  );
});
