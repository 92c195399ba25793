import type { Locator, Page } from 'playwright-core';
import { leastOf } from './page-parts.ts';

/** More stops than any page has. */
const manyStops = 250;

/** Moves the focus by Tab until it is on what is wanted, and sees that nothing lies over it (2.4.11). */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.first().waitFor();
  for (let stop = 0; stop < manyStops; stop += 1) {
    if ((await page.locator(':focus').and(wanted).count()) > 0) return expectUncovered(page);
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${wanted}.`);
}

/** Goes to it and presses Enter. */
export async function pressEnter(page: Page, wanted: Locator): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press('Enter');
}

/** Goes to a field and types over what it holds. */
export async function typeInto(page: Page, field: Locator, words: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(words);
}

/**
 * Goes through a page of questions by Tab: takes the first option of each choice, by Space, and types the least number each
 * number may have, or the one that is wished. Ends on Next or Finish.
 */
export async function answerByKeys(
  page: Page,
  wantedAnswers: Readonly<Record<string, string>> = {},
): Promise<void> {
  await page.getByRole('button', { name: /^(Next|Finish)$/ }).waitFor();
  for (let stop = 0; stop < manyStops; stop += 1) {
    await page.keyboard.press('Tab');
    const found = await focused(page);
    if (found === undefined) continue;
    const { tag, kind, words } = found;
    if (tag === 'BUTTON' && /^(Next|Finish)$/.test(words.trim())) return;
    if (kind === 'radio') await page.keyboard.press('Space');
    else if (tag === 'SELECT') await page.keyboard.press('ArrowDown');
    else if (kind === 'decimal') {
      const wish = Object.entries(wantedAnswers).find(([part]) => words.includes(part))?.[1];
      await page.keyboard.type(wish ?? (await leastOf(page.locator(':focus'))));
    }
  }
  throw new Error('Tab does not lead to Next.');
}

/** What has the focus: all that is asked of it in one look. */
async function focused(page: Page) {
  const [found] = await page.locator(':focus').evaluateAll(all =>
    all.map(element => ({
      tag: element.tagName,
      kind: element.getAttribute('inputmode') ?? element.getAttribute('type'),
      words:
        element.getAttribute('aria-label') ?? element.closest('fieldset, div, button')?.textContent ?? '',
    })),
  );
  return found;
}

async function expectUncovered(page: Page): Promise<void> {
  const cover = await page.locator(':focus').evaluate(element => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const over = element.ownerDocument.elementFromPoint(left + width / 2, top + height / 2);
    return over === null || element.contains(over) || over.contains(element) ? null : over.outerHTML;
  });
  if (cover !== null) throw new Error(`What has the focus is covered by ${cover.slice(0, 200)}`);
}
