import { normalizeEmail } from '@choose-life/contracts/gateway/email';
import { sql } from 'kysely';
import {
  type Database,
  type DatabaseTransaction,
  isoBefore,
  latestPlausibleTime,
  mailCounts,
} from '../db/schema.ts';
import type { Dependencies } from '../dependencies.ts';
import { domainOf } from '../mail/address.ts';
import type { CodePurpose } from './codes.ts';

/** E-mails that one address can get within an hour of the first one, for each purpose (SECURITY.md). Both limits are our choice. */
const maxMessagesOfAddress = 5;
/** The limit for all addresses of one mailbox (name+suffix, Gmail's dots). It is higher, since some people sign up with several addresses. */
const maxMessagesOfMailbox = 30;
/** How long a count lasts, from its first e-mail. */
export const mailWindowMs = 60 * 60_000;

type CountContext = Pick<Dependencies, 'clock'> & { readonly db: Database | DatabaseTransaction };

/**
 * Counts one more requested e-mail. Anybody can request e-mails to any address, so both counts have a limit. The count of the address includes
 * requests above its limit. The count of the mailbox does not, because otherwise requests for one address would block the other addresses of
 * the mailbox. Sign-up and reset are counted separately, so that an attacker who exhausts one limit does not block the other for the owner.
 * Links that were sent before still work.
 * @returns whether the e-mail may be sent
 */
export async function mayMailTo(
  context: CountContext,
  address: string,
  purpose: CodePurpose,
): Promise<boolean> {
  const { email, mailbox } = countedKeysOf(address);
  const isAddressFull = (await countMessage(context, email, purpose, 1)) > maxMessagesOfAddress;
  // The statement for the mailbox also runs for a full address, so that both responses take the same time. It then adds 0.
  const isMailboxFull =
    (await countMessage(context, mailbox, purpose, isAddressFull ? 0 : 1)) > maxMessagesOfMailbox;
  return !isAddressFull && !isMailboxFull;
}

/**
 * Adds to the count of a key, after it has removed a count whose window is over. @returns the number of counted requests in this window, including
 * `added`
 */
async function countMessage(
  { db, clock }: CountContext,
  key: string,
  purpose: CodePurpose,
  added: 0 | 1,
): Promise<number> {
  const now = clock();
  await db
    .deleteFrom(mailCounts)
    .where('purpose', '=', purpose)
    // The column `email` also stores the keys of mailboxes.
    .where('email', '=', key)
    .where(({ or, eb }) =>
      // The second condition removes a count that was written by a clock that was ahead, because its window would end too late.
      or([eb('since', '<=', isoBefore(now, mailWindowMs)), eb('since', '>', latestPlausibleTime(now))]),
    )
    .execute();
  // One statement reads and adds, so that concurrent requests cannot all see the same count.
  const { count } = await db
    .insertInto(mailCounts)
    .values({ purpose, email: key, since: now.toISOString(), count: added })
    .onConflict(conflict =>
      conflict
        .columns(['purpose', 'email'])
        .doUpdateSet({ count: sql`${sql.ref(`${mailCounts}.count`)} + excluded.count` }),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Resets the counts of an address and of its mailbox, after its account was deleted or a reset link was used. Using a link ends all other links of
 * the address, so the owner may need new e-mails.
 */
export async function removeMailCounts(transaction: DatabaseTransaction, address: string): Promise<void> {
  const { email, mailbox } = countedKeysOf(address);
  // In the order of `mayMailTo`, so that the two cannot deadlock.
  for (const key of [email, mailbox]) {
    await transaction.deleteFrom(mailCounts).where('email', '=', key).execute();
  }
}

/**
 * The keys under which e-mails to an address are counted: the address and its mailbox. The key of the mailbox omits a `+suffix` and the
 * dots of Gmail addresses, and replaces googlemail.com by gmail.com. Without this key one mailbox could be filled through many addresses.
 */
function countedKeysOf(address: string): { readonly email: string; readonly mailbox: string } {
  const email = normalizeEmail(address);
  const domain = domainOf(email);
  // NFKC: full-width and other forms of a letter count as the same letter.
  const name = email.slice(0, -domain.length - 1).normalize('NFKC');
  // The suffix begins with the first `+` that is not the first character.
  const nameWithoutSuffix = name.replace(/(?<=.)\+.*$/, '');
  // `+*` marks the key of a mailbox: without this mark, it would be equal to the key of an address without a suffix.
  const mailbox = gmailDomains.has(domain)
    ? `${nameWithoutSuffix.replaceAll('.', '')}+*@gmail.com`
    : `${nameWithoutSuffix}+*@${domain}`;
  return { email: `${name}@${domain}`, mailbox };
}

const gmailDomains: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);
