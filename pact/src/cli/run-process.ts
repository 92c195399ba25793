import { constants } from 'node:os';
import { exitCodes } from '../verify/reports/summary.ts';
import { type Program, runVerify } from './run-verify.ts';

/**
 * Runs the program in this process: its arguments, environment, output, signals and exit code.
 * @param startEmbedded starts a gateway if `--gateway` is not given
 */
export async function runProcess(startEmbedded?: Program['startEmbedded']): Promise<void> {
  const stop = new AbortController();
  let stoppedBy: 'SIGINT' | 'SIGTERM' | null = null;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // The terminal sends a signal to the process, and npm sends it again: the second must not interrupt the restore.
    process.on(signal, () => {
      if (stoppedBy === null) process.stderr.write('Stopping. Changes are restored first.\n');
      stoppedBy ??= signal;
      stop.abort();
    });
  }
  const program: Program = {
    out: text => process.stdout.write(text),
    err: text => process.stderr.write(text),
    ...(startEmbedded && { startEmbedded }),
  };
  const exitCode = await runVerify(process.argv.slice(2), process.env, program, stop.signal).catch(
    (error: unknown) => {
      // The message may contain text of the gateway.
      const name = error instanceof Error ? error.name : 'Error';
      process.stderr.write(`The verification failed with an unexpected error (${name}).\n`);
      return exitCodes.incomplete;
    },
  );
  process.exitCode = stoppedBy === null ? exitCode : 128 + constants.signals[stoppedBy];
}
