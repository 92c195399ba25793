import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** WCAG 2.2 A and AA, and axe's best practices. */
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe complains about on the page as it is drawn now. */
export async function violationsOf(page: Page): Promise<string[]> {
  const found = await violationsNow(page);
  const hidden = found.find(violation => violation.startsWith(tooSmall));
  if (hidden === undefined) return found;
  // What lies half under a fixed bar is small only until somebody scrolls.
  await page.locator(hidden.slice(tooSmall.length).split(' | ')[0] ?? '').scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 200);
  const after = await violationsNow(page);
  return [...new Set([...found.filter(each => each !== hidden), ...after.filter(each => each === hidden)])];
}

const tooSmall = 'target-size: ';

/** The engine is put into a document once. */
async function violationsNow(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) {
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(standards).analyze();
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
    );
  }
  return page.evaluate(async tags => {
    const options = { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] };
    const { violations } = await Reflect.get(globalThis, 'axe').run(options);
    return violations.map(
      ({ id, nodes }: { id: string; nodes: { target: string[] }[] }) =>
        `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
    );
  }, standards);
}
