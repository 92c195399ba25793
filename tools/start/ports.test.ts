import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { freePort } from '../../gateway/testing/free-port.ts';
import { waitUntilListening } from './ports.mjs';

it('waitUntilListening reports at each interval that it is waiting, until the server listens', async () => {
  const port = await freePort();
  const reported: string[] = [];
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const waiting = waitUntilListening('the embedded gateway', `http://127.0.0.1:${port}`, {
    intervalMs: 500,
    report: (line: string) => void reported.push(line),
  });
  vi.advanceTimersByTime(1_000);
  const server = createServer().listen(port, '127.0.0.1');
  await waiting;
  expect(reported).toEqual([
    expect.stringContaining(
      `after 0.5 seconds for the embedded gateway to listen at http://127.0.0.1:${port}.`,
    ),
    expect.stringContaining('after 1 seconds'),
  ]);
  // An interval that goes on would report again.
  expect(vi.getTimerCount()).toBe(0);
  server.close();
  await once(server, 'close');
});
