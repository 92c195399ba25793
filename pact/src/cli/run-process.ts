import { constants } from 'node:os';
import { exitCodes } from '../verify/reports/summary.ts';
import { type Program, runVerify } from './run-verify.ts';

export async function runProcess(startEmbedded?: Program['startEmbedded']): Promise<void> {
  const stop = new AbortController();
  let stoppedBy: 'SIGINT' | 'SIGTERM' | null = null;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // npm passes on what the terminal has sent already: the second signal must not end what the first one has begun.
    process.on(signal, () => {
      if (stoppedBy === null) process.stderr.write('Stopping: what was changed is put back first.\n');
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
      // Its message may hold what a gateway wrote.
      const name = error instanceof Error ? error.name : 'Error';
      process.stderr.write(`The verification broke off (${name}).\n`);
      return exitCodes.incomplete;
    },
  );
  process.exitCode = stoppedBy === null ? exitCode : 128 + constants.signals[stoppedBy];
}
