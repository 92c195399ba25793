import { commonHeaders } from '@choose-life/gateway-client/send/common-headers';
import { isLocalRequest } from '@choose-life/service/loopback';
import type { FastifyInstance } from 'fastify';
import { Pool } from 'undici';
import type { Config } from '../config/config.ts';
import { notSentError } from '../trpc/errors.ts';

const maxBytes = 5 * 1024 * 1024;
const timeoutMs = 5_000;
const needsKey =
  'The mailbox opens by its whole address alone, as it was printed at the last start: it ends in a key.';

/** Whether the mailbox is shown: the gateway has one, and only this machine can reach it, since its e-mails hold links with codes. */
export function servesMailbox({ embeddedGateway, forThisMachine, hasMailServer }: Config): boolean {
  return embeddedGateway && !hasMailServer && forThisMachine;
}

/** Passes the embedded gateway's mailbox on to browsers of this machine. The gateway checks the key. */
export function addMailboxRoutes(app: FastifyInstance, gatewayOrigin: string): void {
  const pool = new Pool(gatewayOrigin, {
    connections: 4,
    maxResponseSize: maxBytes,
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
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
        await answer.body.dump();
        throw notSentError('FORBIDDEN', { message: needsKey });
      }
      const bytes = Buffer.from(await answer.body.arrayBuffer());
      const { 'content-type': type, 'content-security-policy': policy } = answer.headers;
      if (typeof type === 'string') reply.type(type);
      // The page brings its one style element and the policy that allows it.
      if (typeof policy === 'string') reply.header('content-security-policy', policy);
      return reply.code(answer.statusCode).header('cache-control', 'no-store').send(bytes);
    });
  }
}
