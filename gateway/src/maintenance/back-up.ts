import type { Config } from '../config.ts';
import { sqliteFileIn } from '../db/open-database.ts';
import { writeNewFile } from './new-file.ts';
import { runPostgresProgram } from './postgres-program.ts';
import { copySqlite, requireWhole } from './sqlite-file.ts';

/**
 * Writes all that is acknowledged into a new file, while the gateway goes on, and looks whether it can be read again.
 *
 * @returns the lines to print. @throws MaintenanceRefused where it is not done; then there is no such file.
 */
export async function backUp(config: Config, file: string): Promise<string[]> {
  const { databaseUrl, dataDir, verifiesDatabase } = config;
  await writeNewFile(file, async partial => {
    if (databaseUrl === undefined) {
      copySqlite(sqliteFileIn(dataDir), partial);
      requireWhole(partial);
      return;
    }
    const place = { databaseUrl, verifiesDatabase };
    const format = ['--format=custom', '--no-owner', '--no-privileges'];
    await runPostgresProgram('pg_dump', [...format, `--file=${partial}`], place);
    await runPostgresProgram('pg_restore', ['--list', partial], place);
  });
  return [
    `${file} holds everything, as of when the backup began. It holds health data: keep it as safe as the database.`,
  ];
}
