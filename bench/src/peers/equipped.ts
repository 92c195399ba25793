import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import CircuitBreaker from 'opossum';
import { pino } from 'pino';
import { Histogram, register } from 'prom-client';
import { type AskUpstream, Refused } from './gateway-job.ts';

export const equippedOptions: FastifyServerOptions = {
  logger: { level: 'warn' },
  genReqId: () => randomUUID(),
};

export async function equip(app: FastifyInstance): Promise<void> {
  await app.register(helmet);
  const took = new Histogram({
    name: 'took_seconds',
    help: 'What a call took.',
    labelNames: ['route', 'code'],
  });
  const key = randomBytes(32);
  const audit = pino({ level: 'info' }, pino.destination('/dev/null'));
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? '';
    took.observe({ route, code: reply.statusCode }, reply.elapsedTime / 1000);
    const person = createHmac('sha256', key)
      .update(request.headers.authorization ?? '')
      .digest('hex');
    audit.info({ requestId: request.id, route, code: reply.statusCode, person }, 'call');
  });
  app.get('/metrics', () => register.metrics());
}

/** The same call behind a circuit breaker with a deadline. Neither a refusal nor a caller that has left counts as a failure. */
export function behindBreaker(ask: AskUpstream): AskUpstream {
  const unlessLeft: AskUpstream = async (id, token, payload, signal) => {
    try {
      return await ask(id, token, payload, signal);
    } catch (error) {
      throw signal?.aborted ? new Refused(499, 'The caller has left.') : error;
    }
  };
  const breaker = new CircuitBreaker(unlessLeft, {
    timeout: 35_000,
    errorThresholdPercentage: 50,
    volumeThreshold: 20,
    errorFilter: error => error instanceof Refused,
  });
  return (...call) => breaker.fire(...call);
}
