import type { Schema } from './schema.ts';

/** What becomes of a table's rows when a backup is restored. */
type AfterRestore =
  | 'kept'
  /** Was valid or waiting when the backup was made. It may have been used, ended or sent since, and must not be so again. */
  | 'dropped';

const afterRestore = {
  companies: 'kept',
  users: 'kept',
  enrolments: 'dropped',
  codes: 'dropped',
  letter_counts: 'kept',
  sessions: 'dropped',
  wait_list: 'kept',
  assessments: 'kept',
  reports: 'kept',
  articles: 'kept',
  mails: 'kept',
  outbox: 'dropped',
  demo_account: 'kept',
} as const satisfies Record<keyof Schema, AfterRestore>;

/** A table of the gateway. */
export type TableName = keyof Schema;

/** Every table of the gateway, each after those that its rows point to. */
// Keys of an object literal that the compiler holds to the schema.
export const tableNames = Object.keys(afterRestore) as readonly TableName[];

/** Those that are emptied after a restore, each before those that its rows point to. */
export const droppedAfterRestore = tableNames.filter(name => afterRestore[name] === 'dropped').reverse();
