import { constants } from 'node:os';
import { exitCodes } from '../verify/reports/summary.ts';
import { type RunOptions, runVerify } from './run-verify.ts';

/**
 * Runs the program with the arguments, environment, output and signals of this process, and sets the exit code.
 * @param startEmbedded starts a gateway if `--gateway` is not given
 */
export async function runProcess(startEmbedded?: RunOptions['startEmbedded']): Promise<void> {
  const stop = new AbortController();
  let stoppedBy: 'SIGINT' | 'SIGTERM' | null = null;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // The terminal sends the signal to this process, and npm sends it again. The second signal must not interrupt the restore.
    process.on(signal, () => {
      if (stoppedBy === null) process.stderr.write('Stopping. Changes are restored first.\n');
      stoppedBy ??= signal;
      stop.abort();
    });
  }
  const exitCode = await runVerify({
    argv: process.argv.slice(2),
    env: process.env,
    out: text => process.stdout.write(text),
    err: text => process.stderr.write(text),
    ...(startEmbedded && { startEmbedded }),
    signal: stop.signal,
  }).catch((error: unknown) => {
    // Only the name is printed, because the message may contain personal data from the gateway.
    const name = error instanceof Error ? error.name : 'Error';
    process.stderr.write(`The verification failed with an unexpected error (${name}).\n`);
    return exitCodes.incomplete;
  });
  // As shells do, a signal gives 128 plus its number.
  process.exitCode = stoppedBy === null ? exitCode : 128 + constants.signals[stoppedBy];
}
