import { type ForgetReason, forget } from '@/session/forget';
import { client, keepalive } from './client.ts';
import { queries } from './trpc.tsx';

interface LogOutOptions {
  /** Default: `logged-out`. `session-ended` keeps unsaved answers for their account (docs/faults.md D5). */
  readonly reason?: ForgetReason;
  /** Whether the session ends because nobody used the product. Default: false. */
  readonly isIdle?: boolean;
}

/**
 * Ends the session at the gateway and removes the person's data. The call is skipped if user-details has arrived and does not list it as
 * an extension of the gateway. The call is not awaited, and its error is ignored: the person is logged out here in any case, and the
 * session at the gateway expires by itself.
 */
export function logOut({ reason = 'logged-out', isIdle = false }: LogOutOptions = {}): void {
  // Before `forget`, which removes the details and the token of this call.
  const details = queries.authentication.userDetails.getData();
  // Without details it is unknown whether the gateway offers the call, so it is tried.
  if (!details || details.userExtensions?.includes('authentication.logOut'))
    client.authentication.logOut.mutate({}, keepalive()).catch(() => {});
  forget(reason, { isIdle });
}
