import { watchLastUse } from '@/session/last-use';

/**
 * Ends an idle session now, and later whenever the session becomes idle. Call it before a page shows any data of the person. `/config.json`
 * has the idle time, which is loaded for a session without a stored last use.
 */
export const watchIdleTime = (): Promise<void> => watchLastUse('/config.json', endSession);

async function endSession(): Promise<void> {
  try {
    // Imported only now, because marketing pages also watch the session and need this code for nothing else.
    const { endIdleSession } = await import('@/assessment/leave');
    await endIdleSession();
  } catch {
    // The code that saves answers cannot be loaded, for example offline. The person's data must not stay on the page in this case either.
    // Signed-in pages have loaded `forget` already. On other pages this import fails too, and `watchLastUse` clears local storage, which is
    // enough, because these pages show no personal data.
    const { forget } = await import('@/session/forget');
    forget('session-ended', { isIdle: true });
  }
}
