import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { save, waitForDraft } from '../support/assessment-page.ts';
import { violationsOf } from '../support/axe.ts';
import { pressEnter, tabTo, typeInto } from '../support/keyboard.ts';
import { goToPart } from '../support/saved-assessment.ts';
import { setUpPersonPerTest } from '../support/signed-in.ts';
import { setUpProduct } from '../support/test-product.ts';
import { waitUntilVisible } from '../support/waiting.ts';
import { questionPage, titles } from './question-page.ts';

const withoutLines = 'Talk to a doctor, a nurse, or somebody you trust, today.';

const product = setUpProduct();
const person = setUpPersonPerTest(product);
let page: Page;

beforeEach(() => {
  ({ page } = person);
});

const { button, fill, gone, hasFocus, high, low, number, openPart, sugar } = questionPage(() => page);
const status = (words: string) => page.getByRole('status').filter({ hasText: words });

describe('an urgent answer', () => {
  it('is told when its field is left, not before, and goes when it is mended', async () => {
    await openPart(product.url, 'blood-pressure-female');
    await high().fill('200');
    await low().fill('125');
    // The high number was left for the low one, which is still being typed.
    await waitUntilVisible(status(titles.high));
    await fill(high(), '125');
    await fill(low(), '82');
    await gone(titles.high);
    await sugar().pressSequentially('50');
    expect(await page.getByText(titles.sugar).count()).toBe(0);
    await sugar().press('Tab');
    await waitUntilVisible(status(titles.sugar));
    await sugar().fill('95');
    await gone(titles.sugar);
  });

  it('keeps the focus where it is, lets everything through, and is clean for axe', async () => {
    await openPart(product.url, 'blood-pressure-female');
    await typeInto(page, high(), '200');
    await page.keyboard.press('Tab');
    await waitUntilVisible(status(titles.high));
    expect(await hasFocus(low())).toBe(true);
    await page.keyboard.type('125');
    expect(await violationsOf(page)).toEqual([]);
    await save(page);
    await pressEnter(page, button('Next'));
    await page.waitForURL('**/hra/cough-hygiene');
  });

  it('does not move away what is pressed next', async () => {
    await openPart(product.url, 'blood-pressure-female');
    await high().fill('200');
    const next = page.getByRole('radio', { name: /A little high/ });
    await next.scrollIntoViewIfNeeded();
    const box = await next.boundingBox();
    if (!box) throw new Error('The next question is not drawn.');
    await page.mouse.move(box.x + 40, box.y + 20);
    await page.mouse.down();
    // As long as a slow finger needs.
    await page.waitForTimeout(200);
    await page.mouse.up();
    await waitUntilVisible(status(titles.high));
    expect(await next.isChecked()).toBe(true);
  });

  it('of breath is told at once, and taken back at once', async () => {
    await openPart(product.url, 'cough-hygiene');
    const breath = page.getByRole('group', { name: /short of breath/ });
    await tabTo(page, breath.getByRole('radio').first());
    await page.keyboard.press('Space');
    await waitUntilVisible(status(titles.breath));
    await page.keyboard.press('ArrowDown');
    await gone(titles.breath);
  });

  it('of mood and worry is told at the end of its page: one notice for both', async () => {
    await openPart(product.url, 'mental-health');
    const choose = (question: string, option: string) =>
      page
        .getByRole('group', { name: new RegExp(question) })
        .getByRole('radio', { name: new RegExp(option) })
        .check();
    await choose('Little interest', 'Several days');
    await choose('Feeling down', 'Several days');
    expect(await page.getByText(titles.mood).count()).toBe(0);
    await choose('Feeling down', 'More than half');
    await waitUntilVisible(status(titles.mood));
    await choose('worrying', 'Nearly every day');
    await waitUntilVisible(status(titles.both));
    expect(await page.getByText(titles.mood).count()).toBe(0);
    expect(await violationsOf(page)).toEqual([]);
    await choose('Little interest', 'Not at all');
    await waitUntilVisible(status(titles.worry));
    await choose('worrying', 'Not at all');
    await gone(titles.worry);
  });

  it('says who helps: the configured lines, or whom to talk to', async () => {
    // Help lines are for mood and worry.
    await openPart(product.url, 'mental-health');
    const often = () =>
      page
        .getByRole('group', { name: /worrying/ })
        .getByRole('radio')
        .last();
    await often().check();
    await waitUntilVisible(status(withoutLines));
    await often().press('Delete');
    // That the variable HELP_LINES is told here: `adapter/src/config/config.test.ts`.
    await page.route('**/config.json', async route => {
      const response = await route.fetch();
      const helpLines = ['Helpline 0800 123 4567', 'Ask the nurse on floor 3'];
      await route.fulfill({ response, json: { ...(await response.json()), helpLines } });
    });
    await openPart(product.url, 'mental-health');
    await often().check();
    await waitUntilVisible(status('Somebody is there for you:'));
    expect(await page.getByText(withoutLines).count()).toBe(0);
    const phone = page.getByRole('link', { name: '0800 123 4567' });
    expect(await phone.getAttribute('href')).toBe('tel:08001234567');
    expect(await status('Ask the nurse on floor 3').getByRole('link').count()).toBe(1);
    expect(await violationsOf(page)).toEqual([]);
  });

  it('is said again when the assessment is submitted, before the results', async () => {
    await openPart(product.url, 'cough-hygiene');
    await page
      .getByRole('group', { name: /short of breath/ })
      .getByRole('radio')
      .first()
      .check();
    await waitForDraft(page, '"chh_sbreath":"yes"');
    await goToPart(page, 'General');
    await page.getByRole('radio', { name: /Female/ }).click();
    await fill(number(/How old are you/), '45');
    await page.goto(`${product.url}/hra/review`);
    await button('Submit Assessment').click();
    const dialog = page.getByRole('dialog');
    await waitUntilVisible(dialog.getByText("Congratulations! You've have completed the assessment."));
    await waitUntilVisible(dialog.getByText(`Read this first: ${titles.breath}.`));
    const kept = await page.evaluate(() => JSON.parse(sessionStorage.getItem('urgentAtSubmit') ?? '{}'));
    expect(kept).toMatchObject({ reportId: expect.any(String), notices: [{ id: 'breath' }] });
    expect(JSON.stringify(kept)).not.toContain('yes');
    expect(await violationsOf(page)).toEqual([]);
  });
});
