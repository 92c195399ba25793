import { directCall } from '../../api/direct-call.ts';

/**
 * Ends the session of a token that this browser held until somebody logged in, where its gateway can: nobody would end it any
 * more. What goes wrong changes nothing here, and the session ends by itself in time.
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
