import { type CallId, callExamples, calls } from '@choose-life/contracts/gateway/extensions';
import type { CallAnswer } from '@choose-life/gateway-client/gateway-client';
import { readAnswer } from '@choose-life/gateway-client/read/read-answer';
import { appRouter } from '../src/routers/app-router.ts';
import { exampleInputOf } from './procedures.ts';

/**
 * What the procedure answers when the gateway gives the example of the call: the procedure itself is asked, so that an
 * answer it brings into another form is shown in that form.
 */
export async function exampleAnswerOf(id: CallId): Promise<unknown> {
  const caller = appRouter.createCaller({
    gateway: { call: async call => readExample(call) },
    token: null,
    requestId: '',
    arrivedAt: 0,
    signal: undefined,
    limits: null,
    waitListAdmin: { mode: 'open', emails: [] },
  });
  const [router = '', name = ''] = id.split('.');
  // A procedure by name: a test compares the router with the table, so every id has one.
  const routers = caller as unknown as Record<string, Record<string, (input: unknown) => Promise<unknown>>>;
  return routers[router]?.[name]?.(exampleInputOf(id));
}

/** The example of a call, as the gateway client would read it. */
function readExample<Id extends CallId>(id: Id): CallAnswer<Id> {
  const bytes = Buffer.from(JSON.stringify(callExamples[id].response));
  const raw = { status: 200, headers: { 'content-type': 'application/json' }, bytes };
  const answer = readAnswer(calls[id], raw, { hadToken: true, nowMs: 0 });
  if (!answer.ok) throw new Error(`The example of ${id} is not by the contract`);
  // It was read by this very row.
  return answer as CallAnswer<Id>;
}
