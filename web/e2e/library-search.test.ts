import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openSignedInPage } from './support/signed-in.ts';
import { setUpProduct } from './support/test-product.ts';

const person = { email: 'finder@example.test', password: 'a good password' };

describe('search in the library', () => {
  const product = setUpProduct();
  let page: Page;

  beforeAll(async () => {
    await product.gateway.createArticle({
      contentId: 7,
      contentTitle: 'Less <b>kilishi</b> &amp; more beans',
      contentIntroduction: '<p>One</p><p>Two</p>',
      contentBody: '<p>Dried meat holds <img src="/x" onerror="hit()"> much salt.</p>',
      contentCreatedAt: '2026-02-01',
      categories: ['Nutrition'],
    });
    page = await openSignedInPage(product, person);
  });

  const open = () => page.goto(`${product.url}/library`);
  const box = () => page.getByRole('searchbox', { name: 'Search the library' });
  const results = () => page.getByRole('region', { name: 'Search results' });
  const firstTitle = () => results().getByRole('heading', { level: 3 }).first().innerText();
  const indexCode = '**/assets/library-index-*.js';

  it('fetches the index when the box is gone to, and not before', async () => {
    const asked: string[] = [];
    page.on('request', request => asked.push(new URL(request.url()).pathname));
    await open();
    await page.getByText('26 articles').waitFor();
    const fetched = () => asked.filter(path => path.includes('/library-index-')).length;
    expect(fetched()).toBe(0);
    await box().focus();
    await expect.poll(fetched).toBe(1);
  });

  it('compares the words plainly where the index does not come, and fetches it at the next focus', async () => {
    await page.route(indexCode, route => route.abort());
    await open();
    await box().fill('mosquito');
    await expect.poll(firstTitle).toBe('Malaria: stay ahead of the mosquito');
    await box().fill('hypertension');
    await results().getByText('Nothing in the library matches “hypertension”.').waitFor();
    await page.unroute(indexCode);
    await box().blur();
    await box().focus();
    await expect.poll(firstTitle).toBe('Know your blood pressure');
  });
});
