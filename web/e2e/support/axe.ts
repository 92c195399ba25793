import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { inject } from 'vitest';

/** The package's main file is twice as long, and each document reads it anew. */
const engine = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 A and AA, and axe's best practices. */
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** How a page is looked at. One load draws them all: the page follows the window and the scheme. */
export const looks = [
  { width: 390, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const;

/** In the long run all of them, else one by turns. */
export function byTurns<Each>(all: readonly Each[], turn: number): readonly Each[] {
  return inject('long') ? all : all.slice(turn % all.length, (turn % all.length) + 1);
}

export async function violationsOf(page: Page): Promise<string[]> {
  const found = await violationsNow(page);
  const small = targetsIn(found);
  if (small.length === 0) return found;
  // What lies half under a fixed bar is small only until somebody scrolls: each is looked at again in the middle.
  const stillSmall: string[] = [];
  for (const target of small) {
    await page.locator(target).evaluate(element => element.scrollIntoView({ block: 'center' }));
    if (targetsIn(await violationsNow(page)).includes(target)) stillSmall.push(target);
  }
  const others = found.filter(violation => !violation.startsWith(tooSmall));
  return stillSmall.length === 0 ? others : [...others, tooSmall + stillSmall.join(' | ')];
}

const tooSmall = 'target-size: ';

function targetsIn(violations: readonly string[]): string[] {
  const found = violations.find(violation => violation.startsWith(tooSmall));
  return found?.slice(tooSmall.length).split(' | ') ?? [];
}

/** What was closed while it faded in never ends: the browser does not draw it. */
const nothingFades = `Promise.allSettled(
  document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
    .filter(({ effect }) => effect?.target?.checkVisibility() ?? true)
    .map(({ finished }) => finished.then(() => null)),
)`;

/** The engine is put into a document once. */
async function violationsNow(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(engine);
  await page.evaluate(nothingFades);
  return page.evaluate(async tags => {
    const options = { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] };
    const { violations } = await Reflect.get(globalThis, 'axe').run(options);
    return violations.map(
      ({ id, nodes }: { id: string; nodes: { target: string[] }[] }) =>
        `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
    );
  }, standards);
}
