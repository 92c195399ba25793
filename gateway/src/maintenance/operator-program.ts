import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { type Config, configOfProcess } from '../config.ts';
import { databaseProblem } from '../db/database-problem.ts';
import { requireSchema } from '../db/migrate.ts';
import { dataDirFaultOf, openForLongWork, sqliteFileIn } from '../db/open-database.ts';
import type { Database } from '../db/schema.ts';
import { describeError } from '../logger.ts';
import { OperatorError } from '../operator-error.ts';
import { Refusal } from '../refusal.ts';
import { requireFile } from './database-files.ts';

/** Runs with the words behind the command's name. @returns the lines to print. */
type Command = (config: Config, args: string[]) => Promise<readonly string[]>;

type Values<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options; allowPositionals: true }>
>['values'];

export function command<const Options extends ParseArgsOptionsConfig>(
  takes: readonly string[],
  options: Options,
  work: (config: Config, values: Values<Options>, ...words: string[]) => Promise<readonly string[]>,
): Command {
  return (config, args) => {
    const { positionals, values } = parseArgs({ options, args, allowPositionals: true });
    if (positionals.length !== takes.length || positionals.includes('')) {
      throw new OperatorError(
        `It takes ${takes.join(' ') || 'nothing'}: write a name with blanks in quotes.`,
      );
    }
    return work(config, values, ...positionals);
  };
}

/** Works on the database of the gateway, which must exist and have the schema of this release. */
export async function withCurrentDatabase<Result>(
  config: Config,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  if (config.databaseUrl === undefined) requireFile(sqliteFileIn(config.dataDir));
  await using db = await openForLongWork(config);
  await requireSchema(db);
  return await work(db);
}

/** The command's name is one word or two. Exit codes: 0, 1 where it is refused or fails, 78 where the configuration is wrong. */
export async function runOperatorProgram(
  env: NodeJS.ProcessEnv,
  commands: Readonly<Record<string, Command>>,
): Promise<void> {
  const config = configOfProcess(env);
  try {
    const words = process.argv.slice(2);
    const known = new Map(Object.entries(commands));
    const length = [2, 1].find(length => known.has(words.slice(0, length).join(' '))) ?? 0;
    const run = known.get(words.slice(0, length).join(' '));
    if (!run) throw new OperatorError(`Say what to do: ${Object.keys(commands).join(', ')}.`);
    for (const line of await run(config, words.slice(length))) process.stdout.write(`${line}\n`);
  } catch (error) {
    process.stderr.write(`${reasonOf(dataDirFaultOf(error, config) ?? error)}\n`);
    process.exitCode = 1;
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof OperatorError || error instanceof Refusal) return error.message;
  const isOption =
    error instanceof TypeError && 'code' in error && /^ERR_PARSE_ARGS/.test(String(error.code));
  if (isOption) return error.message;
  const known = databaseProblem(error);
  if (known !== null) return known;
  // Node names the call and the path, in words.
  if (error instanceof Error && 'syscall' in error) return `It failed: ${error.message}.`;
  return `It failed: ${JSON.stringify(describeError(error))}`;
}
