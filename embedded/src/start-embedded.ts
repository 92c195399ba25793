import type { EmbeddedOptions, EmbeddedProduct } from './embedded-product.ts';

export type { EmbeddedOptions, EmbeddedProduct, MailMessage } from './embedded-product.ts';

/** The first version that has `argon2` in `node:crypto`, with which the gateway hashes passwords. */
const minNodeVersion = { major: 24, minor: 7 };

/**
 * Starts the whole product in this process, on 127.0.0.1 and without the adapter's rate limits. It is for tests and development, not for data of real
 * people. Several products can run at the same time.
 *
 * @throws Error on Node before 24.7, for an invalid option, or if the port is in use. Then nothing keeps running.
 */
export async function startEmbedded(options: EmbeddedOptions = {}): Promise<EmbeddedProduct> {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const isOld =
    major < minNodeVersion.major || (major === minNodeVersion.major && minor < minNodeVersion.minor);
  if (isOld) {
    throw new Error(
      `@choose-life/embedded needs Node ${minNodeVersion.major}.${minNodeVersion.minor} or later; this is ${process.versions.node}.`,
    );
  }
  // Imported after the check, because the import of `argon2` fails on an older Node.
  const { startProduct } = await import('./start-product.ts');
  return startProduct(options);
}
