import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { sql } from 'kysely';
import { ConfigurationError, OperatorError } from '../operator-error.ts';
import { fillCompanyKeys } from './company-names.ts';
import { type Database, type DatabaseTransaction, isPostgres } from './schema.ts';

/** One step of the schema. A released step is never changed or removed. Both databases run the same statements. */
export interface Migration {
  readonly id: string;
  readonly up: (transaction: DatabaseTransaction) => Promise<void>;
}

/** Changes of existing rows that need TypeScript, by the id of the step. They run after the statements of the step. */
const dataChanges: ReadonlyMap<string, Migration['up']> = new Map([['0009-company-names', fillCompanyKeys]]);

const folder = new URL('./migrations/', import.meta.url);

/** All steps of this release in order: one file each, named after its id. */
export const migrations: readonly Migration[] = readdirSync(folder)
  .filter(file => file.endsWith('.sql'))
  .sort()
  .map(file => basename(file, '.sql'))
  .map(id => ({
    id,
    up: async transaction => {
      const text = readFileSync(new URL(`${id}.sql`, folder), 'utf8');
      // The drivers run one statement at a time.
      for (const statement of text.trim().split(/;\n/)) await sql.raw(statement).execute(transaction);
      await dataChanges.get(id)?.(transaction);
    },
  }));

/** The schema of the database differs from the schema of this release. The message says what the operator can do. */
export class SchemaRefused extends OperatorError {
  override readonly name = 'SchemaRefused';
  /** Whether a newer release has changed the schema; otherwise a step is missing. */
  readonly isNewer: boolean;

  constructor(message: string, { isNewer }: { readonly isNewer: boolean }) {
    super(message);
    this.isNewer = isNewer;
  }
}

/**
 * Runs the missing steps in one transaction. If two processes start together, a lock makes the second one wait: SQLite's write lock, or an
 * advisory lock of Postgres.
 * @returns the ids of the steps that it ran
 * @throws SchemaRefused, without a change, if a newer release has changed the schema; ConfigurationError as `requireUtf8`
 */
export async function migrate(db: Database, steps = migrations): Promise<string[]> {
  return db.transaction().execute(async transaction => {
    if (isPostgres(transaction)) {
      // The key of the lock is arbitrary. All releases must use the same one, so that they wait for each other.
      await sql`select pg_advisory_xact_lock(4010220)`.execute(transaction);
      await requireUtf8(transaction);
    }
    const missing = missingSteps(await doneSteps(transaction), steps);
    await sql`create table if not exists schema_steps (id text primary key)`.execute(transaction);
    for (const migration of missing) {
      await migration.up(transaction);
      await sql`insert into schema_steps (id) values (${migration.id})`.execute(transaction);
    }
    return missing.map(({ id }) => id);
  });
}

/** SQL_ASCII stores bytes unchanged, and the gateway sends UTF-8. */
const usableEncodings = ['UTF8', 'SQL_ASCII'];

/** Checks the encoding of a Postgres database. @throws ConfigurationError if it cannot store every character */
export async function requireUtf8(db: Database | DatabaseTransaction): Promise<void> {
  const { rows } = await sql<{ server_encoding: string }>`show server_encoding`.execute(db);
  const encoding = rows[0]?.server_encoding ?? '';
  if (usableEncodings.includes(encoding)) return;
  throw new ConfigurationError(
    `DATABASE_URL: the encoding of the database, ${encoding}, cannot store every character. Create a database with: create database NAME encoding 'UTF8' template template0`,
  );
}

/**
 * Checks the schema without migrating, for AUTO_MIGRATE=0.
 * @throws SchemaRefused if it differs from the schema of this release; ConfigurationError as `requireUtf8`
 */
export async function requireSchema(db: Database): Promise<void> {
  if (isPostgres(db)) await requireUtf8(db);
  const missing = missingSteps(await doneSteps(db));
  if (missing.length === 0) return;
  const names = missing.map(({ id }) => id).join(', ');
  throw new SchemaRefused(
    `The schema lacks ${names}: run npm run database -- migrate, or set AUTO_MIGRATE=1.`,
    { isNewer: false },
  );
}

/** The steps that are not among `done`. @throws SchemaRefused as `requireKnownSteps` */
export function missingSteps(done: readonly string[], steps = migrations): Migration[] {
  requireKnownSteps(done, steps);
  return steps.filter(({ id }) => !done.includes(id));
}

/** @throws SchemaRefused if `done` has a step of a newer release, since this release would misread the data */
export function requireKnownSteps(done: readonly string[], steps = migrations): void {
  const unknown = done.filter(id => !steps.some(step => step.id === id));
  if (unknown.length > 0) {
    throw new SchemaRefused(
      `A newer release has changed the schema by ${unknown.join(', ')}: start that release, or restore a backup from before the change (docs/operations.md).`,
      { isNewer: true },
    );
  }
}

/** The ids of the steps that the database has; empty for a database without the gateway's schema. */
export async function doneSteps(db: Database): Promise<string[]> {
  const table = isPostgres(db)
    ? sql`select 1 from pg_class where oid = to_regclass('schema_steps')`
    : sql`select 1 from sqlite_master where name = 'schema_steps'`;
  if ((await table.execute(db)).rows.length === 0) return [];
  const { rows } = await sql<{ id: string }>`select id from schema_steps order by id`.execute(db);
  return rows.map(({ id }) => id);
}
