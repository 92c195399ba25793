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
/** 8 characters of base64url are 48 bits, enough to distinguish the callers in a log. */
const callerHashLength = 8;

/** Adds the routes that call the gateway. They accept only JSON and permitted origins, and have the flood limit. */
export async function addCallRoutes(app: FastifyInstance, dependencies: AdapterDependencies): Promise<void> {
  const { config, logger } = dependencies;
  const hash = cachingHash(dependencies.hash);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body: Buffer, done) => {
    // A call without input may have no body.
    const parsed = parseJson(body.length === 0 ? emptyObject : body);
    if (parsed.ok) done(null, parsed.value);
    else done(new TRPCError({ code: 'PARSE_ERROR' }));
  });
  // Registered before the CORS plugin, which would answer the preflight requests of foreign origins itself.
  refuseForeignOrigins(app, dependencies);
  if (config.allowedOrigins.length > 0) {
    await app.register(cors, {
      origin: [...config.allowedOrigins],
      methods: ['POST'],
      // `streamHeader` is allowed, so that pages that use `httpBatchStreamLink` can read why it is refused (`refuseStreams`).
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
  if (dependencies.limits !== null) app.addHook('onRequest', floodLimit(dependencies));
  app.addHook('preParsing', (request, _reply, payload, done) => done(mediaTypeError(request), payload));
  app.addHook('onResponse', (request, reply, done) => {
    if (logger.writes('info')) {
      logger.info('request', {
        reqId: request.id,
        // This hook runs only for routes, which have a URL, so the fallback is never used.
        proc: request.routeOptions.url ?? '',
        http: reply.statusCode,
        ms: reply.elapsedTime,
        caller: hash(request.callerNetwork).slice(0, callerHashLength),
      });
    }
    done();
  });
  addTrpcRoute(app, dependencies);
  addReportsRoute(app, dependencies);
  addUnknownCallRoutes(app);
}

/** The methods of the routes of calls. Fastify also answers HEAD for a GET route. */
const allowedMethods: Readonly<Record<string, readonly string[]>> = {
  [trpcUrl]: ['GET', 'HEAD', 'POST'],
  [reportsUrl]: ['POST'],
};

/**
 * Adds routes for other methods and for unknown paths below the paths of calls, so that the hooks of `addCallRoutes` also run for these
 * requests, and for CORS preflight requests.
 */
function addUnknownCallRoutes(app: FastifyInstance): void {
  for (const [url, methods] of Object.entries(allowedMethods)) {
    app.route({
      method: app.supportedMethods.filter(method => !methods.includes(method)),
      url,
      handler: (request, reply) => {
        reply.header('allow', methods.join(', '));
        return replyWithError(request, reply, new TRPCError({ code: 'METHOD_NOT_SUPPORTED' }));
      },
    });
  }
  for (const url of ['/trpc', '/trpc/', `${trpcUrl}/*`, `${reportsUrl}/*`]) {
    app.all(url, (request, reply) => replyWithError(request, reply, new TRPCError({ code: 'NOT_FOUND' })));
  }
}
