import { type RunningGateway, startGateway } from '@choose-life/gateway/testing/start-gateway';
import type { Browser } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import { newestLink, type Product, startProduct } from './product.ts';
import { type RewritingGateway, startRewritingGateway } from './rewriting-gateway.ts';

/** The product and a browser, with a gateway that a test can look into and answer for. */
export interface RewrittenProduct extends Product {
  readonly product: Product;
  readonly browser: Browser;
  /** The embedded gateway itself: accounts, reports, mailbox. */
  readonly gateway: RunningGateway;
  /** What stands between it and the adapter. */
  readonly between: RewritingGateway;
}

export async function startRewrittenProduct(): Promise<RewrittenProduct> {
  const gateway = await startGateway();
  const between = await startRewritingGateway(gateway.url);
  const [product, browser] = await Promise.all([startProduct({ GATEWAY_URL: between.url }), launchBrowser()]);
  return {
    url: product.url,
    product,
    mailboxUrl: gateway.mailboxUrl,
    newestLink: async email => {
      // The gateway was there before the web app and does not know its address.
      const { pathname, search } = new URL(await newestLink(gateway.mailbox, email));
      return product.url + pathname + search;
    },
    browser,
    gateway,
    between,
    stop: async () => {
      await browser.close();
      await product.stop();
      await between.stop();
      await gateway.stop();
    },
  };
}
