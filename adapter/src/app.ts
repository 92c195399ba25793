import { callIds, calls, longestCallMs } from '@choose-life/contracts/gateway/extensions';
import { createGatewayClient, type GatewayClientOptions } from '@choose-life/gateway-client/client';
import { accountOf } from '@choose-life/gateway-client/gateway-client';
import { checksOf } from '@choose-life/gateway-client/read/row-checks';
import {
  createStageResolver,
  probeSettings,
  type StageResolver,
} from '@choose-life/gateway-client/resolve-stages';
import { createAnswerMemory } from '@choose-life/gateway-client/send/answer-memory';
import {
  type ClientSettings,
  type Clock,
  defaultSettings,
  systemClock,
} from '@choose-life/gateway-client/send/client-settings';
import { addGracefulClose, maxCloseMs, stopLingerMs } from '@choose-life/service/stop';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { DestinationStream } from 'pino';
import { auditHashOrNew, createAudit, personNameFor } from './audit/audit.ts';
import type { Config } from './config/config.ts';
import { buildServer, type ConnectionTimeouts } from './http/build-server.ts';
import { addCallRoutes } from './http/call-routes.ts';
import { addCallerNetwork, capConnectionsPerNetwork, createNetworkTest } from './http/caller-network.ts';
import { addCspReportsRoute } from './http/csp-reports-route.ts';
import { type AdapterDependencies, createInFlight } from './http/dependencies.ts';
import { replyWithError } from './http/error-reply.ts';
import { apiHeaders } from './http/headers.ts';
import { addMailboxRoutes, servesMailbox } from './http/mailbox-routes.ts';
import { requestError } from './http/request-rules.ts';
import { addMetricsServer, addStatusRoutes, statusUrls } from './http/status-routes.ts';
import { addWebApp } from './http/web-app.ts';
import { createLimits } from './limits/create-limits.ts';
import { createKeyedHash, type KeyedHash } from './logging/keyed-hash.ts';
import { createLogger, type Logger } from './logging/logger.ts';
import { createMetrics } from './logging/metrics.ts';
import { observeCalls } from './logging/observe-calls.ts';
import { createGatewayReadiness } from './readiness/gateway-readiness.ts';
import { notSentError } from './trpc/errors.ts';

/** A built adapter. */
export interface Adapter {
  /** Ready to listen. Closing it also closes the gateway clients. */
  readonly app: FastifyInstance;
  readonly resolver: StageResolver;
  readonly logger: Logger;
}

/** Options in addition to the configuration. Tests use them. */
export interface AdapterOptions {
  /** Default: the standard output. */
  readonly logTo?: DestinationStream;
  readonly settings?: Partial<ClientSettings>;
  /** The clock of calls to the gateway: deadlines, waits, circuit breakers and probes. Default: the clock of this machine. */
  readonly clock?: Clock | undefined;
  readonly timeouts?: ConnectionTimeouts | undefined;
  /** The clock of the rate limits, in monotonic milliseconds. Default: the clock of this machine. */
  readonly limitsNow?: (() => number) | undefined;
  /** Time limit for an answer of the store of VALKEY_URL. */
  readonly storeAnswerMs?: number | undefined;
  /** How long the server still listens at the end of a graceful stop, for requests that were sent before the stop. */
  readonly lingerMs?: number;
  /** The hash of persons in audit lines; null for no audit lines. Default: the hash of `auditHashOrNew`. */
  readonly auditHash?: KeyedHash | null;
}

/** Builds the adapter with its clients, limits, logs and metrics. It does not listen yet, and contacts only the store of VALKEY_URL. */
export function buildAdapter(config: Config, options: AdapterOptions = {}): Adapter {
  const { clock = systemClock, limitsNow = systemClock.now, lingerMs = stopLingerMs } = options;
  const logger = createLogger(config.logLevel, options.logTo);
  const metrics = createMetrics();
  const hash = createKeyedHash();
  const { gateway: address, gatewayStages } = config;

  // Compiles the checks of all calls now, so that the first calls do not wait for the compiler.
  for (const id of callIds) checksOf(calls[id]);
  const memory = createAnswerMemory({ ...defaultSettings, ...options.settings }.answerMemory);
  const createClient = (stageOf: GatewayClientOptions['stageOf'], settings: Partial<ClientSettings> = {}) =>
    createGatewayClient({
      address,
      stageOf,
      settings,
      memory,
      clock,
      observe: observeCalls(logger, metrics, hash),
    });
  const probeClients = {
    prod: createClient(() => 'prod', probeSettings),
    dev: createClient(() => 'dev', probeSettings),
  };
  const resolver = createStageResolver(gatewayStages, stage => probeClients[stage], clock);
  const gateway = createClient(resolver.stageOf, { ...slotSettings(config), ...options.settings });
  metrics.watchCircuits(gateway.states);

  const inFlight = createInFlight();
  const { auditHash = auditHashOrNew(config, logger) } = options;
  const adapterLimits = createLimits(config, {
    hash,
    auditNameOf: email => auditHash && personNameFor(auditHash, email),
    async fetchEmail(token, requestId) {
      const callOptions = { token, ...(requestId !== undefined && { requestId }) };
      const details = await gateway.call('authentication.userDetails', {}, callOptions);
      return details.ok ? accountOf(details.value) : null;
    },
    now: limitsNow,
    logger,
    metrics,
    storeAnswerMs: options.storeAnswerMs,
  });
  const { persons } = adapterLimits;
  const app = buildApp({
    config,
    gateway,
    audit: auditHash && createAudit({ hash: auditHash, persons, logger, track: inFlight.track }),
    gatewayState: () => ({ circuits: gateway.states(), stages: resolver.certainStages() }),
    gatewayReadiness: createGatewayReadiness({
      address,
      gateway,
      mainStage: () => resolver.certainStages().main,
      now: clock.now,
    }),
    ...adapterLimits,
    hash,
    inFlight,
    lingerMs,
    logger,
    metrics,
    timeouts: options.timeouts,
  });
  app.addHook('onClose', async () => {
    await Promise.all([gateway, probeClients.prod, probeClients.dev].map(client => client.close()));
  });
  return { app, resolver, logger };
}

/** The slots of the gateway client, with the configured number of calls with a password. */
function slotSettings({ passwordsAtOnce }: Config): Partial<ClientSettings> {
  const { slots } = defaultSettings;
  if (passwordsAtOnce === null) return {};
  return { slots: { ...slots, passwords: { ...slots.passwords, sockets: passwordsAtOnce } } };
}

/** Maximum size of a request body, far above the size of a complete assessment. The message of PAYLOAD_TOO_LARGE contains this number. */
const maxBodyBytes = 256 * 1024;
// SECURITY.md lists these limits. Connections beyond them are closed. One network can use at most a fiftieth of all connections.
const maxConnections = 10_000;
const maxConnectionsPerNetwork = 200;
/** Load balancers request these routes during a stop too. */
const routesDuringStop: ReadonlySet<string | undefined> = new Set(Object.values(statusUrls));

function buildApp(dependencies: AdapterDependencies): FastifyInstance {
  const { config, gatewayReadiness, inFlight, limits, lingerMs, metrics, timeouts } = dependencies;
  let isUnready = false;
  let isStopping = false;
  const headers = apiHeaders(config);
  const isTrustedProxy = createNetworkTest(config.trustProxy);
  const app = buildServer(headers, timeouts, isTrustedProxy, {
    bodyLimit: maxBodyBytes,
    // This timeout also limits `app.close()`, which waits for the running calls.
    pluginTimeout: maxCloseMs({ graceMs: config.stopGraceMs, drainMs: longestCallMs }),
    trustProxy: config.trustProxy.length > 0 ? isTrustedProxy : false,
    // During a stop, new calls get the answer `stoppingError` while the running calls end. Fastify's 503 has another form.
    return503OnClosing: false,
  });

  const stoppingError = ({ routeOptions }: FastifyRequest) =>
    isStopping && !routesDuringStop.has(routeOptions.url)
      ? // Another replica can answer immediately. One second is the shortest Retry-After.
        notSentError('OVERLOADED', { retryAfterMs: 1000 })
      : undefined;

  addCallerNetwork(app);
  // Runs after the CORS headers are set in `addCallRoutes`, so that permitted websites can read the error.
  app.addHook('preParsing', (request, _reply, payload, done) =>
    done(requestError(request, config) ?? stoppingError(request), payload),
  );
  addGracefulClose(
    app,
    {
      becomeUnready: () => {
        isUnready = true;
      },
      refuseNewCalls: () => {
        isStopping = true;
        return inFlight.whenIdle(longestCallMs);
      },
    },
    { graceMs: config.stopGraceMs, drainMs: longestCallMs, lingerMs },
  );
  app.addHook('onResponse', (request, reply, done) => {
    // Requests without a route are answered with the web app.
    metrics.request(request.routeOptions.url ?? 'web', reply.statusCode);
    done();
  });
  app.setErrorHandler((error, request, reply) => replyWithError(request, reply, error));

  app.register(addCallRoutes, dependencies);
  app.addHook('onClose', async () => {
    limits?.close();
    await gatewayReadiness.close();
  });
  addStatusRoutes(app, dependencies, () => isUnready);
  addMetricsServer(app, dependencies, headers);
  addCspReportsRoute(app, dependencies);
  if (servesMailbox(config)) addMailboxRoutes(app, config.gateway.origin);
  app.setNotFoundHandler(addWebApp(app, config));

  // RATE_LIMIT_PER_MINUTE=0 switches off all limits.
  if (config.rateLimitPerMinute > 0) {
    app.server.maxConnections = maxConnections;
    capConnectionsPerNetwork(app.server, maxConnectionsPerNetwork, config.trustProxy);
  }
  return app;
}
