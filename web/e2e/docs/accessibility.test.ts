import { describe, expect, it } from 'vitest';
import { byTurns, looks, violationsOf } from '../support/axe.ts';
import { setUpEmbeddedProduct } from '../support/test-product.ts';

import { setUpDocsPage } from './docs-page.ts';

const product = setUpEmbeddedProduct();
const docs = setUpDocsPage(product);
const { open, form, answer } = docs;

describe('the pages of the docs', () => {
  const pages = [
    '/docs',
    '/docs/reference',
    '/docs/playground',
    '/docs/api',
    '/docs/recipes/verify-in-github-actions',
  ];
  it.each(pages)(
    '%s has no violation at 390 and 1280 px, light and dark, and no sideways scrolling',
    async path => {
      await open(path);
      if (path.endsWith('playground')) {
        await docs.page.goto(`${product.url}${path}#content.readContentLibrary`);
        await form().getByRole('button', { name: 'Call readContentLibrary' }).click();
        await answer().waitFor();
      }
      await docs.page.evaluate("for (const each of document.querySelectorAll('details')) each.open = true");
      for (const { width, colorScheme } of byTurns(looks, pages.indexOf(path))) {
        await docs.page.setViewportSize({ width, height: 844 });
        await docs.page.emulateMedia({ colorScheme });
        expect(await violationsOf(docs.page), `${width} px, ${colorScheme}`).toEqual([]);
        expect(await docs.page.evaluate('document.documentElement.scrollWidth')).toBe(width);
      }
      expect(docs.errors).toEqual([]);
    },
  );
});
