import { mkdir } from 'node:fs/promises';
import { it } from 'vitest';
import { tmpPeople } from './tmp-people.ts';
import { downloadReport, openReport } from './support/reports.ts';
import { setUpProduct } from './support/test-product.ts';

const product = setUpProduct();
const folder = '/tmp/looks/pics';
const wanted = (process.env.PEOPLE ?? '').split(',').filter(Boolean);
const schemes = (process.env.SCHEMES ?? 'light,dark').split(',') as ('light' | 'dark')[];
const widths = (process.env.WIDTHS ?? '390,1440').split(',').map(Number);
const names = Object.keys(tmpPeople).filter(n => wanted.length === 0 || wanted.includes(n));

it.each(names)('%s', { timeout: 180_000, retry: 0 }, async name => {
  await mkdir(folder, { recursive: true });
  const page = await openReport(product, [tmpPeople[name] ?? {}], { acceptDownloads: true, timezoneId: 'Africa/Lagos' });
  await page.waitForTimeout(700);
  if (!process.env.NOPDF) await (await downloadReport(page)).saveAs(`${folder}/${name}.pdf`);
  const see = async (what: string) => {
    for (const width of widths) for (const colorScheme of schemes) {
      await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
      await page.emulateMedia({ colorScheme });
      await page.evaluate('scrollTo(0,0)');
      await page.waitForTimeout(250);
      console.log(name, what, width, await page.evaluate('document.documentElement.scrollHeight'));
      await page.screenshot({ path: `${folder}/${name}-${what}-${width}-${colorScheme}.png`, fullPage: true });
    }
  };
  await see('report');
  await page.goto(`${product.url}/dashboard`);
  await page.getByRole('heading', { name: /^Hello/ }).waitFor();
  await page.getByText('Loading your ages...').waitFor({ state: 'detached' });
  await page.waitForTimeout(1200);
  await see('dashboard');
});
