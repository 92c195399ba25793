import type { ElementHandle, Locator, Page } from 'playwright-core';
import { minimumOf } from './page-parts.ts';

/** More tab stops than any page has. */
const maxStops = 250;

/** Moves the focus by Tab until it is on the target element, and checks that no other element covers it (WCAG 2.4.11). */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.first().waitFor();
  let elements = await target.elementHandles();
  for (let stop = 0; stop < maxStops; stop += 1) {
    const focus = await focusAmong(elements);
    if (focus === 'on one of them') return expectUncovered(page);
    if (focus === 'replaced') elements = await target.elementHandles();
    else await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${target}.`);
}

/**
 * Whether one of these elements has the focus, or React has replaced one of them. The elements are looked up once for all tab stops,
 * because a search by role reads the whole page.
 */
async function focusAmong(
  elements: readonly ElementHandle[],
): Promise<'on one of them' | 'elsewhere' | 'replaced'> {
  const states = await Promise.all(
    elements.map(handle =>
      handle.evaluate(element => ({ isConnected: element.isConnected, hasFocus: element.matches(':focus') })),
    ),
  );
  if (states.length === 0 || states.some(({ isConnected }) => !isConnected)) return 'replaced';
  return states.some(({ hasFocus }) => hasFocus) ? 'on one of them' : 'elsewhere';
}

/** Moves the focus to an element and presses Enter. */
export async function pressEnter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Moves the focus to a field and replaces its text. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
}

/**
 * Goes through a page of questions by Tab: chooses the first option of each choice by Space, and the next option of each list by the arrow key.
 * Types the given number or the minimum into each number field. Ends on Next or Finish.
 * @param wantedAnswers numbers by a part of the label of their field
 */
export async function answerByKeys(
  page: Page,
  wantedAnswers: Readonly<Record<string, string>> = {},
): Promise<void> {
  await page.getByRole('button', { name: /^(Next|Finish)$/ }).waitFor();
  for (let stop = 0; stop < maxStops; stop += 1) {
    await page.keyboard.press('Tab');
    const focusedElement = await readFocusedElement(page);
    if (focusedElement === undefined) continue;
    const { tag, inputType, label } = focusedElement;
    if (tag === 'BUTTON' && /^(Next|Finish)$/.test(label.trim())) return;
    if (inputType === 'radio') await page.keyboard.press('Space');
    else if (tag === 'SELECT') await page.keyboard.press('ArrowDown');
    else if (inputType === 'decimal') {
      const wantedAnswer = Object.entries(wantedAnswers).find(([part]) => label.includes(part))?.[1];
      await page.keyboard.type(wantedAnswer ?? (await minimumOf(page.locator(':focus'))));
    }
  }
  throw new Error('Tab does not lead to Next or Finish.');
}

/** The properties of the focused element, read in one call to the browser; undefined if no element has the focus. */
async function readFocusedElement(page: Page) {
  const [focusedElement] = await page.locator(':focus').evaluateAll(all =>
    all.map(element => ({
      tag: element.tagName,
      inputType: element.getAttribute('inputmode') ?? element.getAttribute('type'),
      label:
        element.getAttribute('aria-label') ?? element.closest('fieldset, div, button')?.textContent ?? '',
    })),
  );
  return focusedElement;
}

async function expectUncovered(page: Page): Promise<void> {
  const coverHtml = await page.locator(':focus').evaluate(element => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const topElement = element.ownerDocument.elementFromPoint(left + width / 2, top + height / 2);
    if (topElement === null || element.contains(topElement) || topElement.contains(element)) return null;
    return topElement.outerHTML;
  });
  if (coverHtml !== null) throw new Error(`The focused element is covered by ${coverHtml.slice(0, 200)}`);
}
