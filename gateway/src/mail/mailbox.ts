import { orderedId } from '../db/ordered-id.ts';
import type { Database } from '../db/schema.ts';
import type { PostOffice } from './post-office.ts';

/** One letter in the mailbox. */
export interface Mail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly createdAt: string;
}

export interface MailboxContext {
  readonly clock: () => Date;
  readonly key: string;
}

/** Letters kept; the oldest go first. */
const capacity = 500;

/**
 * Keeps letters in the database for `/mailbox`. The text of a letter holds its link and so the code that is otherwise
 * stored as a hash only: that is what a mailbox is. It is used where no SMTP server is configured, and shown on loopback only,
 * to whoever has `key`.
 */
export function createMailbox({ clock, key }: MailboxContext): PostOffice {
  return {
    kind: 'mailbox',
    key,
    post: async (transaction, letter) => {
      const now = clock();
      const row = { recipient: letter.to, subject: letter.subject, body: letter.text };
      await transaction
        .insertInto('mails')
        .values({ id: orderedId(now), ...row, created_at: now.toISOString() })
        .execute();
      const oldest = await transaction
        .selectFrom('mails')
        .select('id')
        .orderBy('id', 'desc')
        .offset(capacity)
        .limit(1)
        .executeTakeFirst();
      if (oldest) await transaction.deleteFrom('mails').where('id', '<=', oldest.id).execute();
    },
    sendSoon: () => undefined,
    stop: async () => undefined,
  };
}

/** The letters, newest first. */
export async function readMailbox(db: Database): Promise<Mail[]> {
  const rows = await db.selectFrom('mails').selectAll().orderBy('id', 'desc').execute();
  return rows.map(row => ({
    id: row.id,
    to: row.recipient,
    subject: row.subject,
    text: row.body,
    createdAt: row.created_at,
  }));
}
