import { directCall } from '../../api/direct-call.ts';

/**
 * Ends the session of a token that a login has replaced, where the gateway can. Faults are ignored: the session expires
 * anyway.
 */
export async function endEarlierSession(token: string): Promise<void> {
  try {
    const { userExtensions } = await directCall('authentication', 'userDetails', undefined, true, token);
    if (userExtensions?.includes('authentication.logOut'))
      await directCall('authentication', 'logOut', {}, true, token);
  } catch {
    // Offline, or the session has ended already.
  }
}
