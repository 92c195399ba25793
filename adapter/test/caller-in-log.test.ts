import { describe, expect, it } from 'vitest';
import { adapter, login, otherAddress, ownersAddress, startServers } from './callers.ts';

describe('the log line of a request', () => {
  const callers = () =>
    adapter.log
      .map((line): { msg?: string; caller?: string } => JSON.parse(line))
      .filter(({ msg }) => msg === 'request')
      .map(({ caller }) => caller);

  it('has a hash of the address, which differs between addresses, and not the address', async () => {
    await startServers();
    for (const address of [ownersAddress, ownersAddress, otherAddress]) await login('right', { address });
    const [first, second, third] = callers();
    expect(first).toMatch(/^[\w-]{8}$/);
    expect(second).toBe(first);
    expect(third).toMatch(/^[\w-]{8}$/);
    expect(third).not.toBe(first);
    expect(adapter.log.join()).not.toMatch(/198\.51\.100\.7|203\.0\.113\.9|127\.0\.0\.1/);
  });
});
