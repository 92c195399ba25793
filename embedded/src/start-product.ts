import { join } from 'node:path';
import { buildAdapter } from '@choose-life/adapter/app';
import { type Config, readConfig } from '@choose-life/adapter/config';
import { demoAccount } from '@choose-life/gateway/accounts/demo-account';
import { startGateway } from '@choose-life/gateway/testing/start-gateway';
import type { EmbeddedOptions, EmbeddedProduct } from './embedded-product.ts';

/** Starts gateway and adapter. @throws Error for an invalid option, or if the port is in use */
export async function startProduct(options: EmbeddedOptions): Promise<EmbeddedProduct> {
  const config = adapterConfigOf(options);
  const gateway = await startGateway({ publicUrl: config.publicUrl, mailboxKey: options.mailboxKey });
  const { origin } = new URL(gateway.url);
  const adapterConfig = { ...config, gateway: { ...config.gateway, origin } };
  const { app } = buildAdapter(adapterConfig);
  const stop = async () => {
    // The adapter first: its running calls need the gateway.
    await app.close();
    await gateway.stop();
  };
  try {
    const url = await app.listen({ port: options.port ?? 0, host: config.host });
    if (options.publicUrl === undefined) {
      // The port is known only after `listen`. The adapter reads this property at each request of /config.json.
      adapterConfig.publicUrl = url;
      gateway.setPublicUrl(url);
    }
    const { email, password } = demoAccount;
    return {
      url,
      trpcUrl: `${url}/trpc`,
      reportsUrl: `${url}/reports/pdf`,
      gatewayUrl: gateway.url,
      mailboxUrl: `${url}/mailbox${new URL(gateway.mailboxUrl).search}`,
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

/** The adapter's configuration. The options are passed as its environment variables, so that they are validated in the same way. */
function adapterConfigOf({ allowedOrigins = [], publicUrl }: EmbeddedOptions): Config {
  const result = readConfig({
    ALLOWED_ORIGINS: allowedOrigins.join(','),
    PUBLIC_URL: publicUrl,
    // No limit, because the product is for tests and development.
    RATE_LIMIT_PER_MINUTE: '0',
    // Standard output belongs to the calling program, so the adapter logs nothing, not even audit lines. The gateway logs errors to standard error.
    LOG_LEVEL: 'silent',
    // The pages of /docs are part of the build of the web app, which this package does not contain.
    DOCS: 'off',
  });
  if ('faults' in result) {
    const error = new Error(`The options are invalid: ${result.faults.join('; ')}`);
    throw Object.assign(error, { code: 'ERR_INVALID_ARG_VALUE' });
  }
  // A folder that does not exist, so that the adapter serves no pages: this package does not contain the web app.
  return { ...result.config, webDist: join(import.meta.dirname, 'no-web-app') };
}
