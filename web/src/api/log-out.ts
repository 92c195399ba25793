import { forget } from '../session/forget.ts';
import { atOnce, client } from './client.ts';
import { queries } from './trpc.tsx';

/**
 * Logs out: ends the session at the gateway, unless it is known that it offers no such call, and forgets the person. Nobody
 * waits for the call: its result changes nothing, and the session expires anyway.
 */
export function logOut(): void {
  const details = queries.authentication.userDetails.getData();
  if (!details || details.userExtensions?.includes('authentication.logOut'))
    client.authentication.logOut.mutate({}, atOnce()).catch(() => {});
  forget('logged-out');
}
