import { demoAccount } from '../../accounts/demo-account.ts';
import type { Migration } from '../migrate.ts';

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
      .where('id', '=', demoAccount.companyId)
      .executeTakeFirst();
    if (company === undefined) return;
    const user = await transaction
      .selectFrom('users')
      .select('id')
      .where('email', '=', demoAccount.email)
      .executeTakeFirst();
    // Its company without it: somebody has deleted it.
    const row = { user_id: user?.id ?? 'deleted', is_closed: 0 };
    await transaction.insertInto('demo_account').values(row).execute();
  },
};
