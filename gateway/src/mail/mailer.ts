import { clockTime, longDate } from '@choose-life/contracts/domain/dates';
import type { DatabaseTransaction } from '../db/schema.ts';
import type { MailCounts } from '../metrics/metrics.ts';

/** A plain-text e-mail to one address, which `requireEmail` has validated. */
export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** When the code of the e-mail expires. The e-mail is not sent after this time. Undefined for an e-mail without a code (see `addMessage`). */
  readonly expiresAt?: Date;
}

/** Sends e-mails by an outbox and an SMTP server, or stores them for the mailbox page, which needs `key` in its address. */
export type Mailer = MailQueue &
  (
    | { readonly kind: 'smtp'; readCounts(): Promise<MailCounts> }
    | { readonly kind: 'mailbox'; readonly key: string }
  );

interface MailQueue {
  /** Stores an e-mail in the transaction that causes it, so that both are committed or neither. */
  enqueue(transaction: DatabaseTransaction, message: MailMessage): Promise<void>;
  /** Starts sending the stored e-mails, in the background. Call it after the transaction is committed. */
  sendSoon(): void;
  /** Stops sending, and waits for e-mails that are being sent. Another gateway, or the next start, sends the rest. */
  stop(): Promise<void>;
}

/** Formats a time as 'March 3, 2026, 10:42 AM, West Africa Time'. The time zone of the reader is unknown, so the text names the zone. */
export function timeInWords(moment: Date, timeZone: string): string {
  const iso = moment.toISOString();
  // `clockTime` has two digits for the hour: 09:42 AM.
  const time = clockTime(iso, timeZone)?.replace(/^0/, '');
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'long' });
  const zone = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName');
  return `${longDate(iso, timeZone)}, ${time}, ${zone?.value}`;
}
