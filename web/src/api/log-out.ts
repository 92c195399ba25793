import { type ForgetReason, forget } from '@/session/forget';
import { client, keepalive } from './client.ts';
import { queries } from './trpc.tsx';

/**
 * Ends the session at the gateway and removes the person's data. The call is skipped if the user details say that the gateway does not
 * offer it. The call is not awaited, and its error is ignored: the person is logged out here in any case, and the session at the gateway
 * expires by itself.
 * @param reason 'session-ended' keeps unsaved answers for their account (docs/faults.md D5)
 * @param isIdle whether the session ends because nobody used the product
 */
export function logOut(reason: ForgetReason = 'logged-out', isIdle = false): void {
  // Before `forget`, which removes the details and the token of this call.
  const details = queries.authentication.userDetails.getData();
  if (!details || details.userExtensions?.includes('authentication.logOut'))
    client.authentication.logOut.mutate({}, keepalive()).catch(() => {});
  forget(reason, isIdle);
}
