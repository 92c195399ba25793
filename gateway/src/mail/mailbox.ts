import { brandColours, brandName } from '@choose-life/contracts/domain/brand';
import { escapeHtml } from '@choose-life/contracts/domain/escape-html';
import { isLocalRequest, isLoopbackHost } from '@choose-life/service/loopback';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Database, orderedId } from '../db/schema.ts';
import { hashOfSecret, matchesHash } from '../secret-token.ts';
import { type Mailer, timeInWords } from './mailer.ts';

/** An e-mail in the mailbox. */
export interface Mail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** ISO 8601. */
  readonly createdAt: string;
}

/** The maximum number of stored e-mails; the oldest are removed first. */
const capacity = 500;

/**
 * Creates the mailer for a gateway without a mail server: it stores e-mails for the page `/mailbox`. They contain codes, so the page is
 * served on loopback only, and needs `key`.
 */
export function createMailbox({ clock, key }: { clock: () => Date; key: string }): Mailer {
  return {
    kind: 'mailbox',
    key,
    enqueue: async (transaction, message) => {
      const now = clock();
      const row = { recipient: message.to, subject: message.subject, body: message.text };
      await transaction
        .insertInto('mails')
        .values({ id: orderedId(now), ...row, created_at: now.toISOString() })
        .execute();
      // The newest e-mail above the capacity. It is deleted with all older ones.
      const firstToRemove = await transaction
        .selectFrom('mails')
        .select('id')
        .orderBy('id', 'desc')
        .offset(capacity)
        .limit(1)
        .executeTakeFirst();
      if (firstToRemove) await transaction.deleteFrom('mails').where('id', '<=', firstToRemove.id).execute();
    },
    // Nothing is sent, so there is nothing to start or stop.
    sendSoon: () => undefined,
    stop: async () => undefined,
  };
}

/** The stored e-mails, newest first. */
export function readMailbox(db: Database): Promise<Mail[]> {
  return db
    .selectFrom('mails')
    .select(['id', 'recipient as to', 'subject', 'body as text', 'created_at as createdAt'])
    .orderBy('id', 'desc')
    .execute();
}

/**
 * A Fastify plugin that serves `/mailbox` and `/mailbox.json` to callers on this machine who send the key (`?key=…`). Others get the answer
 * of an unknown path. Without a key, a proxy on this machine that sets Host to a loopback name would show every reset link to its visitors.
 * The check of the Host header prevents DNS rebinding.
 */
export async function mailboxRoutes(
  app: FastifyInstance,
  { db, key, timeZone }: { readonly db: Database; readonly key: string; readonly timeZone: string },
): Promise<void> {
  const keyHash = hashOfSecret(key);
  const mayRead = (request: FastifyRequest) => isLocal(request) && matchesHash(keyOf(request), keyHash);

  app.get('/mailbox', async (request, reply) => {
    if (!mayRead(request)) return reply.callNotFound();
    reply.header('content-security-policy', mailboxPolicy).type('text/html; charset=utf-8');
    return mailboxPage(await readMailbox(db), timeZone);
  });
  app.get('/mailbox.json', async (request, reply) => {
    if (!mayRead(request)) return reply.callNotFound();
    return readMailbox(db);
  });
}

/** Whether a request comes from this machine, without a proxy, and its Host header is a loopback name. */
export function isLocal({ ip, headers }: FastifyRequest): boolean {
  return isLoopbackHost(ip) && isLocalRequest(headers);
}

/** The `key` of the query string; '' if there is none. Fastify parses a repeated name as an array, which counts as none. */
function keyOf({ query }: FastifyRequest): string {
  const key = typeof query === 'object' && query !== null && 'key' in query ? query.key : undefined;
  return typeof key === 'string' ? key : '';
}

const style = `
:root {
  --ink: #15182f; --muted: #4b5070; --page: #f6f7fc; --card: #ffffff; --line: #d7daea; --link: ${brandColours.main};
  color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5; color: var(--ink); background: var(--page);
}
@media (prefers-color-scheme: dark) {
  :root { --ink: #eef0fb; --muted: #b9bedd; --page: #0d0f22; --card: #161932; --line: #2b2f55; --link: #aeb4ff; }
}
body { margin: 0 auto; max-width: 46rem; padding: 2rem 1rem 4rem; }
h1 { font-size: 1.5rem; margin: 0; }
article { background: var(--card); border: 1px solid var(--line); border-radius: 0.75rem; margin-top: 1rem; padding: 1rem 1.25rem; }
h2 { font-size: 1.1rem; margin: 0; }
p { margin: 0.25rem 0 0; }
.head { color: var(--muted); font-size: 0.9rem; overflow-wrap: anywhere; }
.text { white-space: pre-wrap; overflow-wrap: anywhere; margin-top: 0.75rem; }
a { color: var(--link); }
a:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 0.25rem; }`;

/** The Content-Security-Policy of the page: it runs no script and loads nothing, and its one inline style element is allowed. */
export const mailboxPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The mailbox as an HTML page, with links that can be clicked. All contents of e-mails are escaped. */
export function mailboxPage(mails: readonly Mail[], timeZone: string): string {
  const list =
    mails.length === 0 ? '<p>No messages yet.</p>' : mails.map(mail => mailHtml(mail, timeZone)).join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mailbox - ${escapeHtml(brandName)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Mailbox</h1>
<p>No mail server is configured, so messages that the gateway would send are shown here.</p>
${list}
</main>
</body>
</html>
`;
}

function mailHtml(mail: Mail, timeZone: string): string {
  const timeText = timeInWords(new Date(mail.createdAt), timeZone);
  const time = `<time datetime="${escapeHtml(mail.createdAt)}">${escapeHtml(timeText)}</time>`;
  return `<article>
<h2>${escapeHtml(mail.subject)}</h2>
<p class="head">To ${escapeHtml(mail.to)}, ${time}</p>
<p class="text">${withLinks(mail.text)}</p>
</article>`;
}

function withLinks(text: string): string {
  // With a group in its pattern, `split` puts the links at the odd indexes.
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) =>
      index % 2 === 1 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part),
    )
    .join('');
}
