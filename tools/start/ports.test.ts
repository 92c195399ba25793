import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { freePort } from '../../gateway/testing/free-port.ts';
import { waitUntilListening } from './ports.mjs';

it('waitUntilListening reports at each interval that it is waiting, until the server listens', async () => {
  const port = await freePort();
  const server = createServer();
  const reported: string[] = [];
  const report = (line: string) => {
    reported.push(line);
    if (reported.length === 2) server.listen(port, '127.0.0.1');
  };
  await waitUntilListening('the embedded gateway', `http://127.0.0.1:${port}`, { intervalMs: 100, report });
  // A third report may precede the next attempt to connect.
  expect(reported.slice(0, 2)).toEqual([
    expect.stringContaining(
      `after 0.1 seconds for the embedded gateway to listen at http://127.0.0.1:${port}.`,
    ),
    expect.stringContaining('after 0.2 seconds'),
  ]);
  server.close();
  await once(server, 'close');
});
