import { resolve } from 'node:path';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import type { Config } from '../config.ts';
import { writeAnew } from '../db/freed-space-worker.ts';
import { migrate, requireSchema } from '../db/migrate.ts';
import { openForLongWork, sqliteFileIn } from '../db/open-database.ts';
import { backUp, restoreBackup } from './backup.ts';
import { MaintenanceRefused, requireFile } from './database-files.ts';
import { moveDatabase } from './move-to-postgres.ts';
import { runOperatorProgram } from './operator-program.ts';

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

await runOperatorProgram(process.env, commands);
