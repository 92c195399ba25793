import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { type Config, readConfig } from '../config.ts';
import { SchemaRefused } from '../db/migrate.ts';
import { describeError } from '../logger.ts';
import { MaintenanceRefused } from './refused.ts';

/** The command line's options, as Node reads them. */
type Values<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options }>
>['values'];

/**
 * Runs a command for operators, with the gateway's own configuration, and prints the lines that it returns. Exit code 0, 1
 * where it is refused or fails, 78 where the configuration is not right.
 */
export async function runCommand<const Options extends ParseArgsOptionsConfig>(
  options: Options,
  work: (config: Config, values: Values<Options>) => Promise<readonly string[]>,
): Promise<void> {
  // What is made here is health data: nobody else on the machine may read it.
  process.umask(0o077);
  const read = readConfig(process.env);
  if ('faults' in read) {
    process.stderr.write(`The gateway's configuration is not right:\n${read.faults.join('\n')}\n`);
    process.exitCode = 78;
    return;
  }
  try {
    const { values } = parseArgs({ options });
    for (const line of await work(read.config, values)) process.stdout.write(`${line}\n`);
  } catch (error) {
    process.stderr.write(`${reason(error)}\n`);
    process.exitCode = 1;
  }
}

function reason(error: unknown): string {
  if (error instanceof MaintenanceRefused || error instanceof SchemaRefused) return error.message;
  const isOption =
    error instanceof TypeError && 'code' in error && /^ERR_PARSE_ARGS/.test(String(error.code));
  return isOption ? error.message : `It failed: ${JSON.stringify(describeError(error))}`;
}
