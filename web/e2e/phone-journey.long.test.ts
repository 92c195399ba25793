import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { save } from './support/assessment-page.ts';
import { phone } from './support/browser.ts';
import { minimumOf, pageParts } from './support/page-parts.ts';
import { textOfDownload } from './support/reports.ts';
import { openTab } from './support/tab.ts';
import { setUpEmbeddedProduct } from './support/test-product.ts';
import { translationMark, translator } from './support/translator.ts';

/*
 * Counts the taps of a new user on the whole journey through the product, which runs as with `npm start`. A tap is a touch of the screen
 * outside the on-screen keyboard. Keys of the on-screen keyboard move from one field to the next, and submit a form.
 */

/** The answers of this person. For all other questions the person chooses the last option, or types the minimum. */
const wantedAnswers: readonly (readonly [question: string, answer: string | number])[] = [
  ['What is your sex', 'Female'],
  ['How old are you', 45],
  ['in centimetres', 165],
  ['in kilograms', 80],
  ['medicine for high blood pressure', 'No'],
  ['High number', 138],
  ['Low number', 86],
  ['Has your cholesterol', 'No'],
  ['fasting blood sugar', 95],
  ['resting heart rate', 72],
  ['short of breath', 'No'],
  ['Do you smoke', 'I have never smoked'],
];

const product = setUpEmbeddedProduct();
let page: Page;
let taps = 0;
const consoleErrors: string[] = [];
/** The console error of the browser for a refused call, which is not an error of the page. */
const refusedCall = /status of (401|422)/;

beforeEach(async () => {
  taps = 0;
  consoleErrors.length = 0;
  page = await openTab(product, {}, phone);
  page.on('console', message => {
    if (message.type() === 'error' && !refusedCall.test(message.text())) consoleErrors.push(message.text());
  });
  page.on('pageerror', error => consoleErrors.push(String(error)));
});

const { button } = pageParts(() => page);
const link = (name: string) => page.getByRole('link', { name, exact: true }).first();

async function tap(target: Locator): Promise<void> {
  taps += 1;
  await target.tap();
}

/** Types into the focused field, and continues with the key of the on-screen keyboard. */
async function type(text: string, key: 'Tab' | 'Enter'): Promise<void> {
  await page.keyboard.type(text);
  await page.keyboard.press(key);
}

/** Answers all unanswered questions of the page. An answer may show further questions. */
async function answerAll(): Promise<void> {
  for (;;) {
    const question = await nextUnanswered();
    if (question === null) return;
    await answer(question);
  }
}

async function nextUnanswered(): Promise<Locator | null> {
  const questions = page.locator(
    'form fieldset:has(input[type=radio]):not(:has(:checked)), form input[inputmode=decimal], form select',
  );
  // All questions are read in one call, because each call to the browser is slow. A fieldset has no `value`. The selector finds only
  // unanswered fieldsets.
  const index = await questions.evaluateAll(all =>
    all.findIndex(element => !('value' in element) || element.value === ''),
  );
  return index === -1 ? null : questions.nth(index);
}

async function answer(question: Locator): Promise<void> {
  const questionText = await textOfQuestion(question);
  const [, wantedAnswer] = wantedAnswers.find(([words]) => questionText.includes(words)) ?? [];
  const tag = await question.evaluate(element => element.tagName);
  if (tag === 'FIELDSET') {
    // An option's name is its letter, a comma and its label: 'No' matches 'B, No', but not 'C, I am not sure'.
    const wantedName = new RegExp(`^[A-Z] ?, ?${RegExp.escape(String(wantedAnswer))}\\b`);
    const options = question.getByRole('radio');
    await tap(
      wantedAnswer === undefined ? options.last() : question.getByRole('radio', { name: wantedName }),
    );
  } else if (tag === 'SELECT') {
    // One tap opens the list, and one tap chooses.
    taps += 2;
    await question.selectOption({ index: 1 });
  } else {
    if (!(await question.evaluate(element => element.matches(':focus')))) await tap(question);
    await type(String(wantedAnswer ?? (await minimumOf(question))), 'Tab');
  }
}

/** The text that identifies a question: its legend, or the label of its input with the legend around it. */
function textOfQuestion(question: Locator): Promise<string> {
  return question.evaluate(element => {
    const words = [element.ownerDocument.querySelector(`label[for="${element.id}"]`)?.textContent];
    for (let group = element.closest('fieldset'); group; group = group.parentElement.closest('fieldset'))
      words.push(group.querySelector('legend')?.textContent);
    return words.join(' ');
  });
}

describe.each([
  ['on a phone', false],
  ['on a phone with a page translator', true],
])('%s', (_, isTranslated) => {
  const person = {
    email: isTranslated ? 'ngozi@example.test' : 'sade@example.test',
    password: 'a good password',
  };

  // Measured: 9 taps and 99 taps.
  it('a new user needs at most 12 taps from the home page to the first question, and at most 100 to the report', async () => {
    const sentRequests: string[] = [];
    const lostTexts: string[] = [];
    /** Collects the texts that the page wrote into removed nodes. Must be called before another document is opened. */
    const collectLostTexts = async () =>
      isTranslated && lostTexts.push(...(await page.evaluate<string[]>('translator.lostTexts')));
    if (isTranslated) await page.addInitScript(translator);
    page.on('request', request => sentRequests.push(`${request.url()} ${request.postData()}`));
    await page.goto(product.url);
    await tap(link('Take the assessment'));
    await tap(link('New here? Get Started'));
    await tap(page.getByLabel('First Name'));
    await type('Ṣadé', 'Tab');
    await type('Ọlátúnjí', 'Tab');
    // The list opens when the keyboard moves the focus to it, so one tap chooses an option.
    taps += 1;
    await page.getByLabel('Gender').selectOption('Female');
    await page.keyboard.press('Tab');
    await type(person.email, 'Tab');
    await type(person.password, 'Enter');
    await page.getByRole('heading', { name: 'Verification link sent!' }).waitFor();
    await collectLostTexts();
    await page.goto(product.mailboxUrl);
    await tap(page.getByRole('link', { name: '/signup/success' }).first());
    await page.waitForURL(/signup\/success/);
    expect(page.url()).not.toContain('otp=');
    await tap(button('Proceed to Login'));
    await page.waitForURL('**/login');
    expect(await page.getByLabel('Email').inputValue()).toBe(person.email);
    await tap(page.getByLabel('Password', { exact: true }));
    await type(person.password, 'Enter');
    await page.waitForURL('**/dashboard');
    await tap(link('Find out my risk age'));
    await tap(button('Start'));
    await page.getByRole('radio', { name: /Female/ }).waitFor();
    expect(taps).toBeLessThanOrEqual(12);

    while (!page.url().endsWith('/hra/review')) {
      const { pathname } = new URL(page.url());
      await answerAll();
      // Sends the answers, so that the check for translated texts below also examines them.
      if (isTranslated) await save(page);
      await tap(page.getByRole('button', { name: /^(Next|Finish)$/ }));
      await page.waitForURL(url => url.pathname !== pathname);
      await page.locator('main h1').waitFor();
    }
    await tap(button('Submit Assessment'));
    await tap(page.getByRole('dialog').getByRole('button', { name: 'Show Results' }));
    await page.getByText('Healthier living can reduce your risks by').first().waitFor();
    expect(taps).toBeLessThanOrEqual(100);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      tap(button('Download Results').first()),
    ]);
    const text = await textOfDownload(download);
    expect(text).toContain('Ṣadé Ọlátúnjí');
    const riskAge = Number.parseInt(await page.locator('h3:has-text("Your Risk Age") + p').innerText(), 10);
    expect(riskAge).toBeGreaterThan(45);
    expect(text).toContain(String(riskAge));
    await collectLostTexts();
    expect(lostTexts).toEqual([]);
    // The page sends and stores only ids and typed texts, never a translated text.
    expect(
      [...sentRequests, await page.evaluate('JSON.stringify([localStorage, sessionStorage])')].join(),
    ).not.toContain(translationMark);
    expect(consoleErrors).toEqual([]);
  });
});
