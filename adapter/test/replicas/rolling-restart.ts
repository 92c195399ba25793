import { setTimeout as delay } from 'node:timers/promises';
import { sendRequest } from '../send-request.ts';
import type { Deployment } from './deployment.ts';
import { browserAt, keepSaving, newPerson, signUp } from './person.ts';

interface RestartFigures {
  /** The number of acknowledged saves. */
  readonly saves: number;
  /** One line for each save that failed. */
  readonly failed: readonly string[];
  readonly restarts: number;
}

/**
 * Restarts every gateway and then every adapter, one after the other, by the steps of docs/operations.md ("Upgrade and roll back"),
 * while people save and do not repeat a failed save.
 */
export async function restartAll(
  deployment: Deployment,
  { people }: { readonly people: number },
): Promise<RestartFigures> {
  const savers = Array.from({ length: people }, (_, index) => ({
    person: newPerson(`saver-${index}@people.test`),
    // An address for each person, because limits count by address.
    browser: browserAt(deployment, `127.3.0.${index + 1}`),
  }));
  await Promise.all(savers.map(({ person, browser }) => signUp(deployment, person, browser)));

  let isOver = false;
  const saving = Promise.all(savers.map(({ person, browser }) => keepSaving(person, browser, () => isOver)));
  const servers = [
    ...deployment.gateways.map(replica => ({ replica, readyPath: '/readyz' })),
    // Not `/readyz`, which also depends on the gateways.
    ...deployment.adapters.map(replica => ({ replica, readyPath: '/readyz/self' })),
  ];
  for (const { replica, readyPath } of servers) {
    await replica.end('SIGTERM');
    await replica.start();
    await waitUntilReady(`http://127.0.0.1:${replica.port}${readyPath}`);
  }
  isOver = true;
  const failed = (await saving).flat();
  await Promise.all(savers.map(({ browser }) => browser.close()));
  return {
    saves: savers.reduce((sum, { person }) => sum + person.saves, 0),
    failed,
    restarts: servers.length,
  };
}

/** Resolves when the process is ready. There is no time limit, so only the timeout of a test ends the wait for a process that never is. */
async function waitUntilReady(url: string): Promise<void> {
  while ((await sendRequest(url)).status !== 200) await delay(50);
}
