import { execFileSync } from 'node:child_process';
import type { Browser, BrowserContext } from 'playwright-core';
import { addWorktree } from '../../tools/worktree.ts';
import { pathOf } from '../src/paths.ts';
import { launchBrowser, phone } from './support/browser.ts';
import {
  countingScript,
  type MainThread,
  type PageCounts,
  readCounts,
  traceMainThread,
} from './support/page-cost.ts';
import { type StartedProduct, startProduct } from './support/product.ts';
import { demoAccount, open, openSignedInPage } from './support/routes.ts';

/** An odd number, so that the median is one of the values. */
const loadCount = 7;
const signedInPages = (
  ['dashboard', 'reportSummary', 'library', 'reports', 'settings', 'hraGeneral'] as const
).map(pathOf);

/** One of the two compared builds, with the storage of a signed-in person. */
interface MeasuredBuild {
  readonly product: StartedProduct;
  readonly storageState: Awaited<ReturnType<BrowserContext['storageState']>>;
}

/** The measured values of one load of a page. */
interface PageLoad extends PageCounts, MainThread {
  readonly requests: number;
}

/** The labels of the printed values. */
const figures = {
  contentMs: 'LCP, ms',
  cpuMs: 'CPU, ms',
  longMs: 'long tasks, ms',
  shift: 'CLS',
  commits: 'commits',
  requests: 'requests',
  layouts: 'layouts',
  paints: 'paints',
} as const satisfies Partial<Record<keyof PageLoad, string>>;

// Cast: `Object.keys` returns `string[]`.
const figureNames = Object.keys(figures) as readonly (keyof typeof figures)[];

/**
 * `npm run lighthouse -- compare REF [PATH …]`: loads the signed-in pages of this checkout and of another commit, seven times each with an
 * empty cache. The loads alternate (A B B A), so that a change of the machine's speed affects both. Prints the medians of both, and the
 * median of the changes within the pairs.
 */
export async function comparePages(
  [ref = 'HEAD~1', ...paths]: readonly string[],
  printLine: (line: string) => void,
): Promise<void> {
  const worktree = addWorktree(ref);
  const browser = await launchBrowser();
  const started: MeasuredBuild[] = [];
  try {
    const commit = await startBuild(browser, worktree.folder);
    started.push(commit);
    const checkout = await startBuild(browser);
    started.push(checkout);
    for (const path of paths.length > 0 ? paths : signedInPages) {
      printLine(`\n${path.padEnd(20)}${figureNames.map(name => figures[name].padStart(16)).join('')}`);
      const loadsOfCommit: PageLoad[] = [];
      const loadsOfCheckout: PageLoad[] = [];
      for (let load = 0; load < loadCount; load += 1) {
        const isCommitFirst = load % 2 === 0;
        if (isCommitFirst) loadsOfCommit.push(await loadPage(browser, commit, path));
        loadsOfCheckout.push(await loadPage(browser, checkout, path));
        if (!isCommitFirst) loadsOfCommit.push(await loadPage(browser, commit, path));
      }
      printLine(rowOf(ref, figure => median(valuesOf(loadsOfCommit, figure))));
      printLine(rowOf('here', figure => median(valuesOf(loadsOfCheckout, figure))));
      printLine(
        rowOf('change, %', figure =>
          changeOf(valuesOf(loadsOfCommit, figure), valuesOf(loadsOfCheckout, figure)),
        ),
      );
    }
  } finally {
    await browser.close();
    for (const { product } of started) await product.stop();
    worktree.remove();
  }
}

/**
 * Starts the product of a build, and stores the state of a browser after a first visit.
 * @param folder the checkout of the other commit; undefined for this checkout, whose build is in WEB_DIST
 */
async function startBuild(browser: Browser, folder?: string): Promise<MeasuredBuild> {
  const environment: Record<string, string> = folder === undefined ? {} : { WEB_DIST: buildWeb(folder) };
  const product = await startProduct(environment, folder);
  const context = await browser.newContext(phone);
  const page = await openSignedInPage(context, product, demoAccount);
  // A first visit fills storage, so that all measured visits start with the same storage.
  await open(page, product, '/dashboard');
  await page.waitForLoadState('networkidle');
  const storageState = await context.storageState();
  await context.close();
  return { product, storageState };
}

/** Builds the web app of a checkout. @returns the folder of the build, which the command prints in its last line */
function buildWeb(folder: string): string {
  const { WEB_DIST: _, ...env } = process.env;
  const output = execFileSync(process.execPath, ['tools/run.mjs', '--build'], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  return output.trim().split('\n').at(-1) ?? '';
}

async function loadPage(
  browser: Browser,
  { product, storageState }: MeasuredBuild,
  path: string,
): Promise<PageLoad> {
  // A new context has an empty cache.
  const context = await browser.newContext({ ...phone, storageState });
  const page = await context.newPage();
  await page.addInitScript(countingScript);
  let requests = 0;
  page.on('request', () => {
    requests += 1;
  });
  // Locators are only used after the trace: Playwright evaluates its scripts on the main thread, which takes some 70 ms.
  const thread = await traceMainThread(browser, page, () =>
    page.goto(product.url + path, { waitUntil: 'networkidle' }),
  );
  await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' });
  const counts = await readCounts(page);
  await context.close();
  return { ...counts, ...thread, requests };
}

const valuesOf = (pageLoads: readonly PageLoad[], figure: keyof typeof figures) =>
  pageLoads.map(load => load[figure]);

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** The median change of the pairs, in percent. */
function changeOf(before: readonly number[], after: readonly number[]): number {
  return median(before.map((value, index) => 100 * ((after[index] ?? Number.NaN) / value - 1)));
}

function rowOf(name: string, read: (figure: keyof typeof figures) => number): string {
  const cells = figureNames.map(figure =>
    read(figure)
      .toFixed(figure === 'shift' ? 3 : 0)
      .padStart(16),
  );
  return name.padEnd(20) + cells.join('');
}
