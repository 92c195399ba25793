import { migrate, requireSchema } from '../db/migrate.ts';
import { openForLongWork } from '../db/open-database.ts';
import { runCommand } from './run-command.ts';

const upToDate = 'The schema is up to date.';

/** `npm run migrate`: brings the schema up to date. `--check` changes nothing, and fails where a step is missing. */
await runCommand({ check: { type: 'boolean', default: false } }, async (config, { check }) => {
  await using db = await openForLongWork(config);
  if (check) {
    await requireSchema(db);
    return [upToDate];
  }
  const made = await migrate(db);
  return made.length > 0 ? made.map(step => `Made ${step}.`) : [upToDate];
});
