import type { Migration } from '../migration.ts';
import type { DatabaseTransaction } from '../schema.ts';

export const tables: Migration = {
  id: '0001-tables',
  up: async transaction => {
    await people(transaction);
    await assessments(transaction);
    await publicLists(transaction);
  },
};

async function people(transaction: DatabaseTransaction): Promise<void> {
  const { schema } = transaction;
  await schema
    .createTable('companies')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('name', 'text', column => column.notNull())
    .execute();
  await schema
    .createTable('users')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('email', 'text', column => column.notNull().unique())
    .addColumn('password_hash', 'text', column => column.notNull())
    .addColumn('first_name', 'text', column => column.notNull())
    .addColumn('last_name', 'text', column => column.notNull())
    .addColumn('gender', 'text', column => column.notNull())
    .addColumn('company_id', 'text', column => column.references('companies.id'))
    .addColumn('office_address', 'text')
    .addColumn('age', 'text')
    .addColumn('blood_glucose', 'text')
    .addColumn('country', 'text')
    .addColumn('created_at', 'text', column => column.notNull())
    .execute();
  await schema
    .createTable('enrolments')
    .addColumn('email', 'text', column => column.primaryKey())
    .addColumn('password_hash', 'text', column => column.notNull())
    .addColumn('first_name', 'text', column => column.notNull())
    .addColumn('last_name', 'text', column => column.notNull())
    .addColumn('gender', 'text', column => column.notNull())
    .addColumn('created_at', 'text', column => column.notNull())
    .execute();
  await schema
    .createTable('codes')
    .addColumn('purpose', 'text', column => column.notNull())
    .addColumn('email', 'text', column => column.notNull())
    .addColumn('code_hash', 'text', column => column.notNull())
    .addColumn('tries', 'integer', column => column.notNull())
    .addColumn('expires_at', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('codes_key', ['purpose', 'email'])
    .execute();
  await schema
    .createTable('sessions')
    .addColumn('token_hash', 'text', column => column.primaryKey())
    .addColumn('user_id', 'text', column => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'text', column => column.notNull())
    .addColumn('last_used_at', 'text', column => column.notNull())
    .execute();
  await schema.createIndex('sessions_of_user').on('sessions').column('user_id').execute();
}

async function assessments(transaction: DatabaseTransaction): Promise<void> {
  const { schema } = transaction;
  await schema
    .createTable('assessments')
    .addColumn('unique_string', 'text', column => column.primaryKey())
    .addColumn('user_id', 'text', column => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('status', 'text', column => column.notNull())
    .addColumn('answers', 'text', column => column.notNull())
    .addColumn('created_at', 'text', column => column.notNull())
    .addColumn('updated_at', 'text', column => column.notNull())
    .execute();
  await schema
    .createIndex('assessments_of_user')
    .on('assessments')
    .columns(['user_id', 'created_at'])
    .execute();
  await schema
    .createTable('reports')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('unique_string', 'text', column =>
      column.notNull().unique().references('assessments.unique_string').onDelete('cascade'),
    )
    .addColumn('user_id', 'text', column => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('answers', 'text', column => column.notNull())
    .addColumn('model_version', 'text', column => column.notNull())
    .addColumn('result', 'text', column => column.notNull())
    .addColumn('created_at', 'text', column => column.notNull())
    .execute();
  await schema.createIndex('reports_of_user').on('reports').columns(['user_id', 'created_at']).execute();
}

async function publicLists(transaction: DatabaseTransaction): Promise<void> {
  const { schema } = transaction;
  await schema
    .createTable('wait_list')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('email', 'text', column => column.notNull().unique())
    .addColumn('created_at', 'text', column => column.notNull())
    .execute();
  await schema
    .createTable('articles')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('created_at', 'text', column => column.notNull())
    .addColumn('item', 'text', column => column.notNull())
    .execute();
  await schema
    .createTable('mails')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('recipient', 'text', column => column.notNull())
    .addColumn('subject', 'text', column => column.notNull())
    .addColumn('body', 'text', column => column.notNull())
    .addColumn('created_at', 'text', column => column.notNull())
    .execute();
}
