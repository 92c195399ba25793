import { acceptsConnections } from '@choose-life/gateway/testing/listening';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { secondAddress } from '../../../gateway/test/second-address.ts';
import { sendRequest } from '../send-request.ts';
import { type Deployment, missing, startDeployment } from './deployment.ts';
import { restartAll } from './rolling-restart.ts';
import { faultsIn, runDrill } from './run-drill.ts';

const skipped = missing.length > 0 ? ` (skipped: not installed: ${missing.join(', ')})` : '';

/** The short form of `npm run drill -- replicas`. */
describe.skipIf(missing.length > 0)(
  `three adapters and two gateways behind a load balancer${skipped}`,
  () => {
    let deployment: Deployment;
    beforeAll(async () => {
      deployment = await startDeployment();
    });
    afterAll(async () => deployment?.stop());

    it('can be reached from another machine only through the site', async () => {
      expect(await sendRequest(`${deployment.urlFromElsewhere}/readyz`)).toMatchObject({ status: 200 });
      expect(await acceptsConnections(deployment.insidePort)).toBe(true);
      expect(await acceptsConnections(deployment.insidePort, secondAddress)).toBe(false);
    });

    it('let no save fail while each of them is restarted by the steps of docs/operations.md', async () => {
      const { failed, saves } = await restartAll(deployment, { people: 5 });
      expect(failed).toEqual([]);
      expect(saves).toBeGreaterThan(50);
    }, 240_000);

    it('lose no write, apply none twice and share their limits while some are killed and stopped', async () => {
      const people = 10;
      const figures = await runDrill(deployment, { people, withinMs: 3_000, downtimeMs: 500 });
      expect(faultsIn(figures)).toEqual([]);
      expect(figures.acknowledged).toBe(people * 5);
      expect(figures.messages).toBeGreaterThanOrEqual(people);
      // Longer than people repeat their steps (`patienceMs`), so that a failure reports who did not finish, and why.
    }, 240_000);
  },
);
