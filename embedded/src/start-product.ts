import { join } from 'node:path';
import { composeAdapter } from '@choose-life/adapter/compose-adapter';
import { type Config, readConfig } from '@choose-life/adapter/config';
import { demoAccount } from '@choose-life/gateway/accounts/demo-account';
import { freePort } from '@choose-life/gateway/testing/free-port';
import { startGateway } from '@choose-life/gateway/testing/start-gateway';
import type { EmbeddedOptions, EmbeddedProduct } from './start-embedded.ts';

/** Starts gateway and adapter. @throws Error when an option is not right, or when the port is taken. */
export async function startProduct(options: EmbeddedOptions): Promise<EmbeddedProduct> {
  const { port: wanted = 0, allowedOrigins } = options;
  const port = wanted === 0 ? await freePort() : wanted;
  const variables = variablesOf(port, allowedOrigins);
  // All options are checked before anything runs.
  const { publicUrl } = configOf({ ...variables, PUBLIC_URL: options.publicUrl });
  const gateway = await startGateway({ publicUrl });
  const { app } = composeAdapter(
    configOf({ ...variables, EMBEDDED_GATEWAY_PORT: new URL(gateway.url).port }),
  );
  const stop = async () => {
    await app.close();
    await gateway.stop();
  };
  try {
    const url = await app.listen({ port, host: '127.0.0.1' });
    const { email, password } = demoAccount;
    return {
      url,
      trpcUrl: `${url}/trpc`,
      reportsUrl: `${url}/reports/pdf`,
      gatewayUrl: gateway.url,
      demoAccount: { email, password },
      mailbox: gateway.mailbox,
      advanceClock: gateway.advanceClock,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The options as the adapter's own variables, so that its rules check them. */
function variablesOf(port: number, allowedOrigins: readonly string[] = []): NodeJS.ProcessEnv {
  return {
    PORT: String(port),
    ALLOWED_ORIGINS: allowedOrigins.join(','),
    RATE_LIMIT_PER_MINUTE: '0',
    LOG_LEVEL: 'warn',
    DOCS: 'off',
  };
}

function configOf(variables: NodeJS.ProcessEnv): Config {
  const read = readConfig(variables);
  if ('faults' in read) throw new Error(`The options are not right: ${read.faults.join('; ')}`);
  // The web app is not in this package.
  return { ...read.config, webDist: join(import.meta.dirname, 'no-web-app') };
}
