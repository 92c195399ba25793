import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { inject } from 'vitest';

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

/**
 * All items in a long run, otherwise one item.
 * @param index the index of the item, modulo the number of items. With the index of a test case, consecutive cases use different items
 */
export function allOrOne<Item>(items: readonly Item[], index: number): readonly Item[] {
  const start = index % items.length;
  return inject('long') ? items : items.slice(start, start + 1);
}

/** The accessibility violations of a page, each with its rule and the selectors of its elements. */
export async function violationsOf(page: Page): Promise<string[]> {
  const violations = await violationsNow(page);
  const smallTargets = targetsIn(violations);
  if (smallTargets.length === 0) return violations;
  // A target that is partly covered by a fixed bar counts as too small. So each of them is examined again in the middle of the window.
  const stillSmall: string[] = [];
  for (const target of smallTargets) {
    await page.locator(target).evaluate(element => element.scrollIntoView({ block: 'center' }));
    if (targetsIn(await violationsNow(page)).includes(target)) stillSmall.push(target);
  }
  const others = violations.filter(violation => !violation.startsWith(tooSmallPrefix));
  return stillSmall.length === 0 ? others : [...others, tooSmallPrefix + stillSmall.join(' | ')];
}

const tooSmallPrefix = 'target-size: ';

function targetsIn(violations: readonly string[]): string[] {
  const tooSmall = violations.find(violation => violation.startsWith(tooSmallPrefix));
  return tooSmall?.slice(tooSmallPrefix.length).split(' | ') ?? [];
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
async function violationsNow(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeScript);
  await page.evaluate(waitForAnimations);
  return page.evaluate(async tags => {
    const options = { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] };
    const { violations } = await Reflect.get(globalThis, 'axe').run(options);
    return violations.map(
      ({ id, nodes }: { id: string; nodes: { target: string[] }[] }) =>
        `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
    );
  }, standards);
}
