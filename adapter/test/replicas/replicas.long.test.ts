import { acceptsConnections } from '@choose-life/gateway/testing/listening';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { secondAddress } from '../../../gateway/test/second-address.ts';
import { sendRequest } from '../send-request.ts';
import { type Deployment, missingPrograms, startDeployment } from './deployment.ts';
import { restartAll } from './rolling-restart.ts';
import { failuresIn, runDrill } from './run-drill.ts';

const isSkipped = missingPrograms.length > 0;
const skipReason = isSkipped ? ` (skipped: not installed: ${missingPrograms.join(', ')})` : '';

/** Longer than a person retries all nine steps (`maxRetryMs` for each), so that a failure reports who did not finish, and why. */
const maxMs = 900_000;

/** The short form of `npm run drill -- replicas` and `npm run drill -- restart`. */
describe.skipIf(isSkipped)(`three adapters and two gateways behind a load balancer${skipReason}`, () => {
  let deployment: Deployment;
  beforeAll(async () => {
    deployment = await startDeployment();
  });
  afterAll(async () => deployment?.stop());

  it('can be reached from another machine only at the public port of the load balancer', async () => {
    expect(await sendRequest(`${deployment.publicUrlAtSecondAddress}/readyz`)).toMatchObject({ status: 200 });
    expect(await acceptsConnections(deployment.insidePort)).toBe(true);
    expect(await acceptsConnections(deployment.insidePort, secondAddress)).toBe(false);
  });

  it(
    'let no save fail while every process is restarted by the steps of docs/operations.md',
    async () => {
      const { failed, saves } = await restartAll(deployment, { people: 5 });
      expect(failed).toEqual([]);
      // The five people save about once a second, and the restarts take longer than ten seconds.
      expect(saves).toBeGreaterThan(50);
    },
    maxMs,
  );

  it(
    'have none of the failures that `failuresIn` finds, although some are killed and stopped',
    async () => {
      const people = 10;
      const results = await runDrill(deployment, { people, startOverMs: 3_000, downtimeMs: 500 });
      expect(failuresIn(results)).toEqual([]);
      // Each person makes three saves and a submission, and downloads a PDF.
      expect(results.acknowledged).toBe(people * 5);
      expect(results.arrivedEmails).toBeGreaterThanOrEqual(people);
    },
    maxMs,
  );
});
