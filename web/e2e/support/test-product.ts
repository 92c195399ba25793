import { join } from 'node:path';
import { type RunningGateway, startGateway } from '@choose-life/gateway/testing/start-gateway';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { launchBrowser } from './browser.ts';
import { type GatewayProxy, startGatewayProxy } from './gateway-proxy.ts';
import { newestLink, type Product, type StartedProduct, startProduct } from './product.ts';
import { closeContexts, closeTabs } from './tab.ts';

/*
 * Starting the product and a browser takes most of the time of a test. Vitest runs the test files of a worker in one process (isolate:
 * false), so they share the product and the browser, and use the same tabs (`tab.ts`). Nothing stops them: they end with the process.
 */

/** The product with an embedded gateway, as `npm start` runs it, and a browser. */
export interface BrowserProduct extends Product {
  readonly browser: Browser;
}

/** The product and a browser, with a gateway whose state a test can read and whose responses it can replace. */
export interface TestProduct extends BrowserProduct {
  /** The embedded gateway: accounts, reports, mailbox. Each test file has a new one. */
  readonly gateway: RunningGateway;
  /** The proxy between the gateway and the adapter. */
  readonly proxy: GatewayProxy;
}

const getBrowser = startOnce(launchBrowser);
const getEmbeddedProduct = startOnce(() =>
  startProduct({ DATA_DIR: join(inject('dataFolder'), `gateway-${process.pid}`) }),
);
const getAdapterWithProxy = startOnce(async () => {
  const proxy = await startGatewayProxy();
  return {
    proxy,
    adapter: await startProduct({
      GATEWAY_URL: proxy.url,
      // The origin of the pictures in the contract's examples. The content security policy blocks pictures of hosts that are not named.
      IMG_ORIGINS: 'https://pictures.example.test',
    }),
  };
});

/** Registers hooks that start the product for a test file. The properties of the result can be read from the first `beforeAll` on. */
export function setUpProduct(): TestProduct {
  // Cast: the hook below sets the properties.
  const product = {} as TestProduct;
  beforeAll(async () => {
    const [browser, { proxy, adapter }] = await Promise.all([getBrowser(), getAdapterWithProxy()]);
    const gateway = await startGateway({ publicUrl: adapter.url });
    proxy.forwardTo(gateway.url);
    Object.assign(product, {
      url: adapter.url,
      browser,
      gateway,
      proxy,
      mailboxUrl: gateway.mailboxUrl,
      newestLink: (email: string) => newestLink(gateway.mailbox, email),
    });
  });
  afterEach(closeTabs);
  afterEach(() => product.proxy.restore());
  afterAll(async () => {
    // If `beforeAll` failed, there is no browser or no gateway.
    await closeContexts(product.browser);
    await product.gateway?.stop();
  });
  return product;
}

/**
 * Registers hooks that start the product with its embedded gateway, which the files of a worker share.
 * @param environment the variables of a separate product, which is stopped after the file. Even an empty object makes the product separate
 */
export function setUpEmbeddedProduct(environment?: Record<string, string>): BrowserProduct {
  // Cast: the hook below sets the properties.
  const product = {} as BrowserProduct;
  let separateProduct: StartedProduct | undefined;
  beforeAll(async () => {
    const browser = await getBrowser();
    if (environment) separateProduct = await startProduct(environment);
    const { url, mailboxUrl, newestLink } = separateProduct ?? (await getEmbeddedProduct());
    Object.assign(product, { url, mailboxUrl, newestLink, browser });
  });
  afterEach(closeTabs);
  afterAll(async () => {
    await closeContexts(product.browser);
    await separateProduct?.stop();
  });
  return product;
}

/** Returns a function that calls `start` at its first call, and later returns the same result. */
function startOnce<Started>(start: () => Promise<Started>): () => Promise<Started> {
  let started: Promise<Started> | undefined;
  return () => {
    started ??= start();
    return started;
  };
}
