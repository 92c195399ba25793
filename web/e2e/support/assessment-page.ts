import { type Answers, toGroups } from '@choose-life/contracts/domain/hra/answer-groups';
import { encodeFlatMap } from '@choose-life/contracts/domain/hra/flat-map';
import type { RunningGateway } from '@choose-life/gateway/testing/start-gateway';
import type { Locator, Page } from 'playwright-core';
import { waitForFrames } from './waiting.ts';

/** The question for the age, on the general page. */
export function age(page: Page): Locator {
  return page.getByRole('textbox', { name: /How old are you/ });
}

export async function openQuestions(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/hra/general`);
  await age(page).waitFor();
}

/** The same, and waits until the page knows the account of its token: only then it saves automatically. */
export async function openOwnQuestions(page: Page, url: string): Promise<void> {
  const details = waitForDetails(page);
  await openQuestions(page, url);
  await details;
}

/** Waits until the account's details arrive at a page that is about to be opened, and until the page has read them. */
export async function waitForDetails(page: Page): Promise<void> {
  const details = await page.waitForResponse(/authentication\.userDetails/);
  await details.finished();
  await waitForFrames(page);
}

/** Answers sex by a real click, and age, and waits until both are in the tab's draft. */
export async function answerSexAndAge(page: Page, years: string): Promise<void> {
  await page.getByRole('radio', { name: /Female/ }).click();
  await age(page).fill(years);
  await waitForDraft(page, `"age_in_years":"${years}"`);
}

export async function beginAssessment(page: Page, url: string): Promise<void> {
  await openQuestions(page, url);
  await answerSexAndAge(page, '45');
}

export async function waitForDraft(page: Page, text: string): Promise<void> {
  await page.waitForFunction(held => sessionStorage.getItem('hraDraft:v1')?.includes(held), text);
}

export async function pressSave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
}

export async function save(page: Page): Promise<void> {
  await pressSave(page);
  await continueAfterSave(page);
}

/** Checks that a save succeeded, and continues. */
export async function continueAfterSave(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Health Assessment Saved' }).waitFor();
  await page.getByRole('button', { name: 'Continue Assessment' }).click();
}

export async function closeError(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { name: 'Error', exact: true });
  await heading.waitFor();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await heading.waitFor({ state: 'detached' });
}

/**
 * Ends a tab without an event for its page, and restores it as browsers do: with its session storage.
 * @param end ends the tab; by default it is closed
 */
export async function closeAndRestoreTab(page: Page, url: string, end = () => page.close()): Promise<Page> {
  const kept = await page.evaluate(() => Object.entries(sessionStorage));
  await end();
  const restored = await page.context().newPage();
  await restored.goto(`${url}/config.json`);
  await restored.evaluate(entries => {
    for (const [key, value] of entries) sessionStorage.setItem(key, value);
  }, kept);
  return restored;
}

/** Saves an unfinished assessment with these answers. @returns its unique string */
export function saveAnswers(gateway: RunningGateway, email: string, answers: Answers): Promise<string> {
  return gateway.createSavedAnswers(
    email,
    encodeFlatMap(toGroups(answers), { clientId: 'choose-life-demo', userId: email }, 'save'),
  );
}
