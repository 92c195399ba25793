import { type CallId, callExamples } from '@choose-life/contracts/gateway/extensions';
import { noAccountLimits } from '../limits/create-account-limits.ts';
import { appRouter } from '../routers/app-router.ts';
import { exampleInputOf } from './procedures.ts';

/**
 * What the procedure answers when the gateway gives the example of the call: the procedure itself is asked, so that an
 * answer it brings into another form is shown in that form.
 */
export async function exampleAnswerOf(id: CallId): Promise<unknown> {
  const caller = appRouter.createCaller({
    gateway: { call: async call => ({ ok: true, value: callExamples[call].response, json: null }) },
    token: null,
    requestId: '',
    signal: undefined,
    limits: noAccountLimits,
    waitListAdmin: { mode: 'open', emails: [] },
  });
  const [router = '', name = ''] = id.split('.');
  // A procedure by name: a test compares the router with the table, so every id has one.
  const routers = caller as unknown as Record<string, Record<string, (input: unknown) => Promise<unknown>>>;
  return routers[router]?.[name]?.(exampleInputOf(id));
}
