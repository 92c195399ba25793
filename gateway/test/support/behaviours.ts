import { type OperationId, operationIds, operations } from '@choose-life/contracts/gateway/operations';
import { stages } from '@choose-life/contracts/gateway/stages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requireSession } from '../../src/accounts/sessions.ts';
import type { Dependencies } from '../../src/dependencies.ts';
import { routeUrlOf } from '../../src/operations/routes.ts';
import { Refusal } from '../../src/refusal.ts';
import { type AnswerForm, inForm } from './answer-forms.ts';

/** What another gateway may do and this one does not by itself. Each holds until `behaveAsUsual`. */
export interface Behaviours {
  /** Writes answers in another form that the contract permits. */
  answerInForm(form: AnswerForm): void;
  /** Refuses a call whatever is sent, as a gateway under repair would. */
  declineCall(call: OperationId): void;
  /** Looks at the token of every call that carries one, also where none is needed (s.6). */
  checkEverySession(): void;
  behaveAsUsual(): void;
}

/** Adds the behaviours to a gateway that does not listen yet. */
export function addBehaviours(app: FastifyInstance, dependencies: Dependencies): Behaviours {
  let form: AnswerForm | null = null;
  let declined: OperationId | null = null;
  let everySession = false;

  app.addHook('preHandler', async (request, reply) => {
    const id = callOf(request);
    if (id === null) return;
    const refusal =
      (everySession ? await expiryOf(request, dependencies) : null) ??
      (id === declined ? new Refusal('This is not possible at the moment.') : null);
    if (refusal !== null) return reply.send(refusal.toAnswer());
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const id = callOf(request);
    const isText = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (form === null || id === null || !isText) return payload;
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
    answerInForm: wanted => {
      form = wanted;
    },
    declineCall: call => {
      declined = call;
    },
    checkEverySession: () => {
      everySession = true;
    },
    behaveAsUsual: () => {
      form = null;
      declined = null;
      everySession = false;
    },
  };
}

const calls = new Map(
  stages.flatMap(stage => operationIds.map(id => [routeUrlOf(stage, operations[id]), id] as const)),
);

/** The call a request is for; null for what is not in the table. Every call has a path of its own. */
function callOf(request: FastifyRequest): OperationId | null {
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
