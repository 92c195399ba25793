import type { FastifyInstance } from 'fastify';
import { networkOf } from '../limits/network-of.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The network that the caller's address stands for. Taken at once: whoever has hung up has no address any more. */
    callerNetwork: string;
  }
}

/** Tells every request where it comes from: for limits, and hashed for the log. */
export function addCallerNetwork(app: FastifyInstance): void {
  app.decorateRequest('callerNetwork', '');
  app.addHook('onRequest', (request, _reply, done) => {
    request.callerNetwork = networkOf(request.ip);
    done();
  });
}
