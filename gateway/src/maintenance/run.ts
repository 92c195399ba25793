import { resolve } from 'node:path';
import { rewriteFile } from '../db/freed-space-worker.ts';
import { migrate } from '../db/migrate.ts';
import { openWithoutStatementTimeout, sqliteFileIn } from '../db/open-database.ts';
import { OperatorError } from '../operator-error.ts';
import { backUp, restoreBackup } from './backup.ts';
import { requireFile } from './database-files.ts';
import { moveDatabase } from './move-to-postgres.ts';
import { type Commands, defineCommand, runOperatorProgram, withCurrentDatabase } from './operator-program.ts';

const upToDateOutput = ['The schema is up to date.'];

/** Commands for the database of a gateway: `npm run database -- COMMAND`. */
export const databaseCommands = {
  /** Migrates the schema. With `--check` it changes nothing, and fails if a step is missing. */
  migrate: defineCommand({ check: { type: 'boolean', default: false } }, async (config, { check }) => {
    if (check) return withCurrentDatabase(config, async () => upToDateOutput);
    await using db = await openWithoutStatementTimeout(config);
    const steps = await migrate(db);
    return steps.length > 0 ? steps.map(step => `Applied migration ${step}.`) : upToDateOutput;
  }),

  /** Writes the database to a file. A gateway may run at the same time. */
  backup: defineCommand({ to: { type: 'string' } }, async (config, { to }) => {
    if (!to) throw new OperatorError('Name the file to write: npm run database -- backup --to FILE');
    return backUp(config, resolve(to));
  }),

  /** Replaces the database with a backup. No gateway may run at the same time. */
  restore: defineCommand(
    { from: { type: 'string' }, replace: { type: 'boolean', default: false } },
    async (config, { from, replace }) => {
      if (!from) throw new OperatorError('Name the backup: npm run database -- restore --from FILE');
      return restoreBackup(config, resolve(from), { replacesExisting: replace });
    },
  ),

  /**
   * Removes the remaining bytes of deleted rows from SQLite's file (`freed-space.ts`). Writes of a running gateway wait meanwhile, and get
   * 503 after 5 s.
   */
  vacuum: defineCommand({}, async ({ databaseUrl, dataDir }) => {
    const file = sqliteFileIn(dataDir);
    if (databaseUrl !== undefined) throw new OperatorError('Postgres frees space by itself.');
    requireFile(file);
    rewriteFile(file);
    return [`${file} was rewritten.`];
  }),

  /** Copies the SQLite database under `DATA_DIR` into the empty Postgres of `DATABASE_URL`. */
  'move-to-postgres': defineCommand({}, moveDatabase),
} satisfies Commands;

if (import.meta.main) await runOperatorProgram(process.env, databaseCommands);
