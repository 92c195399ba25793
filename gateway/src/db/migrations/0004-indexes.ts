import type { Migration } from '../migration.ts';

/**
 * What has run out is found by its time, and what is kept of an address by the address: without an index each of these reads
 * a whole table, and on SQLite everybody waits meanwhile.
 */
export const indexes: Migration = {
  id: '0004-indexes',
  up: async ({ schema }) => {
    await schema.createIndex('sessions_by_start').on('sessions').column('created_at').execute();
    await schema.createIndex('sessions_by_use').on('sessions').column('last_used_at').execute();
    await schema.createIndex('codes_by_expiry').on('codes').column('expires_at').execute();
    await schema.createIndex('codes_of_email').on('codes').column('email').execute();
    await schema.createIndex('enrolments_by_time').on('enrolments').column('created_at').execute();
    await schema.createIndex('letter_counts_by_time').on('letter_counts').column('since').execute();
    await schema.createIndex('letter_counts_of_email').on('letter_counts').column('email').execute();
  },
};
