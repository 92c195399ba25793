import type { DatabaseTransaction } from './schema.ts';

/** The spelling in which names of companies are compared: two that differ in capitals or blanks only would be mixed up. */
export function companyKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().trim().replace(/\s+/g, ' ');
}

/** Gives each company its key, except those whose name another one has: they stay as they are, for an operator to rename. */
export async function fillCompanyKeys(transaction: DatabaseTransaction): Promise<void> {
  const taken = new Set<string>();
  const companies = await transaction.selectFrom('companies').select(['id', 'name']).orderBy('id').execute();
  for (const { id, name } of companies) {
    const key = companyKey(name);
    if (taken.has(key)) continue;
    taken.add(key);
    await transaction.updateTable('companies').set({ name_key: key }).where('id', '=', id).execute();
  }
}
