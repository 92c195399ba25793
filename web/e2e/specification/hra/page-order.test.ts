import { hraPages, placeOf } from '@choose-life/contracts/domain/hra/page-graph';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { pageParts } from '../../support/page-parts.ts';
import { goToPart, modules, openNewAssessment } from '../../support/saved-assessment.ts';
import { ada, openSignedInPage } from '../../support/signed-in.ts';
import { setUpProduct } from '../../support/test-product.ts';

const product = setUpProduct();
let page: Page;

beforeAll(async () => {
  page = await openSignedInPage(product, ada);
});
const { at, button, radio } = pageParts(() => page);

const openNew = (path: string) => openNewAssessment(page, product.url + path);

describe('the way through the pages', () => {
  const heading = () => page.getByRole('heading', { level: 1 }).innerText();

  /** Each page on the way by Next: its path and the heading that the server gave its module. */
  async function wayFrom(from: string, steps: number): Promise<string[]> {
    const way: string[] = [];
    await at(from);
    for (let step = 0; step < steps; step += 1) {
      const { pathname } = new URL(page.url());
      await page.locator(`#main`).getByRole('heading', { level: 1 }).waitFor();
      way.push(`${pathname} ${await heading()}`);
      await button('Next').click();
      await page.waitForURL(address => address.pathname !== pathname);
    }
    return way;
  }

  it('s.2.4: goes by the sex answer after general', async () => {
    await openNew('/hra/general');
    await radio('A, Male').check();
    await button('Next').click();
    await at('/hra/blood-pressure-male');
    await button('Previous').click();
    await at('/hra/general');
    await radio('B, Female').check();
    await button('Next').click();
    await at('/hra/blood-pressure-female');
    await button('Previous').click();
    await page.getByRole('button', { name: 'Clear answer: What is your sex?' }).click();
    await button('Next').click();
    await at('/hra/blood-pressure-female');
  });

  it('s.2.4, s.5: leads by Next to others, and nothing that is missing blocks it', async () => {
    expect(await wayFrom('/hra/blood-pressure-female', 10)).toEqual(
      hraPages
        .filter(({ page }) => !/^(general|blood-pressure-male|mental-health|others|review)$/.test(page))
        .map(({ page, path }) => `${path} ${modules[placeOf(page)]?.label}`),
    );
    await at('/hra/others');
    expect(await heading()).toBe('Others');
  });

  it('s.2.4: ends with Finish on others, which leads to review', async () => {
    const bar = async () => {
      const names = await page.getByRole('button').allInnerTexts();
      return names.filter(name => ['Save', 'Previous', 'Next', 'Finish'].includes(name));
    };
    expect(await bar()).toEqual(['Save', 'Previous', 'Finish']);
    await button('Finish').click();
    await at('/hra/review');
    await button('Previous').click();
    await at('/hra/others');
    await button('Previous').click();
    await at('/hra/sleep');
    expect(await bar()).toEqual(['Save', 'Previous', 'Next']);
  });

  it('s.1, s.2.4: has mental health in the list of parts, and Next of it leads to stress', async () => {
    await openNew('/hra/general');
    await goToPart(page, 'Mental health');
    expect(await page.locator('form legend').count()).toBe(4);
    expect(await wayFrom('/hra/mental-health', 1)).toEqual(['/hra/mental-health Mental health']);
    await at('/hra/stress');
  });

  it('s.2.4: knows the male page at /blood-pressure-male too', async () => {
    const questions = async (path: string) => {
      await openNew(path);
      await page.getByRole('heading', { level: 1, name: 'Blood pressure' }).waitFor();
      // Lazy parts of a question come after the page.
      await page.waitForLoadState('networkidle');
      return page.locator('form').innerText();
    };
    expect(await questions('/blood-pressure-male')).toBe(await questions('/hra/blood-pressure-male'));
  });
});
