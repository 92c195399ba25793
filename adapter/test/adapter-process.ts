import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { freePort } from '@choose-life/gateway/testing/free-port';
import { untilListening } from '@choose-life/gateway/testing/listening';

/** An adapter that runs in its own process, as in production. */
export interface AdapterProcess {
  readonly url: string;
  readonly kill: ChildProcess['kill'];
  /** Resolves when the process exits. `errors` is its standard error. */
  readonly ended: Promise<{ readonly code: unknown; readonly signal: unknown; readonly errors: string }>;
}

const server = fileURLToPath(new URL('../src/server.ts', import.meta.url));

/** Starts an adapter on a free port, in front of the gateway at `gatewayUrl`, and waits until it listens. */
export async function spawnAdapter(
  gatewayUrl: string,
  variables: NodeJS.ProcessEnv = {},
): Promise<AdapterProcess> {
  const port = await freePort();
  // Without the warnings of Node, `errors` contains only the errors of the adapter.
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', server], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: String(port),
      GATEWAY_URL: gatewayUrl,
      // Without rate limits.
      RATE_LIMIT_PER_MINUTE: '0',
      // At least 32 characters. Without AUDIT_KEY, an adapter that writes a log would create a key file in the folder in which the tests run.
      AUDIT_KEY: 'an audit key that only the tests use',
      LOG_LEVEL: 'silent',
      ...variables,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = Promise.all([once(child, 'exit'), text(child.stderr)]).then(([[code, signal], errors]) => ({
    code,
    signal,
    errors,
  }));
  await untilListening(child, port);
  return { url: `http://127.0.0.1:${port}`, kill: signal => child.kill(signal), ended };
}
