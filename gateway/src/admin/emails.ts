import { normalizeEmail } from '@choose-life/contracts/gateway/email';
import type { Database, DatabaseTransaction } from '../db/schema.ts';
import { domainOf } from '../mail/address.ts';

/** The number of rewritten rows of each table. Rows that were removed as duplicates are counted too. */
interface RewrittenRowCounts {
  accounts: number;
  signUps: number;
  links: number;
  waitList: number;
  domains: number;
}

/**
 * `person normalize-emails`: rewrites stored e-mail addresses to the form of `normalizeEmail`. Earlier releases only lower-cased them.
 * Accounts that would then share one address keep the earlier form, and are listed. Each of them can still log in with its address.
 * With `isDryRun` it counts only, and changes nothing.
 * @returns the lines to print
 */
export async function normalizeEmails(
  db: Database,
  { isDryRun }: { readonly isDryRun: boolean },
): Promise<string[]> {
  return db.transaction().execute(async transaction => {
    const duplicates = await duplicateAccounts(transaction);
    const unchangedEmails = new Set(duplicates.flat());
    const rewritten = await rewriteAll(transaction, { isDryRun, unchangedEmails });
    const { accounts, signUps, links, waitList, domains } = rewritten;
    const verb = isDryRun ? 'Would normalize' : 'Normalized';
    return [
      `${verb}: ${accounts} accounts, ${signUps} sign-ups, ${links} mailed links, ${waitList} entries of the wait-list (duplicates are removed) and ${domains} domains of companies.`,
      ...duplicates.map(
        emails =>
          `${emails.join(' and ')} would become one account. They are not changed: ask the owner to delete all but one.`,
      ),
    ];
  });
}

/** Groups of accounts whose addresses have the same normalized form. */
async function duplicateAccounts(transaction: DatabaseTransaction): Promise<string[][]> {
  const users = await transaction.selectFrom('users').select('email').orderBy('email').execute();
  const groups = Map.groupBy(
    users.map(({ email }) => email),
    normalizeEmail,
  );
  return [...groups.values()].filter(emails => emails.length > 1);
}

async function rewriteAll(
  transaction: DatabaseTransaction,
  {
    isDryRun,
    unchangedEmails,
  }: { readonly isDryRun: boolean; readonly unchangedEmails: ReadonlySet<string> },
): Promise<RewrittenRowCounts> {
  const rewrite = async (table: 'users' | 'enrolments' | 'codes' | 'wait_list'): Promise<number> => {
    const rows = await transaction.selectFrom(table).select('email').execute();
    const allEmails = new Set(rows.map(({ email }) => email));
    const rowsToRewrite = rows.filter(
      ({ email }) => normalizeEmail(email) !== email && !unchangedEmails.has(email),
    );
    if (isDryRun) return rowsToRewrite.length;
    // An address can have several sign-ups and links. The statements below change all rows of an address.
    for (const email of new Set(rowsToRewrite.map(row => row.email))) {
      const normalized = normalizeEmail(email);
      // The wait-list has each address once.
      const isDuplicate = table === 'wait_list' && allEmails.has(normalized);
      const statement = isDuplicate
        ? transaction.deleteFrom(table).where('email', '=', email)
        : transaction.updateTable(table).set({ email: normalized }).where('email', '=', email);
      await statement.execute();
      allEmails.add(normalized);
    }
    return rowsToRewrite.length;
  };
  if (!isDryRun) await rewriteRecipients(transaction, unchangedEmails);
  return {
    accounts: await rewrite('users'),
    signUps: await rewrite('enrolments'),
    links: await rewrite('codes'),
    waitList: await rewrite('wait_list'),
    domains: await rewriteDomains(transaction, isDryRun),
  };
}

/** Rewrites the recipients of stored e-mails, so that they are deleted with the account. */
async function rewriteRecipients(
  transaction: DatabaseTransaction,
  unchangedEmails: ReadonlySet<string>,
): Promise<void> {
  for (const table of ['outbox', 'mails'] as const) {
    const rows = await transaction.selectFrom(table).select('recipient').distinct().execute();
    for (const { recipient } of rows.filter(row => !unchangedEmails.has(row.recipient))) {
      const normalized = normalizeEmail(recipient);
      if (normalized === recipient) continue;
      await transaction
        .updateTable(table)
        .set({ recipient: normalized })
        .where('recipient', '=', recipient)
        .execute();
    }
  }
}

/** Normalizes the domains of companies. If both forms of a domain are stored, the company of the normalized form keeps it. */
async function rewriteDomains(transaction: DatabaseTransaction, isDryRun: boolean): Promise<number> {
  const rows = await transaction.selectFrom('company_domains').selectAll().execute();
  const normalizedDomain = (domain: string) => domainOf(normalizeEmail(`a@${domain}`));
  const rowsToRewrite = rows.filter(({ domain }) => normalizedDomain(domain) !== domain);
  if (isDryRun) return rowsToRewrite.length;
  for (const { domain, company_id } of rowsToRewrite) {
    await transaction
      .insertInto('company_domains')
      .values({ domain: normalizedDomain(domain), company_id })
      .onConflict(conflict => conflict.column('domain').doNothing())
      .execute();
    await transaction.deleteFrom('company_domains').where('domain', '=', domain).execute();
  }
  return rowsToRewrite.length;
}
