import { watchLastUse } from '@/session/last-use';

/** Ends the session if it is idle, now or later. Call it before a page shows any data of the person. */
export const watchSession = (): Promise<void> => watchLastUse('/config.json', leave);

async function leave(): Promise<void> {
  try {
    const { leaveIdle } = await import('@/assessment/leave');
    await leaveIdle();
  } catch {
    // Without the code that saves answers, for example offline, the page must not stay with the person's data either. Signed-in pages have
    // loaded this code already. Other pages show no such data, so that cleared storage is enough (`watchLastUse`).
    const { forget } = await import('@/session/forget');
    forget('session-ended', true);
  }
}
