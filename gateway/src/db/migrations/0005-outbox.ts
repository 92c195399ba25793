import type { Migration } from '../migration.ts';

/** Letters wait in the database until the mail server has taken them. */
export const outbox: Migration = {
  id: '0005-outbox',
  up: async ({ schema }) => {
    await schema
      .createTable('outbox')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('recipient', 'text', column => column.notNull())
      .addColumn('subject', 'text', column => column.notNull())
      .addColumn('body', 'text', column => column.notNull())
      .addColumn('created_at', 'text', column => column.notNull())
      .addColumn('expires_at', 'text', column => column.notNull())
      .addColumn('due_at', 'text', column => column.notNull())
      .addColumn('tries', 'integer', column => column.notNull())
      .execute();
    await schema.createIndex('outbox_by_time').on('outbox').column('due_at').execute();
  },
};
