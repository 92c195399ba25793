import { randomUUID } from 'node:crypto';
import type { AgeBound } from '@choose-life/contracts/domain/report/generated/report-details';
import { type Kysely, PostgresAdapter, type Transaction } from 'kysely';

/**
 * The table of `mail-limits.ts`. The database keeps the name of an earlier release: a migration only adds tables and columns, so that the
 * previous release can still run on the migrated database.
 */
export const mailCounts = 'letter_counts';

/**
 * The tables, the same in SQLite and Postgres. Columns are text or whole numbers. Times are ISO 8601 in UTC, so that their text order is
 * their time order. JSON is stored as text: no query looks into it.
 */
export interface Schema {
  /** A person with a confirmed e-mail address, or the demo account. */
  users: {
    id: string;
    /** The address in the form of `normalizeEmail`. Accounts of earlier releases may only be lower-cased (`findStoredEmail`). */
    email: string;
    password_hash: string;
    first_name: string;
    last_name: string;
    gender: string;
    company_id: string | null;
    office_address: string | null;
    /** A JSON number as text, here and in `blood_glucose`: text keeps fractions exactly in both databases. */
    age: string | null;
    blood_glucose: string | null;
    country: string | null;
    created_at: string;
  };

  /** A sign-up whose mailed link was not used yet. One address may have several, since anybody can sign up with it. */
  enrolments: Pick<
    Schema['users'],
    'id' | 'email' | 'password_hash' | 'first_name' | 'last_name' | 'gender' | 'created_at'
  >;

  /** A mailed code. The code itself is only in the e-mail. */
  codes: {
    purpose: string;
    email: string;
    code_hash: string;
    /** The sign-up that the code finishes; null for a reset. */
    enrolment_id: string | null;
    expires_at: string;
  };

  /** How many e-mails were requested for an address, or for all addresses of a mailbox, since `since`. Not all of them were sent. */
  [mailCounts]: {
    purpose: string;
    /** A key of `countedKeysOf`: an address, or a mailbox. */
    email: string;
    since: string;
    count: number;
  };

  sessions: {
    token_hash: string;
    user_id: string;
    created_at: string;
    last_used_at: string;
  };

  companies: {
    id: string;
    name: string;
    /** The unique form of the name (`companyKey`); null if another company already had it at the migration, and for the demo company. */
    name_key: string | null;
  };

  /** People who sign up with an e-mail address of the domain belong to the company. */
  company_domains: {
    /** Lower-case, in ASCII (`xn--`); earlier releases stored it as it was typed. */
    domain: string;
    company_id: string;
  };

  /** Articles that operators have stored or removed. The gateway does not change them at startup. */
  operators_articles: {
    id: string;
  };

  wait_list: {
    id: string;
    email: string;
    created_at: string;
  };

  /** One line of the report table (s.2.3): saved answers, and whether they were submitted. */
  assessments: {
    unique_string: string;
    user_id: string;
    status: string;
    /** The flat map (s.7), as JSON. */
    answers: string;
    created_at: string;
    updated_at: string;
  };

  /** A report, with the answers and the version of the model from which it was computed. */
  reports: {
    id: string;
    unique_string: string;
    user_id: string;
    answers: string;
    model_version: string;
    result: string;
    created_at: string;
    /** This column and the next two are copied from the result for the report list (`report-list.ts`). */
    risk_age: number | null;
    risk_age_bound: AgeBound | null;
    reason: string | null;
  };

  /** The content library. `item` is the article's JSON as it is sent to clients (s.3). */
  articles: {
    id: string;
    created_at: string;
    item: string;
    /** A random number that changes with the article: caches compare it. */
    revision: number;
  };

  /** The e-mails of the mailbox page, for a gateway without a mail server. */
  mails: {
    id: string;
    recipient: string;
    subject: string;
    body: string;
    created_at: string;
  };

  /** E-mails that are to be sent to the mail server. */
  outbox: {
    id: string;
    recipient: string;
    subject: string;
    body: string;
    created_at: string;
    /** When the e-mail is dropped. */
    expires_at: string;
    /** The time of the next attempt. A claim moves it to the end of the claim. */
    due_at: string;
    tries: number;
  };

  /** One row, once the demo account has been created. It stays when the account is deleted, so that the account is not created again. */
  demo_account: {
    user_id: string;
    /** 1 while the account has a random password instead of the public one. */
    is_closed: number;
  };
}

/** The gateway's database, SQLite or Postgres. */
export type Database = Kysely<Schema>;
/** A transaction of the gateway's database. A function with a transaction as its parameter does not commit it. */
export type DatabaseTransaction = Transaction<Schema>;

/**
 * Whether a restore keeps the rows of a table. Dropped rows were valid or waiting at the time of the backup, but may have been used or sent
 * since.
 */
const restoreRules = {
  companies: 'kept',
  company_domains: 'kept',
  users: 'kept',
  enrolments: 'dropped',
  codes: 'dropped',
  [mailCounts]: 'kept',
  sessions: 'dropped',
  wait_list: 'kept',
  assessments: 'kept',
  reports: 'kept',
  articles: 'kept',
  operators_articles: 'kept',
  mails: 'kept',
  outbox: 'dropped',
  demo_account: 'kept',
} as const satisfies Record<keyof Schema, 'kept' | 'dropped'>;

/** The name of a table. */
export type TableName = keyof Schema;

/**
 * Every table, each after the tables that its foreign keys reference. The cast is right because `satisfies` checks that `restoreRules` has
 * exactly the keys of the schema.
 */
export const tableNames = Object.keys(restoreRules) as readonly TableName[];

/** The tables that are emptied after a restore, each before the tables that its foreign keys reference. */
export const tablesEmptiedAfterRestore = tableNames
  .filter(name => restoreRules[name] === 'dropped')
  .reverse();

/** Whether a database is Postgres; otherwise it is SQLite. For the few statements in which they differ. */
export function isPostgres(db: Database | DatabaseTransaction): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/** The time `ms` milliseconds before `now`, in ISO 8601, as the tables store times. */
export function isoBefore(now: Date, ms: number): string {
  return new Date(now.getTime() - ms).toISOString();
}

/**
 * Five minutes after `now`. A stored time later than this was written by a clock that was ahead. Such a row counts as expired: otherwise the
 * row would stay valid too long.
 */
export function latestPlausibleTime(now: Date): string {
  return new Date(now.getTime() + 5 * 60_000).toISOString();
}

let idCount = 0;

/**
 * An id whose text order is the order in which one process created the ids, also within a millisecond. Exceptions: the clock was set back, or
 * `idCount` began again at 0 within the millisecond.
 */
export function orderedId(now: Date): string {
  // Four digits in base 36, which count more ids than one process creates in a millisecond.
  idCount = (idCount + 1) % 36 ** 4;
  // Nine digits in base 36 are enough until the year 5188, so all times have the same length.
  const time = now.getTime().toString(36).padStart(9, '0');
  return `${time}${idCount.toString(36).padStart(4, '0')}-${randomUUID()}`;
}
