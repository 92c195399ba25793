import { type AdapterOptions, buildAdapter } from '../src/app.ts';
import { type Config, readConfig } from '../src/config/config.ts';
import { quickTries } from './misbehaving-gateway.ts';

export interface RunningAdapter {
  readonly url: string;
  readonly log: string[];
  stop(): Promise<void>;
}

/**
 * The whole adapter on a free port in front of the gateway at `gatewayUrl` (up to `/api`), with the given variables. Unless told
 * otherwise it hardly waits between tries, a stop does not linger, and no audit lines are written.
 */
export async function startAdapterHere(
  gatewayUrl: string,
  variables: NodeJS.ProcessEnv = {},
  {
    auditHash = null,
    settings,
    clock,
    timeouts,
    limitsNow,
    storeAnswerMs,
    ...changes
  }: Omit<AdapterOptions, 'logTo' | 'lingerMs'> & Partial<Config> = {},
): Promise<RunningAdapter> {
  const read = readConfig({ GATEWAY_URL: gatewayUrl, RATE_LIMIT_PER_MINUTE: '0', ...variables });
  if ('faults' in read) throw new Error(read.faults.join('; '));
  const log: string[] = [];
  const { app } = buildAdapter(
    { ...read.config, webDist: '/nowhere', ...changes },
    {
      auditHash,
      clock,
      limitsNow,
      storeAnswerMs,
      timeouts,
      settings: { ...quickTries, ...settings },
      logTo: { write: line => void log.push(line) },
      lingerMs: 0,
    },
  );
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { url, log, stop: () => app.close() };
}
