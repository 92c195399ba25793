/**
 * `npm run screenshots`: takes pictures of every route in two colour schemes and at the widths of WIDTHS, into an ignored folder.
 * Arguments select routes: `npm run screenshots -- dashboard reports` takes pictures of the routes whose names contain one of the words.
 * `readme` takes the pictures of the README. A picture that cannot be taken is listed at the end, and does not prevent the others.
 */
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { takeReadmePictures } from './readme-pictures.ts';
import { launchBrowser } from './support/browser.ts';
import { startProduct } from './support/product.ts';
import { demoAccount, everyRoute, open, openSignedInPage } from './support/routes.ts';
import { takePictures } from './support/take-pictures.ts';

const folder = fileURLToPath(new URL('../screenshots/', import.meta.url));
const words = process.argv.slice(2);
const widths = (process.env.WIDTHS || '390,768,1440').split(',').map(Number);
const schemes = ['light', 'dark'] as const;
/** Time limit of a step of a picture, in milliseconds. A busy machine needs more than 15 seconds for some steps. */
const stepTimeoutMs = 90_000;
const selectedRoutes = everyRoute.filter(
  ({ name }) => words.length === 0 || words.some(word => name.includes(word)),
);

await mkdir(folder, { recursive: true });
const [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
try {
  if (words.includes('readme')) await takeReadmePictures(browser, product);
  const looks = widths.flatMap(width => schemes.map(scheme => ({ width, scheme })));
  const failed: string[] = [];
  for (const look of looks) failed.push(...(await takeLook(look)));
  const total = looks.length * selectedRoutes.length;
  process.stdout.write(`${total - failed.length} of ${total} pictures are in ${folder}\n`);
  if (failed.length > 0) {
    process.stderr.write(`Not taken:\n${failed.join('\n')}\n`);
    process.exitCode = 1;
  }
} finally {
  await browser.close();
  await product.stop();
}

interface Look {
  readonly width: number;
  readonly scheme: (typeof schemes)[number];
}

/** Takes the pictures of one width and colour scheme. @returns a line for each picture that could not be taken */
async function takeLook({ width, scheme }: Look): Promise<string[]> {
  const context = await browser.newContext({
    viewport: { width, height: width < 600 ? 844 : 900 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
  });
  const newPage = async () => {
    const page = await openSignedInPage(context, product, demoAccount);
    page.setDefaultTimeout(stepTimeoutMs);
    return page;
  };
  const failed = await takePictures(selectedRoutes, newPage, async (page, { name, path }) => {
    await open(page, product, path);
    await loadLazyPictures(page);
    await page.screenshot({ path: `${folder}${name}-${width}-${scheme}.png`, fullPage: true });
  });
  await context.close();
  return failed.map(({ item, reason }) => `- ${item.name}, ${width} px, ${scheme}: ${reason}`);
}

/**
 * Scrolls down and back up, so that pictures with lazy loading are loaded. The steps are smaller than every window, and each gives the
 * browser 50 ms to start loading. The scripts are strings, because these files are compiled without the types of the DOM.
 */
async function loadLazyPictures(page: Page): Promise<void> {
  const height = await page.evaluate<number>('document.documentElement.scrollHeight');
  for (let top = 0; top < height; top += 600) {
    await page.evaluate(`scrollTo(0, ${top})`);
    await page.waitForTimeout(50);
  }
  await page.evaluate('scrollTo(0, 0)');
  await page.waitForLoadState('networkidle');
}
