import { decodeFlatMap } from '@choose-life/contracts/domain/hra/flat-map';
import { callExamples } from '@choose-life/contracts/gateway/examples';
import { type CallId, calls } from '@choose-life/contracts/gateway/extensions';
import type { CallAnswer, GatewayClient } from '@choose-life/gateway-client/gateway-client';
import { readAnswer } from '@choose-life/gateway-client/read/read-answer';
import { callProcedure } from '../src/routers/app-router.ts';
import type { Context } from '../src/trpc/init.ts';

/** From the procedure itself, so that an answer which it transforms is shown in its new form. */
export async function exampleAnswerOf(id: CallId): Promise<unknown> {
  const context = contextWith({ call: async call => readExample(call) });
  return JSON.parse(JSON.stringify(await callProcedure(id, exampleInputOf(id), context)));
}

export function contextWith(gateway: GatewayClient): Context {
  return {
    gateway,
    token: null,
    requestId: '',
    traceparent: null,
    arrivedAt: 0,
    signal: undefined,
    whenSent: work => work(),
    caller: async () => '',
    network: '',
    persons: null,
    limits: null,
    audit: null,
    waitListAdmin: { mode: 'open', emails: [] },
  };
}

export function readExample<Id extends CallId>(id: Id): CallAnswer<Id> {
  const bytes = Buffer.from(JSON.stringify(callExamples[id].response));
  const raw = { status: 200, headers: { 'content-type': 'application/json' }, bytes };
  const answer = readAnswer(calls[id], raw, { hadToken: true, nowMs: 0 });
  if (!answer.ok) throw new Error(`The example of ${id} is not by the contract`);
  // The same row has read it.
  return answer as CallAnswer<Id>;
}

export function exampleInputOf(id: CallId): object {
  if (id !== 'hra.saveAnswers' && id !== 'hra.appraiseRisks') return callExamples[id].request;
  const { groups, meta } = decodeFlatMap(callExamples[id].request);
  const answered = Object.entries(groups).filter(([, answers]) => Object.keys(answers).length > 0);
  return { answers: Object.fromEntries(answered), assessment: meta };
}
