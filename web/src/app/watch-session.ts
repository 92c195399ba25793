import { watchLastUse } from '@/session/last-use';

/** Ends the session if it is idle, now or later. Call it before a page shows any data of the person. */
export const watchSession = (): Promise<void> =>
  watchLastUse('/config.json', async () => (await import('@/assessment/leave')).leaveIdle());
