import { type Answers, toGroups } from '@choose-life/contracts/domain/hra/answer-groups';
import { encodeFlatMap } from '@choose-life/contracts/domain/hra/flat-map';
import type { RunningGateway } from '@choose-life/gateway/testing/start-gateway';
import type { Locator, Page } from 'playwright-core';
import { waitForFrames } from './waiting.ts';

/** The field of the question about age, on the general page. */
export function ageField(page: Page): Locator {
  return page.getByRole('textbox', { name: /How old are you/ });
}

/** Opens the general page, and waits until its questions are shown. */
export async function openQuestions(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/hra/general`);
  await ageField(page).waitFor();
}

/** Opens the general page, and waits for the user details: until they have arrived, the page does not save automatically. */
export async function openQuestionsWithAccount(page: Page, url: string): Promise<void> {
  const details = waitForUserDetails(page);
  await openQuestions(page, url);
  await details;
}

/** Waits until the page that is opened next has received the user details and rendered them. */
export async function waitForUserDetails(page: Page): Promise<void> {
  const details = await page.waitForResponse(/authentication\.userDetails/);
  await details.finished();
  await waitForFrames(page);
}

/** Answers the questions for sex and age, and waits until both answers are in the draft of the tab. */
export async function answerSexAndAge(page: Page, years: string): Promise<void> {
  await page.getByRole('radio', { name: /Female/ }).click();
  await ageField(page).fill(years);
  await waitForDraft(page, `"age_in_years":"${years}"`);
}

/** Opens the general page, and answers sex and age there. */
export async function beginAssessment(page: Page, url: string, years: string): Promise<void> {
  await openQuestions(page, url);
  await answerSexAndAge(page, years);
}

/** Waits until the stored draft of the tab contains this text. */
export async function waitForDraft(page: Page, text: string): Promise<void> {
  await page.waitForFunction(expected => sessionStorage.getItem('hraDraft:v1')?.includes(expected), text);
}

export async function pressSave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
}

/** Presses Save, and checks that the save succeeds. */
export async function save(page: Page): Promise<void> {
  await pressSave(page);
  await continueAfterSave(page);
}

/** Waits for the modal of a successful save, and closes it by 'Continue Assessment'. */
export async function continueAfterSave(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Health Assessment Saved' }).waitFor();
  await page.getByRole('button', { name: 'Continue Assessment' }).click();
}

/** Waits for the error modal, and closes it. */
export async function closeError(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { name: 'Error', exact: true });
  await heading.waitFor();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await heading.waitFor({ state: 'detached' });
}

/**
 * Ends a tab without an event for its page, and opens a new tab with the same session storage, as browsers restore a tab.
 * @param end ends the tab. Default: `page.close`
 */
export async function closeAndRestoreTab(page: Page, url: string, end = () => page.close()): Promise<Page> {
  const entriesBefore = await page.evaluate(() => Object.entries(sessionStorage));
  await end();
  const restored = await page.context().newPage();
  // A document without the app, which would read the storage too early.
  await restored.goto(`${url}/config.json`);
  await restored.evaluate(entries => {
    for (const [key, value] of entries) sessionStorage.setItem(key, value);
  }, entriesBefore);
  return restored;
}

/** Saves an unfinished assessment with these answers. @returns its unique string */
export function saveAnswers(gateway: RunningGateway, email: string, answers: Answers): Promise<string> {
  return gateway.createSavedAnswers(
    email,
    encodeFlatMap(toGroups(answers), { clientId: 'choose-life-demo', userId: email }, 'save'),
  );
}
