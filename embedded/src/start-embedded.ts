import type { EmbeddedOptions, EmbeddedProduct } from './embedded-product.ts';

export type { EmbeddedOptions, EmbeddedProduct, MailMessage } from './embedded-product.ts';

const minNode = 24;

/**
 * Starts the whole product in this process, on 127.0.0.1 alone and without limits of calls: for tests and development, not
 * for data of people. Several can run at a time.
 *
 * @throws Error on Node before 24, when an option is not right, or when the port is taken; nothing is left running then.
 */
export async function startEmbedded(options: EmbeddedOptions = {}): Promise<EmbeddedProduct> {
  if (Number(process.versions.node.split('.')[0]) < minNode) {
    throw new Error(
      `@choose-life/embedded runs on Node ${minNode} or later; this is ${process.versions.node}.`,
    );
  }
  // Loaded after that check: an older Node has no node:sqlite.
  const { startProduct } = await import('./start-product.ts');
  return startProduct(options);
}
