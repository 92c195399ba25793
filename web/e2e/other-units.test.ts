import type { Questionnaire } from '@choose-life/contracts/domain/hra/questionnaire';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contextWith, draftHolds, save } from './support/answering.ts';
import { violationsOf } from './support/axe.ts';
import { tabTo } from './support/keys.ts';
import { type RewrittenProduct, startRewrittenProduct } from './support/rewritten-product.ts';
import { goToPart, modules, openSaved, saveAnswers } from './support/saved-assessment.ts';
import { shown } from './support/shown.ts';

let product: RewrittenProduct;
let context: BrowserContext;
let page: Page;
let email: string;
let accounts = 0;

beforeAll(async () => {
  product = await startRewrittenProduct();
});
afterAll(() => product?.stop());
beforeEach(async () => {
  accounts += 1;
  email = `person-${accounts}@example.test`;
  const { token } = await product.gateway.createAccount({ email, password: 'a good password' });
  const options = { bypassCSP: true, reducedMotion: 'reduce' } as const;
  context = await contextWith(product.browser, product.url, { token, email }, options);
  page = await context.newPage();
});
afterEach(async () => {
  product.between.restore();
  await context?.close();
});

const path = '/hra/blood-pressure-female';
const sugar = () => page.getByRole('spinbutton', { name: /fasting blood sugar/ });
const cholesterol = () => page.getByRole('spinbutton', { name: /total cholesterol/ });
const switches = () => page.getByRole('checkbox', { name: 'My result is in mmol/L' });
const button = (name: string) => page.getByRole('button', { name, exact: true });

async function openWith(answers: Record<string, string | number>): Promise<void> {
  await openSaved(page, product.url + path, await saveAnswers(product.gateway, email, answers));
}

describe('a result in mmol/L', () => {
  it('is typed as it is printed, held and sent in mg/dL, and stays as it was typed', async () => {
    await openWith({ sex: 'female' });
    await tabTo(page, switches().nth(1));
    await page.keyboard.press('Space');
    expect(await page.locator(':focus').and(switches().nth(1)).count()).toBe(1);
    await sugar().pressSequentially('5.4');
    await sugar().blur();
    await shown(page.getByText('We keep this as 97 mg/dL, rounded.'));
    expect(await sugar().inputValue()).toBe('5.4');
    await shown(page.getByText('2.2 to 33.3 mmol/L'));
    expect(await page.getByText('Please check this answer.').count()).toBe(0);
    expect(await violationsOf(page)).toEqual([]);
    await draftHolds(page, '"blood_glucose":"97"');
    await save(page);
    expect(product.between.callsOf('/hra/save-answers').at(-1)?.body).toMatchObject({
      'hra.q.blood_glucose.a.mg/dL': 97,
      'hra.app.cholunits': 'mg/dl',
    });
    await goToPart(page, 'Cough hygiene');
    await goToPart(page, 'Blood pressure');
    expect(await sugar().inputValue()).toBe('5.4');
    await sugar().fill('5.5');
    await shown(page.getByText('We keep this as 99 mg/dL.', { exact: true }));
    expect(await cholesterol().inputValue()).toBe('');
  });

  it('keeps the amount of a number that makes sense, and the digits of one that does not', async () => {
    await openWith({ sex: 'female', cholesterol_check: '1', cholesterol_level: 190 });
    await switches().first().check();
    expect(await cholesterol().inputValue()).toBe('4.9');
    await switches().first().uncheck();
    expect(await cholesterol().inputValue()).toBe('190');
    await sugar().fill('5.4');
    await switches().nth(1).check();
    expect(await sugar().inputValue()).toBe('5.4');
    await shown(page.getByText('We keep this as 97 mg/dL, rounded.'));
  });

  it('that was in mg/dL after all is asked about', async () => {
    await openWith({ sex: 'female' });
    await switches().nth(1).check();
    await sugar().fill('97');
    await sugar().blur();
    await shown(page.getByText('Enter a number between 2.2 and 33.3 mmol/L.'));
    await button('Use 97 mg/dL').click();
    expect(await switches().nth(1).isChecked()).toBe(false);
    expect(await sugar().inputValue()).toBe('97');
    expect(await page.getByText('Please check this answer.').count()).toBe(0);
  });

  it('is asked for by no switch where a gateway asks in another unit', async () => {
    product.between.rewrite('/hra/get-questionnaire', async (_call, ask) => {
      const { status, body } = await ask();
      // The embedded gateway answers with the questionnaire of the contract.
      const { meta, ...rest } = body as Questionnaire;
      const inMmol = meta.modules.map(module => ({
        ...module,
        questions: module.questions.map(question => ({
          ...question,
          input: question.input.map(input =>
            /mg/.test(input.units ?? '') ? { ...input, min: 2, max: 40, units: 'mmol/L' } : input,
          ),
        })),
      }));
      return { status, body: { ...rest, meta: { ...meta, modules: inMmol } } };
    });
    await openWith({ sex: 'female' });
    expect(await switches().count()).toBe(0);
    expect(await sugar().getAttribute('max')).toBe('40');
  });
});

describe('the questionnaire', () => {
  it('spells a unit in one way, asks for no sums, and says one thing of what somebody does not know', () => {
    const questions = modules.flatMap(module => module.questions);
    const prompts = [...modules, ...questions].map(({ prompt }) => prompt ?? '');
    const units = questions.flatMap(({ input }) => input.map(each => each.units ?? ''));
    expect(new Set(units.filter(unit => /^mg/i.test(unit)))).toEqual(new Set(['mg/dL']));
    expect(prompts.filter(prompt => /multiply/i.test(prompt))).toEqual([]);
    expect(prompts.filter(prompt => /enter 0 if you do not know/i.test(prompt))).toEqual([]);
  });
});
