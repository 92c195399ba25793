import { type Answers, toGroups } from '@choose-life/contracts/domain/hra/answer-groups';
import { encodeFlatMap } from '@choose-life/contracts/domain/hra/flat-map';
import { buildQuestionnaire } from '@choose-life/gateway/assessments/questionnaire';
import type { RunningGateway } from '@choose-life/gateway/testing/start-gateway';
import type { Page } from 'playwright-core';
import { store } from './local-storage.ts';
import { shown } from './shown.ts';

/** The modules of the embedded gateway's questionnaire, from 0 for general to 12 for others. */
export const { modules } = buildQuestionnaire({
  clientId: '',
  externalId: '',
  saveKey: '',
  userEmail: '',
}).meta;

/** An unfinished assessment with these answers. @returns its unique string. */
export function saveAnswers(gateway: RunningGateway, email: string, answers: Answers): Promise<string> {
  return gateway.createSavedAnswers(
    email,
    encodeFlatMap(toGroups(answers), { clientId: 'choose-life-demo', userId: email }, 'save'),
  );
}

/** Opens a page of the assessment as on another day: the answers are those that were saved. */
export async function openSaved(page: Page, address: string, uniqueString: string): Promise<void> {
  // A page without the app: nothing writes a draft between the clearing and the load.
  await page.goto(new URL('/favicon.svg', address).href);
  await page.evaluate(() => sessionStorage.clear());
  await store(page, { uniqueString });
  await page.goto(address);
  await shown(page.getByRole('button', { name: /^(Next|Finish|Submit Assessment)$/ }));
}

/** Goes to a part of the assessment, or to review, by the list of parts beside the page: nothing is loaded anew. */
export async function goToPart(page: Page, label: string): Promise<void> {
  const parts = page.getByRole('navigation', { name: 'All parts' });
  await parts.getByRole('link', { name: new RegExp(`^${label}`) }).click();
  await shown(page.getByRole('heading', { level: 1, name: label, exact: true }));
}
