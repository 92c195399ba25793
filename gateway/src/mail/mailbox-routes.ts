import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../db/schema.ts';
import { readMailbox } from './mailbox.ts';
import { mailboxPage, mailboxPolicy } from './mailbox-page.ts';

/**
 * `/mailbox` and `/mailbox.json`, for callers on this machine alone. The host name is checked too: a foreign page whose
 * name was pointed at 127.0.0.1 could otherwise read the letters.
 */
export function addMailboxRoutes(app: FastifyInstance, db: Database): void {
  app.get('/mailbox', async (request, reply) => {
    if (!isLocal(request)) return reply.callNotFound();
    reply.header('content-security-policy', mailboxPolicy).type('text/html; charset=utf-8');
    return mailboxPage(await readMailbox(db));
  });
  app.get('/mailbox.json', async (request, reply) => {
    if (!isLocal(request)) return reply.callNotFound();
    return readMailbox(db);
  });
}

const loopbackAddress = /^(127\.|::1$|::ffff:127\.)/;
const loopbackHost = /^(localhost|127\.[\d.]+|\[::1\])(:\d+)?$/;

function isLocal(request: FastifyRequest): boolean {
  return loopbackAddress.test(request.ip) && loopbackHost.test(request.headers.host ?? '');
}
