import { parseJson, utf8Of } from '@choose-life/gateway-client/read/answer-body';
import cors from '@fastify/cors';
import { TRPCError } from '@trpc/server';
import type { FastifyInstance } from 'fastify';
import type { AdapterDependencies } from './dependencies.ts';
import { limitFloods } from './flood-limit.ts';
import { refuseForeignOrigins } from './foreign-origin.ts';
import { addReportsRoute } from './reports-route.ts';
import { mediaTypeError } from './request-rules.ts';
import { addTrpcRoute } from './trpc-route.ts';
import { addUnknownCallRoutes } from './unknown-call-routes.ts';

/** The routes that reach the gateway, with the rules for calls: JSON only, known origins, the flood limit. */
export async function addCalls(calls: FastifyInstance, dependencies: AdapterDependencies): Promise<void> {
  const { config, hash, logger } = dependencies;
  calls.removeAllContentTypeParsers();
  calls.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    const text = typeof body === 'string' ? body : utf8Of(body);
    // A call without a payload may come without a body.
    const parsed = parseJson(text === '' ? '{}' : (text ?? ''));
    if (parsed.ok) done(null, parsed.value);
    else done(new TRPCError({ code: 'PARSE_ERROR' }));
  });
  refuseForeignOrigins(calls, dependencies);
  if (config.allowedOrigins.length > 0) {
    await calls.register(cors, {
      origin: [...config.allowedOrigins],
      methods: ['POST'],
      allowedHeaders: ['content-type', 'authorization'],
      exposedHeaders: ['retry-after', 'ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'],
      credentials: false,
      maxAge: 600,
    });
  }
  if (dependencies.limits !== null) limitFloods(calls, dependencies.limits, config.rateLimitPerMinute);
  calls.addHook('onRequest', (request, _reply, done) => done(mediaTypeError(request)));
  calls.addHook('onResponse', (request, reply, done) => {
    if (logger.writes('info')) {
      const proc = request.routeOptions.url ?? 'web';
      logger.info('request', {
        reqId: request.id,
        proc,
        http: reply.statusCode,
        ms: reply.elapsedTime,
        caller: hash(request.callerNetwork).slice(0, 8),
      });
    }
    done();
  });
  addTrpcRoute(calls, dependencies);
  addReportsRoute(calls, dependencies);
  addUnknownCallRoutes(calls);
}
