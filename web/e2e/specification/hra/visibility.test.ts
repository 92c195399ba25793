import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import type { Questionnaire } from '@choose-life/contracts/domain/hra/questionnaire';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { goToPart, modules, openWithAnswers } from '../../support/saved-assessment.ts';
import { ada, openSignedInPage } from '../../support/signed-in.ts';
import { setUpProduct } from '../../support/test-product.ts';
import { visitors } from './visitors.ts';

const product = setUpProduct();
let page: Page;

beforeAll(async () => {
  page = await openSignedInPage(product, ada);
});

/** The questions of a part whose words are not among those shown. */
function missingIn(shown: string, part: string): string[] {
  const questions = modules.find(({ label }) => label === part)?.questions ?? [];
  return questions.filter(({ label }) => !shown.includes(label ?? '')).map(({ id }) => id);
}

const open = (path: string, answers: Answers) =>
  openWithAnswers(product, { page, email: ada.email }, path, answers);

describe.each(visitors)('$who', ({ answers, pages, review }) => {
  beforeAll(() => open('/hra/general', answers));

  it.each(pages)('%s', async (_title, part, hidden) => {
    await goToPart(page, part);
    expect(missingIn(await page.locator('form').innerText(), part).toSorted()).toEqual(hidden.toSorted());
  });

  it.each(review)('review: %s', async (_title, part, hidden) => {
    await goToPart(page, 'Review Health Risk Assessment');
    const trigger = page.getByRole('button', { name: new RegExp(`^${part}`) });
    if ((await trigger.getAttribute('aria-expanded')) === 'false') await trigger.click();
    const open = page.locator('[role=region][data-state=open]');
    await open.locator('li').first().waitFor();
    const shown = await open.innerText();
    expect(missingIn(shown, part).toSorted()).toEqual(hidden.toSorted());
  });
});

describe('a question that is hidden', () => {
  it('s.4: comes and goes with each answer, is kept and sent', async () => {
    await open('/hra/smoking-and-vaping', { smoking: 'still_smoke' });
    const cigarettes = page.getByRole('spinbutton', { name: /cigarettes do you smoke in a day/ });
    await cigarettes.fill('7');
    await page.getByRole('radio', { name: /used to smoke/ }).check();
    await page.getByText('How many years ago did you quit?').waitFor();
    expect(await cigarettes.count()).toBe(0);
    await page.getByRole('radio', { name: /I have never smoked/ }).check();
    await page.getByText('How many years ago did you quit?').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'Continue Assessment' }).click();
    expect(product.proxy.lastBody('/hra/save-answers')).toMatchObject({
      'hra.q.smoking.a': 'never_smoked',
      'hra.q.still_smoke.a.cigarettes_day': 7,
    });
    await page.getByRole('radio', { name: /I still smoke/ }).check();
    expect(await cigarettes.inputValue()).toBe('7');
  });

  it('is hidden on the last page too, where a server asks a man or somebody under 21 for a pap smear', async () => {
    product.proxy.intercept('/hra/get-questionnaire', async (_call, forward) => {
      const { status, body } = await forward();
      // The embedded gateway answers with the questionnaire of the contract.
      return { status, body: withPapSmearLast(body as Questionnaire) };
    });
    const shown = async (answers: Answers) => {
      await open('/hra/others', answers);
      return (await page.locator('form').innerText()).includes(papSmear?.label ?? '');
    };
    expect(await shown({ sex: 'male', age_in_years: 45 })).toBe(false);
    expect(await shown({ sex: 'female', age_in_years: 20 })).toBe(false);
    expect(await shown({ sex: 'female', age_in_years: 21 })).toBe(true);
    product.proxy.restore();
  });
});

const papSmear = modules[1]?.questions.find(({ id }) => id === 'pap_smear_test');

function withPapSmearLast(questionnaire: Questionnaire): Questionnaire {
  const last = questionnaire.meta.modules.at(-1);
  if (!last || !papSmear) throw new Error('The questionnaire has changed.');
  const others = { ...last, questions: [...last.questions, papSmear] };
  const shown = [...questionnaire.meta.modules.slice(0, -1), others];
  return { ...questionnaire, meta: { ...questionnaire.meta, modules: shown } };
}
