import { decodeFlatMap } from '@choose-life/contracts/domain/hra/flat-map';
import { callExamples } from '@choose-life/contracts/gateway/examples';
import { type CallId, calls } from '@choose-life/contracts/gateway/extensions';
import type { CallAnswer, GatewayClient } from '@choose-life/gateway-client/gateway-client';
import { readAnswer } from '@choose-life/gateway-client/read/read-answer';
import { callProcedure } from '../src/routers/app-router.ts';
import type { Context } from '../src/trpc/init.ts';

/**
 * The output of a procedure for its example input, if the gateway sends the example answer. The procedure itself is called, so the output has the
 * form that clients receive.
 */
export async function exampleAnswerOf(id: CallId): Promise<unknown> {
  const context = contextWith({ call: async call => readExample(call) });
  // Serialized and parsed, because the procedure may return the gateway's JSON text, and clients receive no members that are undefined.
  return JSON.parse(JSON.stringify(await callProcedure(id, exampleInputOf(id), context)));
}

/** The context of a call without an HTTP request: it has no token, rate limits or audit lines, and the wait-list is open. */
export function contextWith(gateway: GatewayClient): Context {
  return {
    gateway,
    token: null,
    requestId: '',
    traceparent: null,
    arrivedAt: 0,
    signal: undefined,
    whenEnded: work => work(),
    caller: async () => '',
    network: '',
    persons: null,
    limits: null,
    audit: null,
    waitListAdmin: { mode: 'open', emails: [] },
  };
}

/**
 * The example answer of a call as the gateway client reads it.
 * @throws Error if the example breaks the contract
 */
export function readExample<Id extends CallId>(id: Id): CallAnswer<Id> {
  const bytes = Buffer.from(JSON.stringify(callExamples[id].response));
  const raw = { status: 200, headers: { 'content-type': 'application/json' }, bytes };
  // `hadToken` and `nowMs` affect only refusals, so their values do not matter.
  const answer = readAnswer(calls[id], raw, { hadToken: true, nowMs: 0 });
  if (!answer.ok) throw new Error(`The example of ${id} breaks the contract`);
  // `readAnswer` has validated the answer by the schema of this call.
  return answer as CallAnswer<Id>;
}

/** The example input of a procedure. The two calls with a flat map accept answer groups instead, of which empty ones are omitted. */
export function exampleInputOf(id: CallId): object {
  if (id !== 'hra.saveAnswers' && id !== 'hra.appraiseRisks') return callExamples[id].request;
  const { groups, meta } = decodeFlatMap(callExamples[id].request);
  const nonEmptyGroups = Object.entries(groups).filter(([, answers]) => Object.keys(answers).length > 0);
  return { answers: Object.fromEntries(nonEmptyGroups), assessment: meta };
}
