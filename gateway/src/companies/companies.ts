import type { SessionUser } from '../accounts/sessions.ts';
import type { Database } from '../db/schema.ts';
import { Refusal } from '../refusal.ts';

/** The caller's company (s.3). @throws Refusal for any other company, with the same text whether it exists or not */
export async function readOwnCompany(
  db: Database,
  caller: SessionUser,
  companyId: string,
): Promise<{ companyName: string }> {
  const company = await db
    .selectFrom('companies')
    .innerJoin('users', 'users.company_id', 'companies.id')
    .select('companies.name as companyName')
    .where('companies.id', '=', companyId)
    .where('users.id', '=', caller.userId)
    .executeTakeFirst();
  if (company === undefined) throw new Refusal('We could not find this company.');
  return company;
}

/**
 * Adds a company with a fixed id, such as that of the demo account, or renames it. Its `name_key` is not set, so the name need not be
 * unique.
 */
export async function putCompany(db: Database, company: { id: string; name: string }): Promise<void> {
  await db
    .insertInto('companies')
    .values(company)
    .onConflict(conflict => conflict.column('id').doUpdateSet({ name: company.name }))
    .execute();
}
