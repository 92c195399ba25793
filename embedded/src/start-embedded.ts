import type { EmbeddedOptions, EmbeddedProduct } from './embedded-product.ts';

export type { EmbeddedOptions, EmbeddedProduct, MailMessage } from './embedded-product.ts';

const minNode = 24;

/**
 * Starts the whole product in this process, on 127.0.0.1 and without rate limits. It is for tests and development, not for data of real
 * people. Several products can run at the same time.
 *
 * @throws Error on Node before 24, for an invalid option, or if the port is in use. Then nothing keeps running.
 */
export async function startEmbedded(options: EmbeddedOptions = {}): Promise<EmbeddedProduct> {
  if (Number(process.versions.node.split('.')[0]) < minNode) {
    throw new Error(
      `@choose-life/embedded needs Node ${minNode} or later; this is ${process.versions.node}.`,
    );
  }
  // Imported after the check: an older Node has no node:sqlite.
  const { startProduct } = await import('./start-product.ts');
  return startProduct(options);
}
