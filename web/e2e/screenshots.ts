/**
 * `npm run screenshots`: every route in two colour schemes and at the widths of the brief, into an ignored folder.
 * Arguments narrow it: `npm run screenshots -- dashboard reports` takes the routes whose names hold one of the words. The word
 * `readme` takes the pictures of the README.
 */
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { takeReadmePictures } from './readme-pictures.ts';
import { launchBrowser } from './support/browser.ts';
import { startProduct } from './support/product.ts';
import { demoAccount, everyRoute, open, signedInPage } from './support/routes.ts';

const folder = fileURLToPath(new URL('../screenshots/', import.meta.url));
const words = process.argv.slice(2);
const widths = (process.env.WIDTHS || '390,768,1440').split(',').map(Number);
const schemes = ['light', 'dark'] as const;
const wanted = everyRoute.filter(({ name }) => words.length === 0 || words.some(word => name.includes(word)));

await mkdir(folder, { recursive: true });
const [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
try {
  if (words.includes('readme')) await takeReadmePictures(browser, product);
  for (const width of wanted.length > 0 ? widths : []) {
    for (const colorScheme of schemes) {
      const context = await browser.newContext({
        viewport: { width, height: width < 600 ? 844 : 900 },
        colorScheme,
        reducedMotion: 'reduce',
      });
      const page = await signedInPage(context, product, demoAccount);
      for (const { name, path } of wanted) {
        await open(page, product, path);
        await seeEverything(page);
        await page.screenshot({ path: `${folder}${name}-${width}-${colorScheme}.png`, fullPage: true });
      }
      await context.close();
    }
  }
} finally {
  await browser.close();
  await product.stop();
}

/** Scrolls down and back up, so that the pictures that load late are in sight. */
async function seeEverything(page: Page): Promise<void> {
  const height = await page.evaluate<number>('document.documentElement.scrollHeight');
  for (let top = 0; top < height; top += 600) {
    await page.evaluate(`scrollTo(0, ${top})`);
    await page.waitForTimeout(50);
  }
  await page.evaluate('scrollTo(0, 0)');
  await page.waitForLoadState('networkidle');
}
