import type { Config } from '../config.ts';
import { sqliteFileIn } from '../db/open-database.ts';
import { restorePostgres } from './restore-postgres.ts';
import { restoreSqlite } from './restore-sqlite.ts';

/**
 * Makes a backup the database of the gateway, which must not run meanwhile.
 *
 * @param replaces whether a database of SQLite that is there makes room.
 * @returns the lines to print. @throws MaintenanceRefused or SchemaRefused where it is not done.
 */
export async function restoreBackup(config: Config, backup: string, replaces: boolean): Promise<string[]> {
  const { databaseUrl, dataDir } = config;
  const lines = await (databaseUrl === undefined
    ? restoreSqlite(backup, sqliteFileIn(dataDir), { replaces, now: new Date() })
    : restorePostgres(backup, { ...config, databaseUrl }).then(() => []));
  return [
    `Restored from ${backup}. Sessions, mailed links and sign-ups that waited are not: people log in, or ask, again.`,
    ...lines,
  ];
}
