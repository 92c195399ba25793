import { setTimeout as sleep } from 'node:timers/promises';
import { normalizeEmail } from '@choose-life/contracts/gateway/email';
import { sql } from 'kysely';
import { type Database, type DatabaseTransaction, isoBefore, latest } from '../db/schema.ts';
import type { Dependencies } from '../dependencies.ts';
import { domainOf } from '../mail/address.ts';
import type { CodePurpose } from './codes.ts';

/** E-mails that one address gets within an hour of the first, for each purpose. */
const maxMessages = 5;
/** For all addresses of a mailbox, which differ behind a plus or in Gmail's dots: some people sign up with many of them. */
const maxMessagesOfMailbox = 30;
export const mailWindowMs = 60 * 60_000;

type Counting = Pick<Dependencies, 'clock'> & { readonly db: Database | DatabaseTransaction };

/**
 * Whether an address may get one more e-mail; it is counted at once. Anybody can request e-mails to any address, and must not be
 * able to fill a mailbox. Sign-up and reset are counted separately: an attacker who exhausts one cannot keep the owner from the
 * other, and earlier links in the owner's mailbox still work.
 */
export async function mayWriteTo(context: Counting, address: string, purpose: CodePurpose): Promise<boolean> {
  const { own, mailbox } = spellingsOf(address);
  const isOwnFull = (await countMessage(context, own, purpose, 1)) > maxMessages;
  // The count runs in any case: an answer must take as long. An e-mail that is not sent does not count for the mailbox.
  const isMailboxFull =
    (await countMessage(context, mailbox, purpose, isOwnFull ? 0 : 1)) > maxMessagesOfMailbox;
  return !isOwnFull && !isMailboxFull;
}

/** @returns how many e-mails it makes within the hour. */
async function countMessage({ db, clock }: Counting, email: string, purpose: CodePurpose, messages: 0 | 1) {
  const now = clock();
  await db
    .deleteFrom('letter_counts')
    .where('purpose', '=', purpose)
    .where('email', '=', email)
    .where(({ or, eb }) =>
      or([eb('since', '<=', isoBefore(now, mailWindowMs)), eb('since', '>', latest(now))]),
    )
    .execute();
  // One statement counts: requests that come together cannot all be the first.
  const { count } = await db
    .insertInto('letter_counts')
    .values({ purpose, email, since: now.toISOString(), count: messages })
    .onConflict(conflict =>
      conflict
        .columns(['purpose', 'email'])
        .doUpdateSet({ count: sql`letter_counts.count + excluded.count` }),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  return count;
}

/** Writes, and rolls back unless `isWanted`: otherwise the time of the writes, or their failure, would reveal who has an account. */
export async function keptIf<Result>(
  isWanted: boolean,
  transaction: DatabaseTransaction,
  write: () => Promise<Result>,
): Promise<Result> {
  await sql`savepoint written`.execute(transaction);
  const result = await write();
  await (isWanted ? sql`release savepoint written` : sql`rollback to savepoint written`).execute(transaction);
  return result;
}

/** After the deletion of the account, or the use of a link, which ends the other links. */
export async function removeMailCounts(transaction: DatabaseTransaction, address: string): Promise<void> {
  const { own, mailbox } = spellingsOf(address);
  await transaction.deleteFrom('letter_counts').where('email', 'in', [own, mailbox]).execute();
}

/** One spelling of an address, and one for its mailbox (a plus, Gmail's dots, server names): else many addresses could fill one mailbox. */
function spellingsOf(address: string): { own: string; mailbox: string } {
  const email = normalizeEmail(address);
  const server = domainOf(email);
  const name = email.slice(0, -server.length - 1).normalize('NFKC');
  const person = name.replace(/(?<=.)\+.*$/, '');
  const mailbox = gmail.has(server) ? `${person.replaceAll('.', '')}+*@gmail.com` : `${person}+*@${server}`;
  return { own: `${name}@${server}`, mailbox };
}

const gmail: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/** Longer than any of the guarded calls takes on a quiet machine, shorter than a person notices. */
const minMs = 60;

/** Runs a transaction that may write e-mails, and delays the answer until a fixed time has passed, against timing attacks. */
export async function inSteadyTime(
  { db, mail }: Pick<Dependencies, 'db' | 'mail'>,
  work: (transaction: DatabaseTransaction) => Promise<void>,
): Promise<void> {
  await Promise.all([db.transaction().execute(work), sleep(minMs)]);
  mail.sendSoon();
}
