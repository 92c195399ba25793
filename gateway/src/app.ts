import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { boundClose, longestCloseMs } from './bounded-close.ts';
import { Busy } from './busy.ts';
import type { Dependencies } from './dependencies.ts';
import { describeError } from './logger.ts';
import { addMailboxRoutes } from './mail/mailbox-routes.ts';
import { addOperationRoutes } from './operations/routes.ts';
import { refusedCode } from './refusal.ts';

/** More than a whole assessment needs (about 8 KB), less than anybody could hurt with. */
const bodyLimit = 256 * 1024;

/** A request that takes longer to arrive is dropped. */
const uploadMs = 30_000;

/** The reference gateway, ready to listen or to be injected. The caller owns and closes what it hands in. */
export function buildGateway(dependencies: Dependencies): FastifyInstance {
  const app = Fastify({
    logger: false,
    bodyLimit,
    requestTimeout: uploadMs,
    pluginTimeout: longestCloseMs,
    exposeHeadRoutes: false,
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 1024 },
    frameworkErrors: refuseUndecodablePath,
  });
  boundClose(app);
  readBodies(app);
  answerLikeTheHostedGateway(app, dependencies);
  addOperationRoutes(app, dependencies);
  const { db, mail } = dependencies;
  if (mail.kind === 'mailbox') addMailboxRoutes(app, db, mail.key);
  const { demoAccount } = dependencies.settings;
  app.get('/livez', async () => ({ status: 'ok', demoAccount }));
  return app;
}

/** JSON only, a POST without a body counts as `{}`, and keys that reach for a prototype are refused. */
function readBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {});
    else parse(request, body.toString(), done);
  });
}

const unknownRoute = { message: 'Missing Authentication Token' };

/** A path that cannot be decoded is, like an unknown one, not a path of this gateway. */
function refuseUndecodablePath(_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  reply.code(403).send(unknownRoute);
}

/** Faults outside the contract look as they do at the hosted gateway, which stands behind AWS API Gateway. */
function answerLikeTheHostedGateway(app: FastifyInstance, { logger }: Dependencies): void {
  app.addHook('onSend', async (_request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    reply.header('referrer-policy', 'no-referrer');
  });
  app.setNotFoundHandler((_request, reply) => reply.code(403).send(unknownRoute));
  app.setErrorHandler<FastifyError | Busy>((error, request, reply) => {
    if (error instanceof Busy) {
      const retryAfter = String(error.retryAfterSeconds);
      return reply.code(503).header('retry-after', retryAfter).send({ message: 'Service Unavailable' });
    }
    const status = error.statusCode ?? 500;
    if (status === 413) return reply.code(413).send({ message: 'Request Too Long' });
    if (status === 415) return reply.code(415).send({ message: 'Unsupported Media Type' });
    if (status >= 400 && status < 500) {
      return reply
        .code(400)
        .send({ responseCode: refusedCode, responseMessage: 'The request is not valid JSON.' });
    }
    logger.error('unexpected error', { route: request.routeOptions.url ?? null, ...describeError(error) });
    return reply.code(500).send({ message: 'Internal server error' });
  });
}
