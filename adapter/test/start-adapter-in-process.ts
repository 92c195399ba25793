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

/** Options of an adapter, and members that replace those of its configuration. */
export interface AdapterOverrides extends Omit<AdapterOptions, 'logTo' | 'lingerMs'> {
  /** Default: false. */
  readonly embeddedGateway?: Config['embeddedGateway'];
  /** Default: a folder that does not exist, so that there is no web app. */
  readonly webDist?: Config['webDist'];
}

/**
 * Starts the whole adapter in this process, on a free port, in front of the gateway at `gatewayUrl`, which ends with `/api`. By default the
 * adapter hardly waits before a retry, has no rate limits, and writes no audit lines. A stop does not wait for further requests.
 */
export async function startAdapterInProcess(
  gatewayUrl: string,
  variables: NodeJS.ProcessEnv = {},
  { embeddedGateway = false, webDist = '/nowhere', ...options }: AdapterOverrides = {},
): Promise<RunningAdapter> {
  const result = readConfig({ GATEWAY_URL: gatewayUrl, RATE_LIMIT_PER_MINUTE: '0', ...variables });
  if ('faults' in result) throw new Error(result.faults.join('; '));
  const log: string[] = [];
  const { app } = buildAdapter(
    { ...result.config, embeddedGateway, webDist },
    {
      auditHash: null,
      ...options,
      settings: { ...quickRetries, ...options.settings },
      logTo: { write: line => void log.push(line) },
      lingerMs: 0,
    },
  );
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { url, log, stop: () => app.close() };
}
