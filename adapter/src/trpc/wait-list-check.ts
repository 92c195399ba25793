import type { Context } from './context.ts';
import { notSentError } from './errors.ts';
import { callGateway } from './forward.ts';

/** Throws FORBIDDEN where the switch keeps the caller from the wait-list, and the gateway's own fault where it cannot tell. */
export async function mayAdministerWaitList(context: Context): Promise<void> {
  const { mode, emails } = context.waitListAdmin;
  if (mode === 'open') return;
  if (mode === 'off' || context.token === null) throw notSentError('FORBIDDEN');
  const { value } = await callGateway(context, 'authentication.userDetails', {});
  if (mode === 'list' && !emails.includes(value.userEmail.toLowerCase())) throw notSentError('FORBIDDEN');
}
