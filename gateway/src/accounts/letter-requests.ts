import { setTimeout as sleep } from 'node:timers/promises';
import { domainToASCII } from 'node:url';
import { sql } from 'kysely';
import { type Database, type DatabaseTransaction, isoBefore, latest } from '../db/schema.ts';
import type { Dependencies } from '../dependencies.ts';
import type { CodePurpose } from './codes.ts';

/** Letters that one address gets within an hour of the first, for each purpose. */
const maxLetters = 5;
/** The same for all addresses of a mailbox, which differ in what stands behind a plus or in Gmail's dots: some people sign up by many of their own. */
const maxLettersOfMailbox = 30;
/** How long a letter counts. */
export const letterWindowMs = 60 * 60_000;

type Counting = Pick<Dependencies, 'clock'> & { readonly db: Database | DatabaseTransaction };

/**
 * Whether one more letter may go to an address; it is counted at once. Anybody can ask for letters to any address, and must
 * not be able to fill a mailbox. Sign-up and reset count apart: a stranger who uses up the one cannot keep the owner from the
 * other, and each link that came meanwhile is in the owner's mailbox and works.
 */
export async function mayWriteTo(context: Counting, address: string, purpose: CodePurpose): Promise<boolean> {
  const { own, mailbox } = spellingsOf(address);
  const isOwnFull = (await countLetter(context, own, purpose, 1)) > maxLetters;
  // Asked for all the same: an answer must take as long. Of a letter that is not sent the mailbox has nothing.
  const isMailboxFull =
    (await countLetter(context, mailbox, purpose, isOwnFull ? 0 : 1)) > maxLettersOfMailbox;
  return !isOwnFull && !isMailboxFull;
}

/** @returns how many letters it makes within the hour. */
async function countLetter(
  { db, clock }: Counting,
  email: string,
  purpose: CodePurpose,
  letters: 0 | 1,
): Promise<number> {
  const now = clock();
  await db
    .deleteFrom('letter_counts')
    .where('purpose', '=', purpose)
    .where('email', '=', email)
    .where(({ or, eb }) =>
      or([eb('since', '<=', isoBefore(now, letterWindowMs)), eb('since', '>', latest(now))]),
    )
    .execute();
  // One statement counts: requests that come together cannot all be the first.
  const { count } = await db
    .insertInto('letter_counts')
    .values({ purpose, email, since: now.toISOString(), count: letters })
    .onConflict(conflict =>
      conflict
        .columns(['purpose', 'email'])
        .doUpdateSet({ count: sql`letter_counts.count + excluded.count` }),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Does some writing, and takes it back where it is not wanted. Calls that write more for a known address than for an unknown one
 * would tell by their time, and by their failure, who has an account.
 */
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

/**
 * Forgets how many letters an address got, and its mailbox: they went with its account, or one of them was used, with which the
 * links of the others ended.
 */
export async function removeLetterCounts(transaction: DatabaseTransaction, address: string): Promise<void> {
  const { own, mailbox } = spellingsOf(address);
  await transaction.deleteFrom('letter_counts').where('email', 'in', [own, mailbox]).execute();
}

/**
 * One spelling of an address, and one for all addresses of its mailbox, as far as can be known: many mail servers ignore what
 * stands behind a plus, Gmail ignores dots and has two names, and names of servers can be written in several ways. Else many
 * addresses could fill one mailbox.
 */
function spellingsOf(address: string): { own: string; mailbox: string } {
  const at = address.lastIndexOf('@');
  const name = address.slice(0, at).normalize('NFKC');
  const server = domainToASCII(address.slice(at + 1)) || address.slice(at + 1);
  const person = name.replace(/(?<=.)\+.*$/, '');
  const mailbox = gmail.has(server) ? `${person.replaceAll('.', '')}+*@gmail.com` : `${person}+*@${server}`;
  return { own: `${name}@${server}`, mailbox };
}

const gmail: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/** Longer than any of the guarded calls takes on a quiet machine, shorter than a person notices. */
const minMs = 60;

/** Lets the answer wait until a fixed time has passed. What is left of a difference between two calls is not seen then. */
export async function inSteadyTime<Result>(work: Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([work, sleep(minMs)]);
  return result;
}
