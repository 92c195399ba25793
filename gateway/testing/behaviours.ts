import { codes } from '@choose-life/contracts/domain/codes';
import { isRecord } from '@choose-life/contracts/domain/properties-of';
import { type OperationId, operationIds, operations } from '@choose-life/contracts/gateway/operations';
import { type Outcome, readOutcome } from '@choose-life/contracts/gateway/outcome';
import { stages } from '@choose-life/contracts/gateway/stages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requireSession } from '../src/accounts/sessions.ts';
import type { Dependencies } from '../src/dependencies.ts';
import { routeUrlOf } from '../src/operations/routes.ts';
import { Refusal } from '../src/refusal.ts';
import { secretToken } from '../src/secret-token.ts';

/** Behaviour that the contract permits. Without members the gateway behaves as in production. */
interface Behaviour {
  readonly variant?: ResponseVariant;
  /** A call that is always refused, as if the gateway were under maintenance. */
  readonly declinedCall?: OperationId;
  /** Whether a token is checked in every call that has one, also if the call needs none (s.6). */
  readonly checksEveryToken?: boolean;
}

/** Switches the behaviour of a running gateway. */
export interface Behaviours {
  /** Sets members of the behaviour. The other members stay as they are. */
  readonly behave: (added: Behaviour) => void;
  readonly resetBehaviour: () => void;
}

/** Adds hooks that change the gateway's answers. Call it before the app listens. */
export function addBehaviours(app: FastifyInstance, dependencies: Dependencies): Behaviours {
  let behaviour: Behaviour = {};

  app.addHook('preHandler', async (request, reply) => {
    const id = callOf(request);
    if (id === null) return;
    const tokenRefusal = behaviour.checksEveryToken ? await refusalOfToken(request, dependencies) : null;
    if (tokenRefusal !== null) return reply.send(tokenRefusal.toAnswer());
    if (id === behaviour.declinedCall) {
      return reply.send(new Refusal('This is not possible at the moment.').toAnswer());
    }
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const id = callOf(request);
    const { variant } = behaviour;
    const isText = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (variant === undefined || id === null || !isText) return payload;
    const answer = {
      status: reply.statusCode,
      mediaType: 'application/json',
      body: JSON.parse(payload.toString()),
    } as const;
    const { body, mediaType, status } = withVariant(variant, id, answer);
    reply.code(status);
    if (body === undefined) {
      reply.removeHeader('content-type');
      return null;
    }
    reply.type(`${mediaType}; charset=utf-8`);
    return mediaType === 'text/plain' ? String(body) : JSON.stringify(body);
  });

  return {
    behave: added => {
      behaviour = { ...behaviour, ...added };
    },
    resetBehaviour: () => {
      behaviour = {};
    },
  };
}

const calls = new Map(
  stages.flatMap(stage => operationIds.map(id => [routeUrlOf(stage, operations[id]), id] as const)),
);

/** The call of a request; null if its route is not in the table of operations. */
export function callOf(request: FastifyRequest): OperationId | null {
  return calls.get(request.routeOptions.url ?? '') ?? null;
}

/** The refusal of an invalid token; null for a valid token, or a request without a token. */
async function refusalOfToken(
  { headers }: FastifyRequest,
  dependencies: Dependencies,
): Promise<Refusal | null> {
  if (!headers.authorization) return null;
  try {
    await requireSession(dependencies, headers.authorization);
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** An HTTP response of the gateway. */
interface Answer {
  readonly status: number;
  readonly mediaType: 'application/json' | 'text/plain';
  /** The parsed JSON, or the text; undefined without a body. */
  readonly body: unknown;
}

type Members = Readonly<Record<string, unknown>>;

interface Variant {
  /** The outcomes to which the variant applies. */
  readonly outcome: Outcome['kind'];
  /** The call to which the variant applies, or a router such as 'waitList' for all its calls. Default: all calls. */
  readonly callPrefix?: OperationId | 'waitList';
  /** The parts of the answer that the variant changes. @param members the members of the body */
  readonly write: (members: Members) => Partial<Answer>;
}

const variants = {
  'code 22 as a number': {
    outcome: 'session-expired',
    write: members => ({ body: { ...members, responseCode: Number(codes.sessionExpired) } }),
  },
  'HTTP 401 for an expired session': {
    outcome: 'session-expired',
    write: () => ({ status: 401, body: { message: 'Unauthorized' } }),
  },
  'HTTP 401 beside a refusal': { outcome: 'refused', write: () => ({ status: 401 }) },
  'a status for a refusal': {
    outcome: 'refused',
    // The status is the member `status` of the body, not the HTTP status.
    write: ({ responseMessage }) => ({ body: { status: 'ERROR', responseMessage } }),
  },
  'a token beside a refusal': {
    outcome: 'refused',
    // As long as a real token, so that a client cannot recognise it by its form.
    write: members => ({ body: { ...members, token: secretToken({ bits: 256 }) } }),
  },
  'report data at the top level': {
    outcome: 'accepted',
    callPrefix: 'hra.getReportData',
    write: ({ data, ...rest }) => ({ body: { ...rest, ...membersOf(data) } }),
  },
  // This gateway already answers in this way, so nothing is changed.
  'report data with more than the ages': {
    outcome: 'accepted',
    callPrefix: 'hra.getReportData',
    write: () => ({}),
  },
  'the PDF as plain text': {
    outcome: 'accepted',
    callPrefix: 'hra.getReportPdf',
    write: () => ({ mediaType: 'text/plain' }),
  },
  'no code from the wait-list': {
    outcome: 'accepted',
    callPrefix: 'waitList',
    write: ({ responseCode: _, responseMessage: __, ...rest }) => ({ body: rest }),
  },
  'no body after a deletion': {
    outcome: 'accepted',
    callPrefix: 'waitList.delete',
    write: () => ({ status: 204, body: undefined }),
  },
  'the company under companyInfo': {
    outcome: 'accepted',
    callPrefix: 'company.readByCompanyId',
    write: ({ data, ...rest }) => ({ body: { ...rest, companyInfo: { data } } }),
  },
  'the articles as a bare list': {
    outcome: 'accepted',
    callPrefix: 'content.readContentLibrary',
    write: ({ contentLibrary, ...rest }) => ({ body: { ...rest, ...membersOf(contentLibrary) } }),
  },
} as const satisfies Record<string, Variant>;

/** The name of a form of an answer that the contract permits, for tests of clients. Almost all differ from the usual form of this gateway. */
export type ResponseVariant = keyof typeof variants;

/** The answer in a variant. An answer to which the variant does not apply is returned unchanged. */
function withVariant(variant: ResponseVariant, id: OperationId, answer: Answer): Answer {
  const { outcome, callPrefix, write }: Variant = variants[variant];
  const isOtherCall = callPrefix !== undefined && !id.startsWith(callPrefix);
  if (isOtherCall || readOutcome(operations[id], answer.body).kind !== outcome) return answer;
  return { ...answer, ...write(membersOf(answer.body)) };
}

function membersOf(value: unknown): Members {
  return isRecord(value) ? value : {};
}
