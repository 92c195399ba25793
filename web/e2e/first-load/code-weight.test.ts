import { describe, expect, it } from 'vitest';
import { type RouteName, routes } from '../../src/paths.ts';
import { overLimit } from '../../tools/sizes.ts';
import { password } from '../support/signed-in.ts';
import { openContext } from '../support/tab.ts';
import { setUpProduct } from '../support/test-product.ts';
import { readSizes, weighing } from './loaded-page.ts';

/** One route of each signed-in page. */
const settledPages = [
  'dashboard',
  'reports',
  'reportSummary',
  'library',
  'libraryPreview',
  'settings',
  'hraStart',
  'hraGeneral',
  'hraReview',
] as const satisfies RouteName[];

const product = setUpProduct();

describe('the weight of the code', () => {
  it('stays within the limits', async () => {
    expect(overLimit(await readSizes())).toEqual([]);
  });

  it('stays within them on the pages of somebody who is signed in, until those have settled', async () => {
    const email = 'ada@example.test';
    const { token } = await product.gateway.createAccount({ email, password });
    const context = await openContext(product.browser, product.url, { token, email });
    for (const name of settledPages) {
      const { path, group } = routes[name];
      const page = await context.newPage();
      const weigh = weighing(page, product);
      await page.goto(`${product.url}${path}`, { waitUntil: 'networkidle' });
      await weigh(group);
      await page.close();
    }
    await context.close();
  });

  it('is the same in a browser as the build says, on a still page', async () => {
    const context = await product.browser.newContext();
    const page = await context.newPage();
    const fetched: string[] = [];
    page.on('request', request => request.resourceType() === 'script' && fetched.push(request.url()));
    await page.goto(`${product.url}/fitness`, { waitUntil: 'networkidle' });
    expect(fetched.filter(url => /\/(calls|forms|fitness-page)-/.test(url))).toEqual([]);
    await context.close();
  });
});
