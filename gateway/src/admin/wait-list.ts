import type { Database } from '../db/schema.ts';

/** The wait-list as CSV, the oldest entry first. */
export async function exportWaitList(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('wait_list').select(['email', 'created_at']).orderBy('id').execute();
  return ['email,joined', ...rows.map(row => `${cell(row.email)},${cell(row.created_at)}`)];
}

/** A spreadsheet runs what begins like a formula, in signs of other widths too: an apostrophe before it makes it a text. */
function cell(value: string): string {
  const isFormula = /^[\s\p{C}]*[=+\-\u2212@|%]/u.test(value.normalize('NFKC'));
  return `"${isFormula ? "'" : ''}${value.replaceAll('"', '""')}"`;
}
