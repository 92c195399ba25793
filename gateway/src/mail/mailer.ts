import { clockTime, longDate } from '@choose-life/contracts/domain/dates';
import type { DatabaseTransaction } from '../db/schema.ts';
import type { MailCounts } from '../metrics/metrics.ts';

/** An e-mail in plain text to one address, which `accounts/email.ts` has validated. */
export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** When its link expires: it is not sent later. Undefined without a link. */
  readonly until?: Date;
}

/** Sends e-mails: by an outbox and an SMTP server, or into the mailbox page. */
export type Mailer = MailQueue &
  (
    | { readonly kind: 'smtp'; readCounts(): Promise<MailCounts> }
    | { readonly kind: 'mailbox'; readonly key: string }
  );

interface MailQueue {
  /** Stores an e-mail in the transaction that causes it: both are committed, or neither. */
  enqueue(transaction: DatabaseTransaction, message: MailMessage): Promise<void>;
  /** Sends stored e-mails after the answer. Call it once the transaction is committed. */
  sendSoon(): void;
  /** Waits for e-mails that are being sent. Another gateway, or the next start, sends the rest. */
  stop(): Promise<void>;
}

/** 'March 3, 2026, 10:42 AM, West Africa Time': the reader's time zone is unknown, so the text names the configured one. */
export function timeInWords(moment: Date, timeZone: string): string {
  const iso = moment.toISOString();
  const time = clockTime(iso, timeZone)?.replace(/^0/, '');
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'long' });
  const zone = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName');
  return `${longDate(iso, timeZone)}, ${time}, ${zone?.value}`;
}
