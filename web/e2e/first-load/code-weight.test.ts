import { describe, expect, inject, it } from 'vitest';
import { pathOf, type RouteName, routes } from '../../src/paths.ts';
import { limitOf } from '../../tools/sizes.ts';
import { password } from '../support/signed-in.ts';
import { openContext } from '../support/tab.ts';
import { setUpProduct } from '../support/test-product.ts';
import { readSizes, recordCode } from './loaded-page.ts';

/**
 * The pages whose loaded code is measured: in a long run one route of every signed-in page, otherwise only the heaviest. For all other pages
 * the size that the build has computed is checked. A measured page shows that the computed size contains all code that is loaded.
 */
const measuredPages: readonly RouteName[] = inject('long')
  ? [
      'dashboard',
      'reportSummary',
      'hraGeneral',
      'reports',
      'library',
      'libraryPreview',
      'settings',
      'hraStart',
      'hraReview',
    ]
  : ['hraGeneral'];

const product = setUpProduct();

describe('the size of the code', () => {
  it('is within the limits in the build', async () => {
    const { pages, chunks } = await readSizes();
    expect(pages.filter(page => page.kilobytes > limitOf(page))).toEqual([]);
    // Each file that only some pages load may have up to 40 kB.
    expect(chunks.filter(({ isLazy, kilobytes }) => isLazy && kilobytes > 40)).toEqual([]);
  });

  it.each(measuredPages)('is within the limit when a signed-in page has loaded: %s', async name => {
    const email = 'ada@example.test';
    const { token } = await product.gateway.createAccount({ email, password });
    const context = await openContext(product.browser, product.url, { token, email });
    const page = await context.newPage();
    const expectWithinLimit = recordCode(page, product);
    await page.goto(`${product.url}${pathOf(name)}`, { waitUntil: 'networkidle' });
    await expectWithinLimit(routes[name]);
    await context.close();
  });
});
