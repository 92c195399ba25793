import { resolve } from 'node:path';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { wrongConfiguration } from '@choose-life/service/environment';
import { type Config, readConfig } from '../config.ts';
import { writeAnew } from '../db/freed-space-worker.ts';
import { migrate, requireSchema, SchemaRefused } from '../db/migrate.ts';
import { damageOf, openForLongWork, sqliteFileIn } from '../db/open-database.ts';
import { describeError } from '../logger.ts';
import { backUp, restoreBackup } from './backup.ts';
import { MaintenanceRefused, requireFile } from './database-files.ts';
import { moveDatabase } from './move-to-postgres.ts';

/** What operators do with the database of a gateway: `npm run database -- COMMAND`. Each gives the lines to print. */
const commands = {
  /** Brings the schema up to date. `--check` changes nothing, and fails where a step is missing. */
  migrate: command({ check: { type: 'boolean', default: false } }, async (config, { check }) => {
    await using db = await openForLongWork(config);
    const made = check ? await requireSchema(db).then(() => []) : await migrate(db);
    return made.length > 0 ? made.map(step => `Made ${step}.`) : ['The schema is up to date.'];
  }),

  /** The database, in a file. The gateway may go on meanwhile. */
  backup: command({ to: { type: 'string' } }, async (config, { to }) => {
    if (!to) throw new MaintenanceRefused('Say where to: npm run database -- backup --to FILE');
    return backUp(config, resolve(to));
  }),

  /** The database, from a backup. The gateway must not run meanwhile. */
  restore: command(
    { from: { type: 'string' }, replace: { type: 'boolean', default: false } },
    async (config, { from, replace }) => {
      if (!from) throw new MaintenanceRefused('Say what from: npm run database -- restore --from FILE');
      return restoreBackup(config, resolve(from), replace);
    },
  ),

  /** Removes the last bytes of what was deleted from the file of SQLite. Writes of a gateway wait meanwhile. */
  vacuum: command({}, async ({ databaseUrl, dataDir }) => {
    const file = sqliteFileIn(dataDir);
    if (databaseUrl !== undefined) throw new MaintenanceRefused('Postgres frees space by itself.');
    requireFile(file);
    writeAnew(file);
    return [`${file} is written anew.`];
  }),

  /** From the SQLite under `DATA_DIR` to the empty Postgres of `DATABASE_URL`. */
  'move-to-postgres': command({}, moveDatabase),
};

/** A command with the options that it takes. */
function command<const Options extends ParseArgsOptionsConfig>(
  options: Options,
  work: (
    config: Config,
    values: ReturnType<typeof parseArgs<{ options: Options }>>['values'],
  ) => Promise<readonly string[]>,
) {
  return (config: Config, args: string[]) => work(config, parseArgs({ options, args }).values);
}

// What is made here is health data: nobody else on the machine may read it.
process.umask(0o077);
process.exitCode = await run(process.argv.slice(2));

/** @returns the exit code: 0, 1 where the command is refused or fails, 78 where the configuration is not right. */
async function run([name = '', ...args]: string[]): Promise<number> {
  const read = readConfig(process.env);
  if ('faults' in read) {
    process.stderr.write(`The gateway's configuration is not right:\n${read.faults.join('\n')}\n`);
    return wrongConfiguration;
  }
  try {
    const work = new Map(Object.entries(commands)).get(name);
    if (!work) throw new MaintenanceRefused(`Say what to do: ${Object.keys(commands).join(', ')}.`);
    for (const line of await work(read.config, args)) process.stdout.write(`${line}\n`);
    return 0;
  } catch (error) {
    process.stderr.write(`${damageOf(error, read.config) ?? reasonOf(error)}\n`);
    return 1;
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof MaintenanceRefused || error instanceof SchemaRefused) return error.message;
  const isOption =
    error instanceof TypeError && 'code' in error && /^ERR_PARSE_ARGS/.test(String(error.code));
  return isOption ? error.message : `It failed: ${JSON.stringify(describeError(error))}`;
}
