import { codes } from '@choose-life/contracts/domain/codes';
import { type OperationId, operationIds, operations } from '@choose-life/contracts/gateway/operations';
import { type Outcome, readOutcome } from '@choose-life/contracts/gateway/outcome';
import { stages } from '@choose-life/contracts/gateway/stages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requireSession } from '../src/accounts/sessions.ts';
import type { Dependencies } from '../src/dependencies.ts';
import { routeUrlOf } from '../src/operations/routes.ts';
import { Refusal } from '../src/refusal.ts';
import { secretToken } from '../src/secret-token.ts';

/** Behaviour of other gateways that this one does not have by itself. */
interface Behaviour {
  readonly form?: AnswerForm;
  /** A call that is refused whatever is sent, as by a gateway under repair. */
  readonly declined?: OperationId;
  /** Whether the token of every call that carries one is checked, also where none is needed (s.6). */
  readonly everySession?: boolean;
}
export type Behaviours = ReturnType<typeof addBehaviours>;

export function addBehaviours(app: FastifyInstance, dependencies: Dependencies) {
  let behaviour: Behaviour = {};

  app.addHook('preHandler', async (request, reply) => {
    const id = callOf(request);
    if (id === null) return;
    const refusal =
      (behaviour.everySession ? await expiryOf(request, dependencies) : null) ??
      (id === behaviour.declined ? new Refusal('This is not possible at the moment.') : null);
    if (refusal !== null) return reply.send(refusal.toAnswer());
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const id = callOf(request);
    const { form } = behaviour;
    const isText = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (form === undefined || id === null || !isText) return payload;
    const usual = {
      status: reply.statusCode,
      mediaType: 'application/json',
      body: JSON.parse(payload.toString()),
    } as const;
    const { body, mediaType, status } = inForm(form, id, usual);
    reply.code(status);
    if (body === undefined) {
      reply.removeHeader('content-type');
      return null;
    }
    reply.type(`${mediaType}; charset=utf-8`);
    return mediaType === 'text/plain' ? String(body) : JSON.stringify(body);
  });

  return {
    behave: (wanted: Behaviour) => {
      behaviour = { ...behaviour, ...wanted };
    },
    behaveAsUsual: () => {
      behaviour = {};
    },
  };
}

const calls = new Map(
  stages.flatMap(stage => operationIds.map(id => [routeUrlOf(stage, operations[id]), id] as const)),
);

/** The call a request is for; null for what is not in the table. Every call has a path of its own. */
export function callOf(request: FastifyRequest): OperationId | null {
  return calls.get(request.routeOptions.url ?? '') ?? null;
}

/** Why the session of a token that was sent is none; null where it is good, or where no token was sent. */
async function expiryOf({ headers }: FastifyRequest, dependencies: Dependencies): Promise<Refusal | null> {
  if (!headers.authorization) return null;
  try {
    await requireSession(dependencies, headers.authorization);
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

export interface Answer {
  readonly status: number;
  readonly mediaType: 'application/json' | 'text/plain';
  /** A value of JSON, or the text itself; undefined without a body. */
  readonly body: unknown;
}

type Members = Readonly<Record<string, unknown>>;

interface Form {
  /** The answers it is about; those of every call where none is named. */
  readonly of: Outcome['kind'];
  readonly call?: OperationId | 'waitList';
  readonly write: (members: Members, answer: Answer) => Partial<Answer>;
}

const forms = {
  'code 22 as a number': {
    of: 'session-expired',
    write: members => ({ body: { ...members, responseCode: Number(codes.sessionExpired) } }),
  },
  'HTTP 401 for an expired session': {
    of: 'session-expired',
    write: () => ({ status: 401, body: { message: 'Unauthorized' } }),
  },
  'HTTP 401 beside a refusal': { of: 'refused', write: () => ({ status: 401 }) },
  'a status for a refusal': {
    of: 'refused',
    write: ({ responseMessage }) => ({ body: { status: 'ERROR', responseMessage } }),
  },
  'a token beside a refusal': {
    of: 'refused',
    write: members => ({ body: { ...members, token: secretToken(256) } }),
  },
  'report data at the top level': {
    of: 'accepted',
    call: 'hra.getReportData',
    write: ({ data, ...rest }) => ({ body: { ...rest, ...Object(data) } }),
  },
  // This gateway's own way of writing it.
  'report data with more than the ages': { of: 'accepted', call: 'hra.getReportData', write: () => ({}) },
  'the PDF as plain text': {
    of: 'accepted',
    call: 'hra.getReportPdf',
    write: () => ({ mediaType: 'text/plain' }),
  },
  'no code from the wait-list': {
    of: 'accepted',
    call: 'waitList',
    write: ({ responseCode: _, responseMessage: __, ...rest }) => ({ body: rest }),
  },
  'no body after a deletion': {
    of: 'accepted',
    call: 'waitList.delete',
    write: () => ({ status: 204, body: undefined }),
  },
  'the company under companyInfo': {
    of: 'accepted',
    call: 'company.readByCompanyId',
    write: ({ data, ...rest }) => ({ body: { ...rest, companyInfo: { data } } }),
  },
  'the articles as a bare list': {
    of: 'accepted',
    call: 'content.readContentLibrary',
    write: ({ contentLibrary, ...rest }) => ({ body: { ...rest, ...Object(contentLibrary) } }),
  },
} as const satisfies Record<string, Form>;

/** A form that the contract permits beside this gateway's own: clients are tested against a gateway that keeps to it. */
export type AnswerForm = keyof typeof forms;

/** The same answer in another form; an answer that the form is not about stays as it is. */
export function inForm(form: AnswerForm, id: OperationId, answer: Answer): Answer {
  const { of, call, write }: Form = forms[form];
  if ((call !== undefined && !id.startsWith(call)) || readOutcome(operations[id], answer.body).kind !== of)
    return answer;
  return { ...answer, ...write(Object(answer.body), answer) };
}
