import type { Migration } from '../migration.ts';

/** The demo account as it was when this step was written: a step never changes. */
const email = 'demo@chooselife.example';
const companyId = 'choose-life-demo-company';

/** Remembers that the demo account was made. Before this step every start made it, also on a database that keeps people. */
export const demoAccountOnce: Migration = {
  id: '0003-demo-account',
  up: async transaction => {
    await transaction.schema
      .createTable('demo_account')
      .addColumn('user_id', 'text', column => column.primaryKey())
      .addColumn('is_closed', 'integer', column => column.notNull())
      .execute();
    const company = await transaction
      .selectFrom('companies')
      .select('id')
      .where('id', '=', companyId)
      .executeTakeFirst();
    if (company === undefined) return;
    const user = await transaction
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirst();
    // Its company without it: somebody has deleted it.
    const row = { user_id: user?.id ?? 'deleted', is_closed: 0 };
    await transaction.insertInto('demo_account').values(row).execute();
  },
};
