import { createHmac, createSecretKey, randomBytes, randomUUID } from 'node:crypto';
import { propertiesOf } from '@choose-life/contracts/domain/properties-of';
import type { OperationId } from '@choose-life/contracts/gateway/operations';
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';
import CircuitBreaker from 'opossum';
import { pino } from 'pino';
import { Histogram, register } from 'prom-client';
import { CallError, type CallUpstream } from './gateway-job.ts';

/** Fastify's options of the equipped peer: like the adapter, it logs and gives each request an id. */
export const equippedOptions: FastifyServerOptions = {
  logger: { level: 'warn' },
  genReqId: () => randomUUID(),
};

/** The measured calls that the adapter audits (`idMemberByAuditedCall` in adapter/src/audit/audit.ts). The peer writes an audit line for them too. */
const auditedCalls: ReadonlySet<OperationId> = new Set<OperationId>([
  'authentication.userDetails',
  'hra.getReportData',
  'hra.getReportPdf',
  'hra.saveAnswers',
  'risksAppraisedAudit.readByRisksAppraisedAuditUserId',
]);

/**
 * Adds the adapter's features besides forwarding, with widely used packages: security headers, metrics and audit lines.
 * @returns a function that records the person of a session from the accepted answer of a call
 */
export async function equip(app: FastifyInstance, callUpstream: CallUpstream): Promise<RecordPerson> {
  await app.register(helmet);
  const durations = new Histogram({
    name: 'took_seconds',
    help: 'Duration of a call.',
    labelNames: ['route', 'code'],
  });
  const key = createSecretKey(randomBytes(32));
  const hash = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  // The standard output of a measured server, to which the adapter writes its audit lines, is /dev/null too.
  const audit = pino({ level: 'info' }, pino.destination('/dev/null'));
  /** The hash of each session's person, by the hash of its token. */
  const persons = new Map<string, string>();
  const personOf = async (token: string) => {
    const session = hash(token);
    const knownPerson = persons.get(session);
    if (knownPerson !== undefined) return knownPerson;
    const { userEmail } = propertiesOf(await callUpstream('authentication.userDetails', token, {}));
    const person = hash(String(userEmail));
    persons.set(session, person);
    return person;
  };
  const writeAuditLine = async ({ id, headers, routeOptions }: FastifyRequest, code: number) => {
    // An audit line of an unknown session, for which the upstream refuses user-details, has no person.
    const person = await personOf(headers.authorization ?? '').catch(() => null);
    audit.info({ requestId: id, route: routeOptions.url, code, person }, 'call');
  };
  const auditedRoutes = new Set([...auditedCalls].map(id => `/${id}`));
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? '';
    durations.observe({ route, code: reply.statusCode }, reply.elapsedTime / 1000);
    if (auditedRoutes.has(route)) await writeAuditLine(request, reply.statusCode);
  });
  app.get('/metrics', () => register.metrics());
  return (id, token, answer) => {
    const { token: newToken, userEmail } = propertiesOf(answer);
    if (id === 'authentication.login') persons.set(hash(String(newToken)), hash(String(userEmail)));
    else if (id === 'authentication.userDetails') persons.set(hash(token), hash(String(userEmail)));
  };
}

/** Records which person a token belongs to, from the answers of login and user-details. Other calls are ignored. */
export type RecordPerson = (id: OperationId, token: string, answer: unknown) => void;

/**
 * Wraps calls to the upstream in a circuit breaker with a deadline.
 * A `CallError` does not count as a failure. It means a refusal, a disconnected caller or an HTTP status other than 200.
 */
export function behindBreaker(callUpstream: CallUpstream): CallUpstream {
  const callUnlessDisconnected: CallUpstream = async (id, token, payload, signal) => {
    try {
      return await callUpstream(id, token, payload, signal);
    } catch (error) {
      // 499 is nginx's status for a request whose client has disconnected.
      throw signal?.aborted ? new CallError(499, 'The caller has disconnected.') : error;
    }
  };
  // As in the adapter: the breaker opens if half of at least 20 calls failed, and 35 s is the longest deadline.
  const breaker = new CircuitBreaker(callUnlessDisconnected, {
    timeout: 35_000,
    errorThresholdPercentage: 50,
    volumeThreshold: 20,
    errorFilter: error => error instanceof CallError,
  });
  return (...call) => breaker.fire(...call);
}
