import { configErrorExitCode } from '@choose-life/service/environment';
import { type Config, readConfig } from '../config.ts';
import { ArticleError } from '../content/articles.ts';
import { SchemaRefused } from '../db/migrate.ts';
import { damageOf } from '../db/open-database.ts';
import { describeError } from '../logger.ts';
import { Refusal } from '../refusal.ts';
import { MaintenanceRefused } from './database-files.ts';

/** What a command does with the words behind its name. @returns the lines to print. */
type Command = (config: Config, args: string[]) => Promise<readonly string[]>;

/**
 * Runs one command of a program for operators, whose name is one word or two. Sets the exit code: 0, 1 where the command is refused
 * or fails, 78 where the configuration is not right.
 */
export async function runOperatorProgram(
  env: NodeJS.ProcessEnv,
  commands: Readonly<Record<string, Command>>,
): Promise<void> {
  // What is made here is health data: nobody else on the machine may read it.
  process.umask(0o077);
  const read = readConfig(env);
  if ('faults' in read) {
    process.stderr.write(`The gateway's configuration is not right:\n${read.faults.join('\n')}\n`);
    process.exitCode = configErrorExitCode;
    return;
  }
  try {
    const words = process.argv.slice(2);
    const known = new Map(Object.entries(commands));
    const length = [2, 1].find(length => known.has(words.slice(0, length).join(' '))) ?? 0;
    const work = known.get(words.slice(0, length).join(' '));
    if (!work) throw new MaintenanceRefused(`Say what to do: ${Object.keys(commands).join(', ')}.`);
    for (const line of await work(read.config, words.slice(length))) process.stdout.write(`${line}\n`);
  } catch (error) {
    process.stderr.write(`${damageOf(error, read.config) ?? reasonOf(error)}\n`);
    process.exitCode = 1;
  }
}

const ownErrors = [MaintenanceRefused, SchemaRefused, ArticleError, Refusal];

function reasonOf(error: unknown): string {
  if (error instanceof Error && ownErrors.some(each => error instanceof each)) return error.message;
  const isOption =
    error instanceof TypeError && 'code' in error && /^ERR_PARSE_ARGS/.test(String(error.code));
  return isOption ? error.message : `It failed: ${JSON.stringify(describeError(error))}`;
}
