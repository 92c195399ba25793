import { watchLastUse } from '@/session/last-use';

/** Ends a session that has lain idle, before anything is shown of it, and from then on. */
export const watchSession = () =>
  watchLastUse('/config.json', async () => (await import('@/assessment/leave')).leaveIdle());
