import type { BrowserContext, Locator, Page } from 'playwright-core';
import { beforeEach } from 'vitest';
import { openTab } from '../support/tab.ts';
import type { BrowserProduct } from '../support/test-product.ts';

/** A page of `/docs`; its members are those of the running test. */
export interface DocsPage {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Errors of the page, and requests to other servers. */
  readonly errors: readonly string[];
  open(path: string): Promise<unknown>;
  /** The form of the chosen procedure. */
  form(): Locator;
  /** What the form says of its call. */
  verdict(): Locator;
  answer(): Locator;
}

/** Registers hooks: each test has a tab. */
export function setUpDocsPage(product: BrowserProduct): DocsPage {
  const errors: string[] = [];
  const form = () => docs.page.locator('main section:has(> form):not([hidden])');
  const docs: DocsPage = {
    // The hook fills in these two: no test runs before.
    context: {} as BrowserContext,
    page: {} as Page,
    errors,
    open: path => docs.page.goto(`${product.url}${path}`, { waitUntil: 'networkidle' }),
    form,
    verdict: () => form().getByRole('status'),
    answer: () => form().getByRole('region', { name: /^Answer of / }),
  };
  beforeEach(async () => {
    errors.length = 0;
    const page = await openTab(product, {}, { reducedMotion: 'reduce' });
    page.on('console', message => {
      // A refused call has an HTTP status of its own, which the browser notes.
      if (message.type() === 'error' && !message.text().includes('422')) errors.push(message.text());
    });
    page.on('pageerror', error => errors.push(String(error)));
    page.on('request', request => {
      const url = request.url();
      if (!url.startsWith(`${product.url}/`) && !url.startsWith('data:')) errors.push(url);
    });
    Object.assign(docs, { context: page.context(), page });
  });
  return docs;
}
