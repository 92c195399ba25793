import { composeAdapter } from './compose-adapter.ts';
import type { Config } from './config.ts';

/** Puts the adapter together and listens. @returns what ends it: calls under way are finished first. */
export async function startAdapter(config: Config): Promise<() => Promise<void>> {
  const { app, resolver, logger } = composeAdapter(config);
  await app.listen({ port: config.port, host: config.host });

  if (config.waitListAdmin.mode === 'open') {
    logger.warn('wait-list admin page is open to anyone; set WAITLIST_ADMIN');
  }
  for (const [group, stage] of Object.entries(await resolver.resolveAll())) {
    if (stage === null)
      logger.error('no stage answers: tried /api/prod and /api/dev; calls stay closed', { proc: group });
    else logger.info('stage', { proc: group, stage });
  }
  return async () => {
    await app.close();
    process.exit(0);
  };
}
