import { describe, expect, it } from 'vitest';
import { startPrefixProxy } from '../support/prefix-proxy.ts';
import { setUpEmbeddedProduct } from '../support/test-product.ts';

import { setUpDocsPage } from './docs-page.ts';

const product = setUpEmbeddedProduct();
const docs = setUpDocsPage(product);
const { form, verdict } = docs;

describe('behind a proxy that serves all of it below a path of its own', () => {
  it('the pages, their links and the playground work, with and without a slash at the end', async () => {
    const proxy = await startPrefixProxy('/wellness', product.url);
    try {
      const failed: string[] = [];
      docs.page.on('response', response => {
        if (response.status() >= 400) failed.push(response.url());
      });
      for (const path of [
        '/docs',
        '/docs/',
        '/docs/reference/',
        '/docs/recipes/handle-errors/',
        '/docs/api/',
      ]) {
        await docs.page.goto(`${proxy.url}${path}`, { waitUntil: 'networkidle' });
        await docs.page.getByRole('link', { name: 'Playground' }).first().click();
        await docs.page.waitForURL(`${proxy.url}/docs/playground`);
      }
      await docs.page.goto(`${proxy.url}/docs/playground/#content.readContentLibrary`);
      await form().getByRole('button', { name: 'Call readContentLibrary' }).click();
      await verdict().getByText('OK', { exact: true }).waitFor();
      await form().getByRole('link', { name: 'Reference' }).click();
      await docs.page.waitForURL(`${proxy.url}/docs/reference#content.readContentLibrary`);
      expect(failed).toEqual([]);
    } finally {
      await proxy.stop();
    }
  });
});
