import { watchLastUse } from '@/session/last-use';

/** Ends an idle session, now and from now on. Call it before a page shows any data of the person. */
export const watchSession = (): Promise<void> =>
  watchLastUse('/config.json', async () => (await import('@/assessment/leave')).leaveIdle());
