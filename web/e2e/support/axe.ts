import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

declare global {
  /** The global object of `axeScript`, inside the page. */
  const axe: {
    run(options: object): Promise<{
      readonly violations: readonly {
        readonly id: string;
        readonly nodes: readonly { readonly target: readonly string[] }[];
      }[];
    }>;
  };
}

/** The minified file is used, because the main file of the package is twice as long, and each document parses the file again. */
const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 A and AA, and axe's best practices. */
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The window sizes and colour schemes in which a page is examined. One load is enough for all, since the page adapts to them. */
export const looks = [
  { width: 390, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const;

/** The accessibility violations of a page, each with its rule and the selector of its element. */
export async function violationsOf(page: Page): Promise<string[]> {
  const violations: string[] = [];
  for (const { rule, selector } of await violationsNow(page)) {
    if (rule === smallTarget) {
      // A target that is partly covered by a fixed bar counts as too small. So it is examined again in the middle of the window.
      await page.locator(selector).evaluate(element => element.scrollIntoView({ block: 'center' }));
      const inMiddle = await violationsNow(page);
      if (!inMiddle.some(again => again.rule === smallTarget && again.selector === selector)) continue;
    }
    violations.push(`${rule}: ${selector}`);
  }
  return violations;
}

/** The rule of axe for targets that are too small (WCAG 2.5.8). */
const smallTarget = 'target-size';

/** An element that violates a rule of axe. */
interface Violation {
  readonly rule: string;
  readonly selector: string;
}

/**
 * Waits until all animations have ended, except endless animations and animations of hidden elements. An element that was closed while it
 * faded in is not painted, so its animation never ends. Null replaces the animations, because `evaluate` would return a copy of them.
 */
const waitForAnimations = `Promise.allSettled(
  document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
    .filter(({ effect }) => effect?.target?.checkVisibility() ?? true)
    .map(({ finished }) => finished.then(() => null)),
)`;

/** Inserts axe into the document if necessary, and runs it. */
async function violationsNow(page: Page): Promise<Violation[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeScript);
  await page.evaluate(waitForAnimations);
  return page.evaluate(async tags => {
    const options = { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] };
    const { violations } = await axe.run(options);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => ({ rule: id, selector: target.join(' ') })),
    );
  }, standards);
}
