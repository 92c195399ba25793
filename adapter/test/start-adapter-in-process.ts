import { type AdapterOptions, buildAdapter } from '../src/app.ts';
import { type Config, readConfig } from '../src/config/config.ts';
import { quickRetries } from './misbehaving-gateway.ts';

/** An adapter that runs in this process. */
export interface RunningAdapter {
  readonly url: string;
  /** The log lines so far, each as JSON. */
  readonly log: string[];
  stop(): Promise<void>;
}

/**
 * Starts the whole adapter in this process, on a free port, in front of the gateway at `gatewayUrl`, which ends with `/api`. By default the
 * adapter hardly waits before a retry, has no rate limits, and writes no audit lines. A stop does not wait for further requests.
 */
export async function startAdapterInProcess(
  gatewayUrl: string,
  variables: NodeJS.ProcessEnv = {},
  {
    auditHash = null,
    settings,
    clock,
    timeouts,
    limitsNow,
    storeAnswerMs,
    ...configChanges
  }: Omit<AdapterOptions, 'logTo' | 'lingerMs'> & Partial<Config> = {},
): Promise<RunningAdapter> {
  const read = readConfig({ GATEWAY_URL: gatewayUrl, RATE_LIMIT_PER_MINUTE: '0', ...variables });
  if ('faults' in read) throw new Error(read.faults.join('; '));
  const log: string[] = [];
  const { app } = buildAdapter(
    // The folder does not exist, so there is no web app.
    { ...read.config, webDist: '/nowhere', ...configChanges },
    {
      auditHash,
      clock,
      limitsNow,
      storeAnswerMs,
      timeouts,
      settings: { ...quickRetries, ...settings },
      logTo: { write: line => void log.push(line) },
      lingerMs: 0,
    },
  );
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { url, log, stop: () => app.close() };
}
