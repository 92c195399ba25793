import { useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useLocation } from 'wouter';
import { directCall } from '../../api/direct-call.ts';
import { trpc } from '../../api/trpc.ts';
import { faultOfCall } from '../../feedback/call-fault.ts';
import { pathOf } from '../../paths.ts';
import { localStrings } from '../../session/browser-storage.ts';
import { markKnownHere } from '../../session/known-here.ts';
import { forgetOtherAccount } from '../../session/log-out.ts';
import { storedAtoms, storeToken } from '../../session/stored-atoms.ts';
import { readToken } from '../../session/token.ts';

/** Login: stores the token of any answer, also of a refusal (s.3). Success opens the dashboard. */
export function useLogin() {
  const queryClient = useQueryClient();
  const setEmail = useSetAtom(storedAtoms.email);
  const [, navigate] = useLocation();
  return trpc.authentication.login.useMutation({
    meta: { onFault: 'capitalised' },
    onSuccess: ({ token, userEmail }, { userEmail: typed }) => {
      const before = localStrings.getItem('userDetailsEmail', null);
      const earlier = readToken();
      if (storeToken(token) && earlier !== null && earlier !== token) void endEarlierSession(earlier);
      setEmail(userEmail || typed);
      markKnownHere(true);
      forgetOtherAccount(before, userEmail || typed);
      // The cache may hold data of another account.
      queryClient.clear();
      navigate(pathOf('dashboard'));
    },
    onError: error => void storeToken(faultOfCall(error).token),
  });
}

/**
 * Ends the session of a token that a login has replaced, where the gateway can. Faults are ignored: the session expires
 * anyway.
 */
async function endEarlierSession(token: string): Promise<void> {
  try {
    const { userExtensions } = await directCall('authentication', 'userDetails', undefined, true, token);
    if (userExtensions?.includes('authentication.logOut'))
      await directCall('authentication', 'logOut', {}, true, token);
  } catch {
    // Offline, or the session has ended already.
  }
}
