import type { FastifyInstance } from 'fastify';
import { Pool } from 'undici';

const mostBytes = 5 * 1024 * 1024;
const timeoutMs = 5_000;

/** The embedded gateway's mailbox, passed on. Only for a gateway and a browser on this machine. */
export function addMailboxRoutes(app: FastifyInstance, gatewayOrigin: string): void {
  const pool = new Pool(gatewayOrigin, {
    connections: 4,
    maxResponseSize: mostBytes,
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    allowH2: false,
  });
  app.addHook('onClose', () => pool.close());

  for (const path of ['/mailbox', '/mailbox.json']) {
    app.get(path, async (_request, reply) => {
      const answer = await pool.request({ path, method: 'GET', headers: { 'accept-encoding': 'identity' } });
      const bytes = Buffer.from(await answer.body.arrayBuffer());
      const { 'content-type': type, 'content-security-policy': policy } = answer.headers;
      if (typeof type === 'string') reply.type(type);
      // The page brings its one style element and the policy that allows it.
      if (typeof policy === 'string') reply.raw.setHeader('content-security-policy', policy);
      return reply.code(answer.statusCode).header('cache-control', 'no-store').send(bytes);
    });
  }
}
