import { expect, it } from 'vitest';
import { violationsOf } from './support/axe.ts';
import { downloadReport, openReport } from './support/reports.ts';
import { setUpProduct } from './support/test-product.ts';
import { tmpPeople } from './tmp-people.ts';

const product = setUpProduct();
const folder = '/tmp/looks/pics';
const schemes = ['light', 'dark'] as const;
it.each(['healthy30', 'crowded48', 'urgent41', 'man78'])('%s', { timeout: 400_000, retry: 0 }, async name => {
  const page = await openReport(product, [tmpPeople[name] ?? {}], { acceptDownloads: true, timezoneId: 'Africa/Lagos' });
  const see = async (what: string) => {
    for (const width of [390, 1280]) for (const colorScheme of schemes) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      expect.soft(await violationsOf(page), `${what} ${width} ${colorScheme}`).toEqual([]);
      if (name === 'urgent41' || what === 'question') await page.screenshot({ path: `${folder}/axe-${name}-${what}-${width}-${colorScheme}.png`, fullPage: what !== 'question' });
    }
  };
  await page.locator('main').locator('details').evaluateAll(all => all.map(d => d.setAttribute('open', '')));
  await see('report');
  await page.goto(`${product.url}/dashboard`);
  await page.getByText('Loading your ages...').waitFor({ state: 'detached' });
  await page.waitForTimeout(1000);
  await see('dashboard');
  if (name !== 'healthy30') return;
  await page.goto(`${product.url}/hra/blood-pressure-female`);
  const field = page.getByRole('textbox', { name: /fasting blood sugar/ });
  await field.waitFor();
  await field.fill('22');
  await field.press('Tab');
  await page.waitForTimeout(600);
  await field.evaluate(e => e.scrollIntoView({ block: 'center' }));
  await see('question');
});
