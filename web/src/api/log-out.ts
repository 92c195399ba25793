import { type ForgetReason, forget } from '@/session/forget';
import { atOnce, client } from './client.ts';
import { queries } from './trpc.tsx';

/**
 * Ends the session at the gateway, unless it is known that it offers no such call, and forgets the person. Nobody waits for the
 * call: its result changes nothing, and the session expires anyway.
 * @param reason 'session-ended' where unsaved answers wait for their account (docs/faults.md D5)
 */
export function logOut(reason: ForgetReason = 'logged-out', isIdle = false): void {
  const details = queries.authentication.userDetails.getData();
  if (!details || details.userExtensions?.includes('authentication.logOut'))
    client.authentication.logOut.mutate({}, atOnce()).catch(() => {});
  forget(reason, isIdle);
}
