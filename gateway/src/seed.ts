import { demoAccount } from './accounts/demo-account.ts';
import { hashPassword } from './accounts/password.ts';
import { addUser, findUserByEmail } from './accounts/users.ts';
import { putCompany } from './companies/companies.ts';
import type { Dependencies } from './dependencies.ts';

/** What a fresh gateway holds: the demo account with its company. Running it again changes nothing. */
export async function seed({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): Promise<void> {
  await putCompany(db, { id: demoAccount.companyId, name: demoAccount.companyName });
  if ((await findUserByEmail(db, demoAccount.email)) === undefined) {
    await addUser(db, { ...demoAccount, passwordHash: await hashPassword(demoAccount.password) }, clock());
  }
}
