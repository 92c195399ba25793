import type { DatabaseTransaction } from './schema.ts';

/** The form in which company names are compared. It ignores case and white space, since people would confuse such names. */
export function companyKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().trim().replace(/\s+/g, ' ');
}

/** Sets `name_key` of each company. It stays null for a company with the name of another company, until an operator renames it. */
export async function fillCompanyKeys(transaction: DatabaseTransaction): Promise<void> {
  const usedKeys = new Set<string>();
  const companies = await transaction.selectFrom('companies').select(['id', 'name']).orderBy('id').execute();
  for (const { id, name } of companies) {
    const key = companyKey(name);
    if (usedKeys.has(key)) continue;
    usedKeys.add(key);
    await transaction.updateTable('companies').set({ name_key: key }).where('id', '=', id).execute();
  }
}
