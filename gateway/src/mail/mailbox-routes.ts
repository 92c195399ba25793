import { isLoopbackHost } from '@choose-life/service/loopback';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../db/schema.ts';
import { fitsHash, hashOfSecret } from '../secret-token.ts';
import { readMailbox } from './mailbox.ts';
import { mailboxPage, mailboxPolicy } from './mailbox-page.ts';

/**
 * `/mailbox` and `/mailbox.json`, for callers on this machine alone who have the key (`?key=…`). Without it they are not there:
 * a proxy on this machine that puts a loopback name into Host would otherwise open every reset link to its visitors. The host
 * name is checked too, since a foreign page whose name was pointed at 127.0.0.1 asks for that name.
 */
export function addMailboxRoutes(app: FastifyInstance, db: Database, key: string): void {
  const keyHash = hashOfSecret(key);
  const mayRead = (request: FastifyRequest) => isLocal(request) && fitsHash(keyOf(request), keyHash);

  app.get('/mailbox', async (request, reply) => {
    if (!mayRead(request)) return reply.callNotFound();
    reply.header('content-security-policy', mailboxPolicy).type('text/html; charset=utf-8');
    return mailboxPage(await readMailbox(db));
  });
  app.get('/mailbox.json', async (request, reply) => {
    if (!mayRead(request)) return reply.callNotFound();
    return readMailbox(db);
  });
}

function isLocal({ ip, headers }: FastifyRequest): boolean {
  return isLoopbackHost(ip) && isLoopbackHost((headers.host ?? '').replace(/:\d+$/, ''));
}

/** Fastify reads a query into an object; a name that comes twice makes a list, which is no key. */
function keyOf({ query }: FastifyRequest): string {
  const key = typeof query === 'object' && query !== null && 'key' in query ? query.key : undefined;
  return typeof key === 'string' ? key : '';
}
