import { moveDatabase } from './move-database.ts';
import { runCommand } from './run-command.ts';

/** `npm run move-to-postgres`: from the SQLite under `DATA_DIR` to the empty Postgres of `DATABASE_URL`. */
await runCommand({}, moveDatabase);
