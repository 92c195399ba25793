import { sql } from 'kysely';
import { doneSteps, migrate, missingSteps } from '../db/migrate.ts';
import type { Database } from '../db/schema.ts';
import { droppedAfterRestore } from '../db/tables.ts';
import { MaintenanceRefused } from './refused.ts';

/**
 * What a restored database needs before a gateway may use it: the schema of this release, and nothing that was under way.
 *
 * @throws MaintenanceRefused where it is none of a gateway, SchemaRefused where the backup is of a newer release.
 */
export async function finishRestore(db: Database): Promise<void> {
  requireRestorable(await doneSteps(db));
  await migrate(db);
  await db.transaction().execute(async transaction => {
    for (const table of droppedAfterRestore) {
      await sql`delete from ${sql.table(table)}`.execute(transaction);
    }
  });
}

/**
 * @param steps of the schema, as the backup names them.
 * @throws MaintenanceRefused where it is none of a gateway, SchemaRefused where it is of a newer release.
 */
export function requireRestorable(steps: readonly string[]): void {
  if (steps.length === 0) throw new MaintenanceRefused('The file is no backup of a gateway.');
  missingSteps(steps);
}
