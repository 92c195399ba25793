import type { Page } from 'playwright-core';

/** What local storage holds, by key. */
export function readLocalStorage(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => ({ ...localStorage }));
}

/** Writes keys of local storage, as an earlier visit left them; null removes one. Pages read them when they load. */
export function writeLocalStorage(
  page: Page,
  values: Readonly<Record<string, string | null>>,
): Promise<void> {
  return page.evaluate(entries => {
    for (const [key, value] of entries)
      value === null ? localStorage.removeItem(key) : localStorage.setItem(key, value);
  }, Object.entries(values));
}
