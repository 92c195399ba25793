import { clockTime, longDate } from '@choose-life/contracts/domain/dates';
import type { DatabaseTransaction } from '../db/schema.ts';
import type { LetterCounts } from '../metrics/metrics.ts';

/** A letter in plain text to one address, which was checked where it came in (`accounts/email.ts`). */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** When its link works no longer: later it is of no use. Undefined where it has none. */
  readonly until?: Date;
}

/** Where letters are posted: an outbox in front of an SMTP server, or the mailbox that the gateway shows to whoever has its key. */
export type PostOffice = Posting &
  (
    | { readonly kind: 'smtp'; readCounts(): Promise<LetterCounts> }
    | { readonly kind: 'mailbox'; readonly key: string }
  );

interface Posting {
  /** Writes a letter down in the transaction of what causes it: both are kept, or neither is. */
  post(transaction: DatabaseTransaction, letter: Letter): Promise<void>;
  /** Says that such a transaction is committed: what waits goes out once the caller has been answered. */
  sendSoon(): void;
  /** Lets what is being sent come to its end. What waits is sent after the next start, or by another gateway. */
  stop(): Promise<void>;
}

/**
 * 'March 3, 2026, 10:42 AM, West Africa Time': a moment as letters write it. A letter cannot know the reader's own time zone, so it
 * names the one that it goes by.
 */
export function timeInWords(moment: Date, timeZone: string): string {
  const iso = moment.toISOString();
  const time = clockTime(iso, timeZone)?.replace(/^0/, '');
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'long' });
  const zone = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName');
  return `${longDate(iso, timeZone)}, ${time}, ${zone?.value}`;
}
