import { normalizeEmail } from '@choose-life/contracts/gateway/email';
import type { Database, DatabaseTransaction } from '../db/schema.ts';
import { domainOf } from '../mail/address.ts';

/** Rows that are rewritten, by what they are. */
interface Rewritten {
  accounts: number;
  signUps: number;
  links: number;
  waitList: number;
  domains: number;
}

/**
 * Rewrites the addresses of earlier releases, which knew small letters only, in the one spelling of `normalizeEmail`. Accounts that would
 * become one keep theirs, and are listed: each still opens by its own. @param isDryRun changes nothing @returns the lines to print
 */
export async function normalizeEmails(db: Database, isDryRun: boolean): Promise<string[]> {
  return db.transaction().execute(async transaction => {
    const doubles = await doubleAccounts(transaction);
    const kept = new Set(doubles.flat());
    const rewritten = await rewriteAll(transaction, { isDryRun, kept });
    const { accounts, signUps, links, waitList, domains } = rewritten;
    const verb = isDryRun ? 'would get' : 'got';
    return [
      `${accounts} accounts, ${signUps} sign-ups, ${links} mailed links, ${waitList} entries of the wait-list and ${domains} domains of companies ${verb} the one spelling.`,
      ...doubles.map(
        emails =>
          `${emails.join(' and ')} would become one account. They stay as they are: let their owner delete all but one.`,
      ),
    ];
  });
}

/** The addresses of accounts that have one spelling together. */
async function doubleAccounts(transaction: DatabaseTransaction): Promise<string[][]> {
  const users = await transaction.selectFrom('users').select('email').orderBy('email').execute();
  const bySpelling = new Map<string, string[]>();
  for (const { email } of users) {
    const spelling = normalizeEmail(email);
    bySpelling.set(spelling, [...(bySpelling.get(spelling) ?? []), email]);
  }
  return [...bySpelling.values()].filter(emails => emails.length > 1);
}

async function rewriteAll(
  transaction: DatabaseTransaction,
  { isDryRun, kept }: { readonly isDryRun: boolean; readonly kept: ReadonlySet<string> },
): Promise<Rewritten> {
  const rewrite = async (table: 'users' | 'enrolments' | 'codes' | 'wait_list'): Promise<number> => {
    const rows = await transaction.selectFrom(table).select('email').distinct().execute();
    const all = new Set(rows.map(({ email }) => email));
    const old = rows.filter(({ email }) => normalizeEmail(email) !== email && !kept.has(email));
    for (const { email } of isDryRun ? [] : old) {
      const spelling = normalizeEmail(email);
      const isThere = table === 'wait_list' && all.has(spelling);
      const change = isThere
        ? transaction.deleteFrom(table).where('email', '=', email)
        : transaction.updateTable(table).set({ email: spelling }).where('email', '=', email);
      await change.execute();
      all.add(spelling);
    }
    return old.length;
  };
  for (const table of isDryRun ? [] : (['outbox', 'mails'] as const)) {
    const rows = await transaction.selectFrom(table).select('recipient').distinct().execute();
    for (const { recipient } of rows.filter(row => !kept.has(row.recipient))) {
      const spelling = normalizeEmail(recipient);
      if (spelling === recipient) continue;
      await transaction
        .updateTable(table)
        .set({ recipient: spelling })
        .where('recipient', '=', recipient)
        .execute();
    }
  }
  return {
    accounts: await rewrite('users'),
    signUps: await rewrite('enrolments'),
    links: await rewrite('codes'),
    waitList: await rewrite('wait_list'),
    domains: await rewriteDomains(transaction, isDryRun),
  };
}

/** A domain that the one spelling has too belongs to the company of that one. */
async function rewriteDomains(transaction: DatabaseTransaction, isDryRun: boolean): Promise<number> {
  const rows = await transaction.selectFrom('company_domains').selectAll().execute();
  const spellingOf = (domain: string) => domainOf(normalizeEmail(`a@${domain}`));
  const old = rows.filter(({ domain }) => spellingOf(domain) !== domain);
  for (const { domain, company_id } of isDryRun ? [] : old) {
    await transaction
      .insertInto('company_domains')
      .values({ domain: spellingOf(domain), company_id })
      .onConflict(conflict => conflict.column('domain').doNothing())
      .execute();
    await transaction.deleteFrom('company_domains').where('domain', '=', domain).execute();
  }
  return old.length;
}
