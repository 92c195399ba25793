import type { Program } from './measure/process.ts';

/** The embedded gateway as production runs it, with the probe. `env` names its database. */
export function embeddedGateway(env: Readonly<Record<string, string>>): Program {
  return {
    file: 'gateway/src/server.ts',
    hasProbe: true,
    env: port => ({
      EMBEDDED_GATEWAY_PORT: String(port),
      EMBEDDED_GATEWAY_HOST: '127.0.0.1',
      MAILBOX_KEY: 'key-of-the-bench-alone',
      LOG_LEVEL: 'error',
      ...env,
    }),
  };
}
