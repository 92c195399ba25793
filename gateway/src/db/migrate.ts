import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { sql } from 'kysely';
import { ConfigurationError, OperatorError } from '../operator-error.ts';
import { fillCompanyKeys } from './company-names.ts';
import { type Database, type DatabaseTransaction, isPostgres } from './schema.ts';

/** One step of the schema. Steps never change and are only ever added; both databases take the same statements. */
export interface Migration {
  readonly id: string;
  readonly up: (transaction: DatabaseTransaction) => Promise<void>;
}

/** What SQL cannot do for the rows that are there already, the same in both databases. */
const fillings: ReadonlyMap<string, Migration['up']> = new Map([['0009-company-names', fillCompanyKeys]]);

const folder = new URL('./migrations/', import.meta.url);

/** All steps that this release knows, in the order of their numbers: a file for each, named after its id. */
export const migrations: readonly Migration[] = readdirSync(folder)
  .filter(file => file.endsWith('.sql'))
  .sort()
  .map(file => ({
    id: basename(file, '.sql'),
    up: async transaction => {
      // The drivers take one statement at a time.
      const statements = readFileSync(new URL(file, folder), 'utf8').trim().split(/;\n/);
      for (const statement of statements) await sql.raw(statement).execute(transaction);
      await fillings.get(basename(file, '.sql'))?.(transaction);
    },
  }));

/** A schema that this release must not use; the message is for the operator. */
export class SchemaRefused extends OperatorError {
  override readonly name = 'SchemaRefused';
  /** Whether a newer release has changed it; else a step is missing. */
  readonly isNewer: boolean;

  constructor(message: string, isNewer: boolean) {
    super(message);
    this.isNewer = isNewer;
  }
}

/**
 * Under a lock, so that of two processes that start together one waits: SQLite's write lock, or an advisory lock of Postgres.
 * @returns the steps that were made. @throws SchemaRefused if a newer release has migrated it. Nothing is written then.
 */
export async function migrate(db: Database, steps = migrations): Promise<string[]> {
  return db.transaction().execute(async transaction => {
    if (isPostgres(transaction)) {
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

/** SQL_ASCII keeps the bytes that it gets, which are UTF-8. */
const fitEncodings = ['UTF8', 'SQL_ASCII'];

/** @throws ConfigurationError for a Postgres database whose encoding lacks characters: it could not store each text. */
export async function requireUtf8(db: Database | DatabaseTransaction): Promise<void> {
  const { rows } = await sql<{ server_encoding: string }>`show server_encoding`.execute(db);
  const encoding = rows[0]?.server_encoding ?? '';
  if (fitEncodings.includes(encoding)) return;
  throw new ConfigurationError(
    `DATABASE_URL: the database has the encoding ${encoding}, which lacks characters of people's texts. Make one with: create database NAME encoding 'UTF8' template template0`,
  );
}

/** Only checks, for operators who migrate by hand. @throws SchemaRefused if the schema is not exactly that of this release. */
export async function requireSchema(db: Database): Promise<void> {
  if (isPostgres(db)) await requireUtf8(db);
  const missing = missingSteps(await doneSteps(db));
  if (missing.length === 0) return;
  const names = missing.map(({ id }) => id).join(', ');
  throw new SchemaRefused(
    `The schema lacks ${names}: run npm run database -- migrate, or let AUTO_MIGRATE be 1.`,
    false,
  );
}

/** @throws SchemaRefused for a step that is not among `steps`: this release would misread its data. */
export function missingSteps(done: readonly string[], steps = migrations): Migration[] {
  const unknown = done.filter(id => !steps.some(step => step.id === id));
  if (unknown.length > 0) {
    throw new SchemaRefused(
      `A newer release has changed the schema by ${unknown.join(', ')}: start that one, or restore a backup from before (docs/operations.md).`,
      true,
    );
  }
  return steps.filter(({ id }) => !done.includes(id));
}

/** The steps that were made; none where there is no schema of ours. */
export async function doneSteps(db: Database): Promise<string[]> {
  const table = isPostgres(db)
    ? sql`select 1 from pg_class where oid = to_regclass('schema_steps')`
    : sql`select 1 from sqlite_master where name = 'schema_steps'`;
  if ((await table.execute(db)).rows.length === 0) return [];
  const { rows } = await sql<{ id: string }>`select id from schema_steps order by id`.execute(db);
  return rows.map(({ id }) => id);
}
