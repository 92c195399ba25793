import { composeAdapter } from './compose-adapter.ts';
import type { Config } from './config/config.ts';

export interface StartedAdapter {
  /** Resolves once it listens and its stages have been looked for; fails when it cannot listen. */
  readonly started: Promise<void>;
  /** Ends it at any time, also before it listens: calls under way are finished first. */
  stop(): Promise<void>;
}

/** Builds the adapter and listens. */
export function startAdapter(config: Config): StartedAdapter {
  const { app, resolver, logger } = composeAdapter(config);
  const listening = app.listen({ port: config.port, host: config.host });
  let stopping = false;

  const findStages = async () => {
    if (config.waitListAdmin.mode === 'open') {
      logger.warn('wait-list admin page is open to anyone; set WAITLIST_ADMIN');
    }
    const found = Object.entries(await resolver.resolveAll());
    // The probes of an adapter that stops are cut off: they show nothing.
    if (stopping) return;
    for (const [group, stage] of found) {
      if (stage === null)
        logger.error('no stage answers so far: tried /api/prod and /api/dev', { proc: group });
      else logger.info('stage', { proc: group, stage });
    }
  };
  return {
    started: listening.then(findStages),
    stop: async () => {
      stopping = true;
      await listening.catch(() => undefined);
      await app.close();
    },
  };
}
