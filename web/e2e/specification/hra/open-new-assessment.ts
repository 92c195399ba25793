import type { Page } from 'playwright-core';
import { writeLocalStorage } from '../../support/local-storage.ts';

/** Opens the assessment with nothing answered and nothing saved. @param url a page of the assessment */
export async function openNewAssessment(page: Page, url: string): Promise<void> {
  await page.goto(new URL('/favicon.svg', url).href);
  await page.evaluate(() => sessionStorage.clear());
  await writeLocalStorage(page, { uniqueString: null });
  await page.goto(url);
}
