import { callGateway } from './call-gateway.ts';
import { notSentError } from './errors.ts';
import type { Context } from './init.ts';

const waitListNotChosen =
  'The wait-list is off. The operator opens it by WAITLIST_ADMIN: signed-in, list or open.';

/** Keeps callers from the wait-list as WAITLIST_ADMIN says. Whose session a token stands for, the gateway says. */
export async function administersWaitList(context: Context): Promise<void> {
  const { mode, emails } = context.waitListAdmin;
  if (mode === 'open') return;
  if (mode === 'not-chosen') throw notSentError('FORBIDDEN', { message: waitListNotChosen });
  if (mode === 'off' || context.token === null) throw notSentError('FORBIDDEN');
  const { value } = await callGateway(context, 'authentication.userDetails', {});
  if (mode === 'list' && !emails.includes(value.userEmail.toLowerCase())) throw notSentError('FORBIDDEN');
}
