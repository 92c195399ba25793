import { commonHeaders } from '@choose-life/gateway-client/send/common-headers';
import { isLocalRequest } from '@choose-life/service/loopback';
import type { FastifyInstance } from 'fastify';
import { Pool } from 'undici';
import type { Config } from '../config/config.ts';
import { notSentError } from '../trpc/errors.ts';

/** Maximum size of an answer. It bounds the memory. */
const maxBytes = 5 * 1024 * 1024;
/** Time limit for the head of an answer, and for each wait for more of its body. */
const timeoutMs = 5_000;
/** The message for a request without the right key. */
const wrongKeyMessage =
  'Open the mailbox with the complete address that was printed at the last start. It ends with a key.';

/** Whether the mailbox is shown. Its e-mails contain links with codes, so only this machine may be able to reach it. */
export function servesMailbox({ embeddedGateway, isOnlyForThisMachine, hasMailServer }: Config): boolean {
  return embeddedGateway && !hasMailServer && isOnlyForThisMachine;
}

/** Adds the routes that show the mailbox of the embedded gateway to browsers on this machine. The gateway checks the key. */
export function addMailboxRoutes(app: FastifyInstance, gatewayOrigin: string): void {
  const pool = new Pool(gatewayOrigin, {
    connections: 4,
    maxResponseSize: maxBytes,
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    // The embedded gateway speaks HTTP/1.1 only.
    allowH2: false,
  });
  app.addHook('onClose', () => pool.close());

  for (const path of ['/mailbox', '/mailbox.json']) {
    app.get<{ Querystring: { key?: unknown } }>(path, async (request, reply) => {
      if (!isLocalRequest(request.headers)) {
        throw notSentError('FORBIDDEN', { message: 'The mailbox is shown on this machine only.' });
      }
      const { key } = request.query;
      const answer = await pool.request({
        path,
        query: { key: typeof key === 'string' ? key : '' },
        method: 'GET',
        headers: commonHeaders,
      });
      if (answer.statusCode === 403) {
        // The body must be read, so that the connection can be used again.
        await answer.body.dump();
        // The request was sent, but it has no side effects, so the error reports the outcome `not-sent` (nothing has changed).
        throw notSentError('FORBIDDEN', { message: wrongKeyMessage });
      }
      const bytes = Buffer.from(await answer.body.arrayBuffer());
      const { 'content-type': type, 'content-security-policy': policy } = answer.headers;
      if (typeof type === 'string') reply.type(type);
      // The page has a style element, and its own policy that allows it.
      if (typeof policy === 'string') reply.header('content-security-policy', policy);
      return reply.code(answer.statusCode).header('cache-control', 'no-store').send(bytes);
    });
  }
}
