import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/**
 * Sign-ups get an id of their own and codes point to theirs, so that several stand beside each other for one address. What
 * waits is moved. A sign-up whose code is gone could not be finished any more, and a code without its sign-up opens nothing:
 * both are dropped. Tries are counted no longer. A table counts the letters that go to an address.
 */
export const pendingSignUps: Migration = {
  id: '0002-pending-sign-ups',
  up: async transaction => {
    const { schema } = transaction;
    await schema.alterTable('enrolments').renameTo('old_enrolments').execute();
    await schema.alterTable('codes').renameTo('old_codes').execute();
    await schema
      .createTable('enrolments')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('email', 'text', column => column.notNull())
      .addColumn('password_hash', 'text', column => column.notNull())
      .addColumn('first_name', 'text', column => column.notNull())
      .addColumn('last_name', 'text', column => column.notNull())
      .addColumn('gender', 'text', column => column.notNull())
      .addColumn('created_at', 'text', column => column.notNull())
      .execute();
    await schema.createIndex('enrolments_of_email').on('enrolments').column('email').execute();
    await schema
      .createTable('codes')
      .addColumn('purpose', 'text', column => column.notNull())
      .addColumn('email', 'text', column => column.notNull())
      .addColumn('code_hash', 'text', column => column.notNull())
      .addColumn('enrolment_id', 'text', column => column.references('enrolments.id').onDelete('cascade'))
      .addColumn('expires_at', 'text', column => column.notNull())
      .addPrimaryKeyConstraint('codes_by_hash', ['purpose', 'email', 'code_hash'])
      .execute();
    await schema.createIndex('codes_of_enrolment').on('codes').column('enrolment_id').execute();
    // An address had one sign-up at most: until now it was the name of it, and does as its id.
    await sql`insert into enrolments (id, email, password_hash, first_name, last_name, gender, created_at)
      select email, email, password_hash, first_name, last_name, gender, created_at from old_enrolments
      where email in (select email from old_codes where purpose = 'enrolment')`.execute(transaction);
    await sql`insert into codes (purpose, email, code_hash, enrolment_id, expires_at)
      select purpose, email, code_hash, case when purpose = 'enrolment' then email end, expires_at from old_codes
      where purpose = 'reset' or email in (select email from enrolments)`.execute(transaction);
    await schema.dropTable('old_enrolments').execute();
    await schema.dropTable('old_codes').execute();
    await schema
      .createTable('letter_counts')
      .addColumn('purpose', 'text', column => column.notNull())
      .addColumn('email', 'text', column => column.notNull())
      .addColumn('since', 'text', column => column.notNull())
      .addColumn('count', 'integer', column => column.notNull())
      .addPrimaryKeyConstraint('letter_counts_key', ['purpose', 'email'])
      .execute();
  },
};
