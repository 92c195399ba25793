import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { pageParts } from '../support/page-parts.ts';
import { waitUntilVisible } from '../support/waiting.ts';

/** The headings of the urgent notices. */
export const titles = {
  high: 'Your blood pressure is very high',
  low: 'Your blood pressure is low',
  sugar: 'Your blood sugar is very low',
  breath: 'You are short of breath',
  mood: 'The last two weeks sound heavy',
  worry: 'You have had a lot of worry lately',
  both: 'You have carried a lot lately: low mood and much worry',
} as const;

/**
 * The parts of a question page that the notices are about.
 * @param page gives the page of the running test
 */
export function questionPage(page: () => Page) {
  const { button, number } = pageParts(page);
  return {
    button,
    number,
    high: () => number('High number'),
    low: () => number('Low number'),
    sugar: () => number(/fasting blood sugar/),
    /** Types a number and leaves its field. */
    fill: async (field: Locator, value: string) => {
      await field.fill(value);
      await field.blur();
    },
    hasFocus: async (field: Locator) => (await page().locator(':focus').and(field).count()) === 1,
    gone: (words: string) => expect.poll(() => page().getByText(words).count()).toBe(0),
    /** Opens a part of the assessment. @param url where the product is */
    openPart: async (url: string, part: string) => {
      await page().goto(`${url}/hra/${part}`);
      await waitUntilVisible(page().getByRole('button', { name: /^(Next|Finish)$/ }));
    },
  };
}
