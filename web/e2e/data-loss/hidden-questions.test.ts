import type { Question, Questionnaire } from '@choose-life/contracts/domain/hra/questionnaire';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { age, openQuestions, save } from '../support/assessment-page.ts';
import { setUpPersonPerTest } from '../support/signed-in.ts';
import { setUpProduct } from '../support/test-product.ts';
import { savedCalls } from './at-the-gateway.ts';

const product = setUpProduct();
const ada = setUpPersonPerTest(product);
let page: Page;

const { lastSaved } = savedCalls(product);

beforeEach(() => {
  ({ page } = ada);
});

describe('questions that come and go', () => {
  it('D21: keep the answer of one that is hidden, and send it', async () => {
    await openQuestions(page, product.url);
    const height = page.getByRole('spinbutton', { name: /in centimetres/ });
    await height.fill('165');
    await page.getByRole('radio', { name: /US customary/ }).click();
    await height.waitFor({ state: 'detached' });
    await save(page);
    expect(lastSaved('hra.q.height_cm.a.centimeters')).toBe(165);
    await page.getByRole('radio', { name: /Metric/ }).click();
    expect(await height.inputValue()).toBe('165');
  });

  it('D24: keep the answer of one that the server stops asking, and have it when it is asked again', async () => {
    const fading: Question = {
      id: 'cups_of_tea',
      label: 'How many cups of tea?',
      input: [{ values: [], min: 0, max: 50, units: 'cups' }],
    };
    const askIt = () =>
      product.proxy.intercept('/hra/get-questionnaire', async (_call, forward) => {
        const { status, body } = await forward();
        // The path says what the body is.
        return { status, body: withQuestion(body as Questionnaire, fading) };
      });
    const inNewTab = async () => {
      await page.close();
      page = await ada.context.newPage();
      await openQuestions(page, product.url);
    };
    const cups = () => page.getByRole('spinbutton', { name: /cups of tea/ });
    askIt();
    await openQuestions(page, product.url);
    await cups().fill('3');
    await save(page);
    product.proxy.restore();
    await inNewTab();
    expect(await cups().count()).toBe(0);
    await age(page).fill('45');
    await save(page);
    askIt();
    await inNewTab();
    expect([await cups().inputValue(), await age(page).inputValue()]).toEqual(['3', '45']);
  });
});

/** The questionnaire with one more question at the end of its first module. */
function withQuestion(questionnaire: Questionnaire, question: Question): Questionnaire {
  const [first, ...others] = questionnaire.meta.modules;
  if (!first) return questionnaire;
  const longer = { ...first, questions: [...first.questions, question] };
  return { ...questionnaire, meta: { ...questionnaire.meta, modules: [longer, ...others] } };
}
