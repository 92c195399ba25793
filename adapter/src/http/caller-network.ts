import type { FastifyInstance } from 'fastify';
import { networkOf } from '../limits/network-of.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The network of the caller's address. It is read at once: a closed connection has no address. */
    callerNetwork: string;
  }
}

/** Adds the caller's network to every request: for limits, and hashed for the log. */
export function addCallerNetwork(app: FastifyInstance): void {
  app.decorateRequest('callerNetwork', '');
  app.addHook('onRequest', (request, _reply, done) => {
    request.callerNetwork = networkOf(request.ip);
    done();
  });
}
