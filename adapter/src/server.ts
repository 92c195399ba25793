import { configErrorExitCode } from '@choose-life/service/environment';
import { listenProblem } from '@choose-life/service/listen-problem';
import { endOnSignals } from '@choose-life/service/stop';
import type { Adapter } from './app.ts';
import { type Config, readConfig } from './config/config.ts';

/** The servers use built-ins of Node 24 (decision 0021). Only the gateway needs 24.7, for `argon2`. */
const minNodeVersion = 24;

if (Number(process.versions.node.split('.')[0]) < minNodeVersion) {
  exitWith(
    1,
    `Choose Life runs on Node ${minNodeVersion} or later; this is ${process.versions.node}. npm start installs a suitable Node and runs Choose Life with it.`,
  );
}
const configResult = readConfig(process.env);
if ('faults' in configResult)
  exitWith(configErrorExitCode, `The configuration is not valid:\n${configResult.faults.join('\n')}`);
else await serve(configResult.config);

async function serve(config: Config): Promise<void> {
  let adapter: Adapter | undefined;
  let isStopping = false;
  let listening: Promise<unknown> = Promise.resolve();
  endOnSignals(async () => {
    isStopping = true;
    // Waits until the start has ended. `serve` reports its error.
    await listening.catch(() => undefined);
    await adapter?.app.close();
  });
  // Imported here and not at the top: an old Node cannot run this code, and would fail before the checks above print their errors.
  const { buildAdapter } = await import('./app.ts');
  try {
    adapter = buildAdapter(config);
    listening = adapter.app.listen({ port: config.port, host: config.host });
    await listening;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    // The app also listens on the port of the metrics, if one is configured.
    const { host, port, metricsAt } = config;
    const isMetricsPort =
      metricsAt !== null && error instanceof Error && 'port' in error && error.port === metricsAt.port;
    const listenAddress = isMetricsPort
      ? { ...metricsAt, variables: { host: 'METRICS_HOST', port: 'METRICS_PORT' } }
      : { host, port, variables: { host: 'HOST', port: 'PORT' } };
    exitWith(1, listenProblem(code, listenAddress) ?? `The adapter could not start (${code}).`);
    return;
  }
  const { logger, resolver } = adapter;
  if (config.waitListAdmin.mode === 'open')
    logger.warn('wait-list admin page is open to anyone; set WAITLIST_ADMIN');
  const stages = Object.entries(await resolver.resolveAll());
  // A stop aborts the probes, so their results mean nothing.
  if (isStopping) return;
  for (const [group, stage] of stages) {
    if (stage === null)
      logger.error('no stage answers so far: tried /api/prod and /api/dev', { proc: group });
    else logger.info('stage', { proc: group, stage });
  }
}

function exitWith(code: number, line: string): void {
  process.stderr.write(`${line}\n`);
  process.exit(code);
}
