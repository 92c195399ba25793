import { parseArgs } from 'node:util';
import { missing, startDeployment } from './deployment.ts';
import { faultsIn, runDrill } from './run-drill.ts';

/** `npm run drill:copies`: many people on three adapters and two gateways, of which some are killed and stopped meanwhile. */
const { values } = parseArgs({
  options: { people: { type: 'string', default: '200' }, seconds: { type: 'string', default: '60' } },
});
if (missing.length > 0) {
  process.stderr.write(`Not installed: ${missing.join(', ')}.\n`);
  process.exit(1);
}
const deployment = await startDeployment();
try {
  const options = { people: Number(values.people), withinMs: Number(values.seconds) * 1_000, awayMs: 5_000 };
  const figures = await runDrill(deployment, options);
  process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
  if (faultsIn(figures).length > 0) process.exitCode = 1;
} finally {
  await deployment.stop();
}
