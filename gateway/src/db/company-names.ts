import type { DatabaseTransaction } from './schema.ts';

/**
 * The form in which company names are compared. People would confuse names that differ only in case, in the amount of white space, or in
 * full-width letters.
 */
export function companyKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().trim().replace(/\s+/g, ' ');
}

/**
 * Sets `name_key` of each company. If several companies have the same name, only the company with the lowest id gets a key. The others
 * have none until an operator renames them.
 */
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
