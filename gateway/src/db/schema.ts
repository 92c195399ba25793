import { randomUUID } from 'node:crypto';
import type { AgeBound } from '@choose-life/contracts/domain/report/generated/report-details';
import { type Kysely, PostgresAdapter, type Transaction } from 'kysely';

/** Text, whole numbers, and ISO 8601 times in UTC, whose text order is time order. Nothing queries inside JSON. */
export interface Schema {
  /** A person with a confirmed e-mail address. */
  users: {
    id: string;
    /** As `normalizeEmail` spells it; of earlier releases in small letters only. */
    email: string;
    password_hash: string;
    first_name: string;
    last_name: string;
    gender: string;
    company_id: string | null;
    office_address: string | null;
    /** JSON numbers as text: a profile may hold fractions, and text keeps them exactly in both databases. */
    age: string | null;
    blood_glucose: string | null;
    country: string | null;
    created_at: string;
  };

  /** A sign-up that waits for its mailed link. Several may wait for one address: anybody can sign up with it. */
  enrolments: Pick<
    Schema['users'],
    'id' | 'email' | 'password_hash' | 'first_name' | 'last_name' | 'gender' | 'created_at'
  >;

  /** A mailed code, and the sign-up that it finishes, where it is one; the code itself is only in the mail. */
  codes: {
    purpose: string;
    email: string;
    code_hash: string;
    enrolment_id: string | null;
    expires_at: string;
  };

  /** How many e-mails went to an address, or to a mailbox by all its addresses, since the first one of the hour. */
  letter_counts: {
    purpose: string;
    /** As `mail-limits.ts` spells both. */
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
    /** The name as `companyKey` spells it, which no two have; null where another company had it already. */
    name_key: string | null;
  };

  /** Sign-ups with a verified e-mail of the domain belong to the company. */
  company_domains: {
    /** In small letters and ASCII; of earlier releases as it was typed. */
    domain: string;
    company_id: string;
  };

  /** Articles that operators have put or removed: a start leaves them as they are. */
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
    /** The flat map as it was sent (s.7). */
    answers: string;
    created_at: string;
    updated_at: string;
  };

  /** A finished report keeps its answers, the model and the result, so that it can be replayed. */
  reports: {
    id: string;
    unique_string: string;
    user_id: string;
    answers: string;
    model_version: string;
    result: string;
    created_at: string;
    /** What the report list shows of the result (`report-list.ts`). */
    risk_age: number | null;
    risk_age_bound: AgeBound | null;
    reason: string | null;
  };

  /** The content library; `item` is the article as it goes over the wire (s.3). */
  articles: {
    id: string;
    created_at: string;
    item: string;
    /** A random number, new with each change: caches of articles compare it. */
    revision: number;
  };

  mails: {
    id: string;
    recipient: string;
    subject: string;
    body: string;
    created_at: string;
  };

  /** E-mails that wait for the mail server. */
  outbox: {
    id: string;
    recipient: string;
    subject: string;
    body: string;
    created_at: string;
    /** When it is of no use any more. */
    expires_at: string;
    /** The time of the next try. A claim moves it beyond the end of the lease. */
    due_at: string;
    tries: number;
  };

  /** One row once the demo account was made. It outlives the account, so that a deleted one is not made again. */
  demo_account: {
    user_id: string;
    /** 1 while the public password is taken from it. */
    is_closed: number;
  };
}

export type Database = Kysely<Schema>;
export type DatabaseTransaction = Transaction<Schema>;

/** Rows that a restore drops were valid or waiting at the backup; since then they may have been used, ended or sent. */
const afterRestore = {
  companies: 'kept',
  company_domains: 'kept',
  users: 'kept',
  enrolments: 'dropped',
  codes: 'dropped',
  letter_counts: 'kept',
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

export type TableName = keyof Schema;

/** Every table of the gateway, each after those that its rows point to. */
// Keys of an object literal that the compiler holds to the schema.
export const tableNames = Object.keys(afterRestore) as readonly TableName[];

/** Those that are emptied after a restore, each before those that its rows point to. */
export const droppedAfterRestore = tableNames.filter(name => afterRestore[name] === 'dropped').reverse();

/** Whether it is Postgres, else SQLite: for the few statements that only one of the two has. */
export function isPostgres(db: Database | DatabaseTransaction): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/** The time that was so long before, as the tables hold times. */
export function isoBefore(now: Date, ms: number): string {
  return new Date(now.getTime() - ms).toISOString();
}

/** A time later than that was written by a clock that was ahead, and counts as run out: the row would else last for as long. */
export function latest(now: Date): string {
  return isoBefore(now, -5 * 60_000);
}

let count = 0;

/** An id whose text order is the order in which one process made them, also within a millisecond: for lists by time. */
export function orderedId(now: Date): string {
  count = (count + 1) % 36 ** 4;
  const time = now.getTime().toString(36).padStart(9, '0');
  return `${time}${count.toString(36).padStart(4, '0')}-${randomUUID()}`;
}
