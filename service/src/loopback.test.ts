import { describe, expect, it } from 'vitest';
import { isLoopbackHost, urlHostOf } from './loopback.ts';

describe('isLoopbackHost', () => {
  it.each(['localhost', 'LOCALHOST', '127.0.0.1', '127.9.9.9', '::1', '[::1]', '::ffff:127.0.0.1'])(
    'accepts %s',
    host => {
      expect(isLoopbackHost(host)).toBe(true);
    },
  );

  it.each(['', '0.0.0.0', '::', '10.0.0.1', '127.0.0.1.evil.test', 'localhost.evil.test', '::ffff:10.0.0.1'])(
    'rejects %j',
    host => {
      expect(isLoopbackHost(host)).toBe(false);
    },
  );
});

describe('urlHostOf', () => {
  it.each([
    ['127.0.0.1', '127.0.0.1'],
    ['localhost', 'localhost'],
    ['0.0.0.0', '127.0.0.1'],
    ['::', '[::1]'],
    ['::1', '[::1]'],
    ['[::1]', '[::1]'],
    ['0:0:0:0:0:0:0:1', '[::1]'],
    ['192.168.1.5', '192.168.1.5'],
    ['fe80::1%eth0', null],
    ['a/b', null],
  ])('turns the listen host %s into the URL host %s', (host, expected) => {
    expect(urlHostOf(host)).toBe(expected);
  });
});
