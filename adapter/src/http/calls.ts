import { parseJson } from '@choose-life/gateway-client/read/parse-json';
import cors from '@fastify/cors';
import { TRPCError } from '@trpc/server';
import type { FastifyInstance } from 'fastify';
import { cachingHash } from '../logging/keyed-hash.ts';
import type { AdapterDependencies } from './dependencies.ts';
import { replyWithError } from './error-reply.ts';
import { floodLimit } from './flood-limit.ts';
import { refuseForeignOrigins } from './foreign-origin.ts';
import { mediaTypeError } from './request-rules.ts';
import { addReportsRoute, addTrpcRoute, reportsUrl, streamHeader, trpcUrl } from './trpc-route.ts';

const emptyObject = Buffer.from('{}');

/** Adds the routes that call the gateway. They accept only JSON and permitted origins, and have the flood limit. */
export async function addCalls(calls: FastifyInstance, dependencies: AdapterDependencies): Promise<void> {
  const { config, logger } = dependencies;
  const hash = cachingHash(dependencies.hash);
  calls.removeAllContentTypeParsers();
  calls.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body: Buffer, done) => {
    // A call without input may have no body.
    const parsed = parseJson(body.length === 0 ? emptyObject : body);
    if (parsed.ok) done(null, parsed.value);
    else done(new TRPCError({ code: 'PARSE_ERROR' }));
  });
  // Registered before the CORS plugin, which would answer the preflight requests of foreign origins itself.
  refuseForeignOrigins(calls, dependencies);
  if (config.allowedOrigins.length > 0) {
    await calls.register(cors, {
      origin: [...config.allowedOrigins],
      methods: ['POST'],
      allowedHeaders: ['content-type', 'authorization', 'traceparent', streamHeader],
      exposedHeaders: [
        'retry-after',
        'x-request-id',
        'ratelimit-limit',
        'ratelimit-remaining',
        'ratelimit-reset',
      ],
      // The token is the only credential (s.6), so other origins send no cookies.
      credentials: false,
      // In seconds: browsers cache the answer to a preflight request for ten minutes.
      maxAge: 600,
    });
  }
  if (dependencies.limits !== null) calls.addHook('onRequest', floodLimit(dependencies));
  calls.addHook('preParsing', (request, _reply, payload, done) => done(mediaTypeError(request), payload));
  calls.addHook('onResponse', (request, reply, done) => {
    if (logger.writes('info')) {
      const proc = request.routeOptions.url ?? 'web';
      logger.info('request', {
        reqId: request.id,
        proc,
        http: reply.statusCode,
        ms: reply.elapsedTime,
        // 48 bits are enough to distinguish the callers in a log.
        caller: hash(request.callerNetwork).slice(0, 8),
      });
    }
    done();
  });
  addTrpcRoute(calls, dependencies);
  addReportsRoute(calls, dependencies);
  addUnknownCallRoutes(calls);
}

/** Adds routes for unknown calls, so that the rules of calls also apply to other paths below `/trpc`, and to CORS preflight requests. */
function addUnknownCallRoutes(calls: FastifyInstance): void {
  for (const [url, allowed] of [
    // Fastify also answers HEAD where a GET route exists.
    [trpcUrl, ['GET', 'HEAD', 'POST']],
    [reportsUrl, ['POST']],
  ] as const) {
    calls.route({
      method: calls.supportedMethods.filter(method => !allowed.some(each => each === method)),
      url,
      handler: (request, reply) => {
        reply.header('allow', allowed.join(', '));
        return replyWithError(request, reply, new TRPCError({ code: 'METHOD_NOT_SUPPORTED' }));
      },
    });
  }
  for (const url of ['/trpc', '/trpc/', `${trpcUrl}/*`, `${reportsUrl}/*`]) {
    calls.all(url, (request, reply) => replyWithError(request, reply, new TRPCError({ code: 'NOT_FOUND' })));
  }
}
