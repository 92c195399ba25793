import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeQuestionnaire } from '../../support/gateway-proxy.ts';
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
  const words = modules.map(({ questions }, index) => ({
    label: `Module ${index}`,
    prompt: `Prompt ${index}`,
    questions: questions.map((question, place) => ({ ...question, label: `Question ${index}.${place}` })),
  }));
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

  beforeAll(async () => {
    changeQuestionnaire(product.proxy, ({ meta, ...rest }) => {
      const named = meta.modules.map((module, index) => ({ ...module, ...words[index] }));
      return { ...rest, meta: { ...meta, modules: named } };
    });
    await openNew('/hra/general');
    await page.getByRole('heading', { level: 1, name: 'Module 0' }).waitFor();
  });
  afterAll(() => product.proxy.restore());

  it('s.2.4: goes by the sex answer after general', async () => {
    await radio('A, Male').check();
    await button('Next').click();
    await at('/hra/blood-pressure-male');
    await button('Previous').click();
    await at('/hra/general');
    await radio('B, Female').check();
    await button('Next').click();
    await at('/hra/blood-pressure-female');
    await button('Previous').click();
    await page.getByRole('button', { name: 'Clear answer: Question 0.1' }).click();
    await button('Next').click();
    await at('/hra/blood-pressure-female');
  });

  it('s.2.4, s.5: leads by Next to others, and nothing that is missing blocks it', async () => {
    expect(await wayFrom('/hra/blood-pressure-female', 10)).toEqual([
      '/hra/blood-pressure-female Module 1',
      '/hra/cough-hygiene Module 2',
      '/hra/smoking-and-vaping Module 3',
      '/hra/safety-and-speed Module 4',
      '/hra/work-mode Module 5',
      '/hra/stress Module 7',
      '/hra/food-and-nutrition Module 8',
      '/hra/activity-environment Module 9',
      '/hra/demographics Module 10',
      '/hra/sleep Module 11',
    ]);
    await at('/hra/others');
    expect(await heading()).toBe('Module 12');
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
    await page.getByRole('heading', { level: 1, name: 'Module 0' }).waitFor();
    await page.getByText('Prompt 0', { exact: true }).waitFor();
    await goToPart(page, 'Module 6');
    await page.getByText('Prompt 6', { exact: true }).waitFor();
    expect(await page.locator('form legend').allInnerTexts()).toEqual(
      [0, 1, 2, 3].map(place => expect.stringContaining(`Question 6.${place}`)),
    );
    expect(await wayFrom('/hra/mental-health', 1)).toEqual(['/hra/mental-health Module 6']);
    await at('/hra/stress');
  });

  it('s.4: raises the page index by Next and lowers it by Previous', async () => {
    await goToPart(page, 'Module 2');
    for (const [name, part] of [
      ['Next', 4],
      ['Next', 5],
      ['Previous', 4],
      ['Previous', 3],
    ] as const) {
      await button(name).click();
      await page
        .getByText(`Part ${part} of 13: Module ${part - 1}`)
        .first()
        .waitFor();
    }
  });

  it('s.2.4: knows the male page at /blood-pressure-male too', async () => {
    const questions = async (path: string) => {
      await openNew(path);
      await page.getByRole('heading', { level: 1, name: 'Module 1' }).waitFor();
      // Lazy parts of a question come after the page.
      await page.waitForLoadState('networkidle');
      return page.locator('form').innerText();
    };
    expect(await questions('/blood-pressure-male')).toBe(await questions('/hra/blood-pressure-male'));
  });
});
