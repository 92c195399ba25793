import { type Answers, toGroups } from '@choose-life/contracts/domain/hra/answer-groups';
import { encodeFlatMap } from '@choose-life/contracts/domain/hra/flat-map';
import { buildQuestionnaire } from '@choose-life/gateway/assessments/questionnaire';
import type { RunningGateway } from '@choose-life/gateway/testing/start-gateway';
import type { Page } from 'playwright-core';
import { writeLocalStorage } from './tab.ts';
import type { TestProduct } from './test-product.ts';
import { waitUntilVisible } from './waiting.ts';

/** The modules of the embedded gateway's questionnaire, from 0 for general to 12 for others. */
export const { modules } = buildQuestionnaire('').meta;

/** An unfinished assessment with these answers. @returns its unique string. */
export function saveAnswers(gateway: RunningGateway, email: string, answers: Answers): Promise<string> {
  return gateway.createSavedAnswers(
    email,
    encodeFlatMap(toGroups(answers), { clientId: 'choose-life-demo', userId: email }, 'save'),
  );
}

/** Opens a page of the assessment as on another day: the answers are those that were saved. */
export async function openSavedAssessment(page: Page, address: string, uniqueString: string): Promise<void> {
  // A page without the app: nothing writes a draft between the clearing and the load.
  const without = new URL('/favicon.svg', address).href;
  if (page.url() !== without) await page.goto(without);
  await page.evaluate(() => sessionStorage.clear());
  await writeLocalStorage(page, { uniqueString });
  await page.goto(address);
  await waitUntilVisible(page.getByRole('button', { name: /^(Next|Finish|Submit Assessment)$/ }));
}

/** Saves these answers for somebody who is signed in, and opens a page of the assessment with them. */
export async function openWithAnswers(
  { gateway, url }: TestProduct,
  { page, email }: { readonly page: Page; readonly email: string },
  path: string,
  answers: Answers,
): Promise<void> {
  await openSavedAssessment(page, url + path, await saveAnswers(gateway, email, answers));
}

/** Goes to a part of the assessment, or to review, by the list of parts beside the page: nothing is loaded anew. */
export async function goToPart(page: Page, label: string): Promise<void> {
  const parts = page.getByRole('navigation', { name: 'All parts' });
  await parts.getByRole('link', { name: new RegExp(`^${label}`) }).click();
  await waitUntilVisible(page.getByRole('heading', { level: 1, name: label, exact: true }));
}
