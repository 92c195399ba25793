import { describe, expect, it } from 'vitest';
import { isLoopbackHost } from './loopback.ts';

describe('a host', () => {
  it.each(['localhost', 'LOCALHOST', '127.0.0.1', '127.9.9.9', '::1', '[::1]', '::ffff:127.0.0.1'])(
    '%s is this machine',
    host => {
      expect(isLoopbackHost(host)).toBe(true);
    },
  );

  it.each(['', '0.0.0.0', '::', '10.0.0.1', '127.0.0.1.evil.test', 'localhost.evil.test', '::ffff:10.0.0.1'])(
    '%j is not known to be',
    host => {
      expect(isLoopbackHost(host)).toBe(false);
    },
  );
});
