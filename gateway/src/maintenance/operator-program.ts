import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { type Config, configOfProcess } from '../config.ts';
import { databaseProblem } from '../db/database-problem.ts';
import { requireSchema } from '../db/migrate.ts';
import { dataDirFaultOf, openWithoutStatementTimeout, sqliteFileIn } from '../db/open-database.ts';
import type { Database } from '../db/schema.ts';
import { errorField } from '../error-field.ts';
import { describeError } from '../logger.ts';
import { OperatorError } from '../operator-error.ts';
import { Refusal } from '../refusal.ts';
import { requireFile } from './database-files.ts';

/** Runs a command with the arguments after its name. @returns the lines to print */
type Command = (config: Config, args: string[]) => Promise<readonly string[]>;

/** The parsed values of the options of a command. */
type Values<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options; allowPositionals: true }>
>['values'];

/**
 * Defines a command.
 * @param options options of `util.parseArgs`
 * @param work gets the configuration, the values of the options and the positional arguments
 * @param argumentNames names of the positional arguments. The command requires exactly one argument for each name, which is not empty
 */
export function defineCommand<const Options extends ParseArgsOptionsConfig>(
  options: Options,
  work: (config: Config, values: Values<Options>, ...args: string[]) => Promise<readonly string[]>,
  argumentNames: readonly string[] = [],
): Command {
  return (config, args) => {
    const { positionals, values } = parseArgs({ options, args, allowPositionals: true });
    if (positionals.length !== argumentNames.length || positionals.includes('')) {
      throw new OperatorError(
        `The arguments of this command are: ${argumentNames.join(' ') || 'none'}. Put a name with spaces in quotes.`,
      );
    }
    return work(config, values, ...positionals);
  };
}

/** Runs `work` on the database of the gateway. @throws OperatorError if it does not exist, or has another schema than this release */
export async function withCurrentDatabase<Result>(
  config: Config,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  if (config.databaseUrl === undefined) requireFile(sqliteFileIn(config.dataDir));
  await using db = await openWithoutStatementTimeout(config);
  await requireSchema(db);
  return await work(db);
}

/** Commands by name. A name has one or two words. */
export type Commands = Readonly<Record<string, Command>>;

/** Runs the command of the command line. Exit codes: 0; 1 if the command fails; 78 from `configOfProcess` if the configuration is wrong. */
export async function runOperatorProgram(env: NodeJS.ProcessEnv, commands: Commands): Promise<void> {
  const { code, stderr, stdout } = await runCommand(configOfProcess(env), commands, process.argv.slice(2));
  process.stdout.write(stdout);
  process.stderr.write(stderr);
  process.exitCode = code;
}

/**
 * Runs one of the commands.
 * @param args the name of the command and its arguments
 * @returns the exit code and the output of the program
 */
export async function runCommand(
  config: Config,
  commands: Commands,
  args: readonly string[],
): Promise<{ readonly code: 0 | 1; readonly stdout: string; readonly stderr: string }> {
  try {
    const commandsByName = new Map(Object.entries(commands));
    // Two words are tried first: if there are commands `x` and `x y`, then `x y` must not run `x` with the argument `y`.
    const twoWordCommand = commandsByName.get(args.slice(0, 2).join(' '));
    const run = twoWordCommand ?? commandsByName.get(args[0] ?? '');
    if (!run) throw new OperatorError(`Name one of these commands: ${Object.keys(commands).join(', ')}.`);
    const lines = await run(config, args.slice(twoWordCommand ? 2 : 1));
    return { code: 0, stdout: lines.map(line => `${line}\n`).join(''), stderr: '' };
  } catch (error) {
    // If the data folder caused the error, the error of `dataDirFaultOf` says what the operator can do.
    return { code: 1, stdout: '', stderr: `${failureMessage(dataDirFaultOf(error, config) ?? error)}\n` };
  }
}

function failureMessage(error: unknown): string {
  if (error instanceof OperatorError || error instanceof Refusal) return error.message;
  // `util.parseArgs` throws such an error for an unknown or incomplete option.
  if (error instanceof TypeError && /^ERR_PARSE_ARGS/.test(String(errorField(error, 'code')))) {
    return error.message;
  }
  const problem = databaseProblem(error);
  if (problem !== null) return problem;
  // The message of a system error of Node contains the system call and the path, and no personal data.
  if (error instanceof Error && 'syscall' in error) return `The command failed: ${error.message}.`;
  return `The command failed: ${JSON.stringify(describeError(error))}`;
}
