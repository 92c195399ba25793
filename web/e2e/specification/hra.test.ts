import type { Questionnaire } from '@choose-life/contracts/domain/hra/questionnaire';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { proves } from '../specification.ts';
import { holdAnswers } from '../support/held-answers.ts';
import { readLocalStorage, writeLocalStorage } from '../support/local-storage.ts';
import { goToPart, modules, openSavedAssessment, saveAnswers } from '../support/saved-assessment.ts';
import { openSignedInPage } from '../support/signed-in.ts';
import { setUpProduct } from '../support/test-product.ts';

/* Long on purpose: one product and one browser serve the whole assessment, and starting them takes longest. */

const person = { email: 'ada@example.test', password: 'a good password' };
const product = setUpProduct();
let page: Page;

beforeAll(async () => {
  page = await openSignedInPage(product, person);
});

/** Every call of a group's tests is answered by the gateway again after each. */
const answeredAgain = () => afterEach(() => product.proxy.restore());
const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
const number = (name: string | RegExp) => page.getByRole('spinbutton', { name });
const radio = (name: string) => page.getByRole('radio', { name, exact: true });
const at = (path: string) => page.waitForURL(address => address.pathname === path);
const sent = (call: string) => product.proxy.callsTo(call).at(-1)?.body;

/** Opens the assessment with nothing answered and nothing saved. */
async function openNew(path: string): Promise<void> {
  await page.goto(`${product.url}/favicon.svg`);
  await page.evaluate(() => sessionStorage.clear());
  await writeLocalStorage(page, { uniqueString: null });
  await page.goto(product.url + path);
}

describe('the start page', () => {
  answeredAgain();

  it(`${proves('s2.4-01', 's2.4-02', 's2.4-04')} has a title, a word on confidentiality, a box with Start and a footer`, async () => {
    await openNew('/hra');
    await page.getByRole('heading', { level: 1, name: 'Health Risk Assessment' }).waitFor();
    await page.getByText('Your answers are confidential. They are not shared with your employer.').waitFor();
    await page.getByRole('heading', { name: 'Health Assessment', exact: true }).waitFor();
    await button('Start').waitFor();
    await page.getByText('Powered by a third-party assessment provider.').waitFor();
  });

  it(`${proves('s2.4-02', 's2.4-03')} reads 'Loading Questions...' while it loads, then opens the general page`, async () => {
    await openNew('/hra');
    const release = holdAnswers(product.proxy, '/hra/get-questionnaire');
    await button('Start').click();
    await button('Loading Questions...').waitFor();
    expect(new URL(page.url()).pathname).toBe('/hra');
    release();
    await at('/hra/general');
  });

  it(`${proves('s4-24')} clears every answer and the stored unique string`, async () => {
    const saved = await saveAnswers(product.gateway, person.email, { sex: 'female', chh_cough: 'yes' });
    await openSavedAssessment(page, `${product.url}/hra/general`, saved);
    expect(await radio('B, Female').isChecked()).toBe(true);
    await number(/How old are you/).fill('45');
    await page.getByRole('link', { name: 'Back to overview' }).click();
    await page.getByRole('link', { name: 'Health Risk Assessment' }).click();
    await button('Start again').click();
    await at('/hra/general');
    await button('Next').waitFor();
    expect(await page.locator('input:checked').count()).toBe(0);
    expect(await number(/How old are you/).inputValue()).toBe('');
    expect(await readLocalStorage(page)).not.toHaveProperty('uniqueString');
    await goToPart(page, 'Cough hygiene');
    expect(await page.locator('input:checked').count()).toBe(0);
  });
});

describe('the way through the pages', () => {
  const words = modules.map(({ questions }, index) => ({
    label: `Module ${index}`,
    prompt: `Prompt ${index}`,
    questions: questions.map((question, place) => ({ ...question, label: `Question ${index}.${place}` })),
  }));
  const heading = () => page.getByRole('heading', { level: 1 }).innerText();

  /** Each page on the way by a button: its path and the heading that the server gave its module. */
  async function wayBy(name: 'Next' | 'Previous', from: string, steps: number): Promise<string[]> {
    const way: string[] = [];
    await at(from);
    for (let step = 0; step < steps; step += 1) {
      const { pathname } = new URL(page.url());
      await page.locator(`#main`).getByRole('heading', { level: 1 }).waitFor();
      way.push(`${pathname} ${await heading()}`);
      await button(name).click();
      await page.waitForURL(address => address.pathname !== pathname);
    }
    return way;
  }

  beforeAll(async () => {
    product.proxy.intercept('/hra/get-questionnaire', async (_call, forward) => {
      const { status, body } = await forward();
      // The embedded gateway answers with the questionnaire of the contract.
      const { meta, ...rest } = body as Questionnaire;
      const named = meta.modules.map((module, index) => ({ ...module, ...words[index] }));
      return { status, body: { ...rest, meta: { ...meta, modules: named } } };
    });
    await openNew('/hra/general');
    await page.getByRole('heading', { level: 1, name: 'Module 0' }).waitFor();
  });
  afterAll(() => product.proxy.restore());

  it(`${proves('s2.4-05', 's2.4-06')} goes by the sex answer after general`, async () => {
    await radio('A, Male').check();
    await button('Next').click();
    await at('/hra/blood-pressure-male');
    await button('Previous').click();
    await at('/hra/general');
    await radio('B, Female').check();
    await button('Next').click();
    await at('/hra/blood-pressure-female');
    await button('Previous').click();
    await page.getByRole('button', { name: 'Clear answer: Question 0.1' }).click();
    await button('Next').click();
    await at('/hra/blood-pressure-female');
  });

  it(`${proves('s2.4-08', 's2.4-09', 's2.4-11', 's2.4-12', 's2.4-13', 's2.4-14', 's2.4-15', 's2.4-18', 's5-21')} leads by Next to others, and nothing that is missing blocks it`, async () => {
    expect(await wayBy('Next', '/hra/blood-pressure-female', 10)).toEqual([
      '/hra/blood-pressure-female Module 1',
      '/hra/cough-hygiene Module 2',
      '/hra/smoking-and-vaping Module 3',
      '/hra/safety-and-speed Module 4',
      '/hra/work-mode Module 5',
      '/hra/stress Module 7',
      '/hra/food-and-nutrition Module 8',
      '/hra/activity-environment Module 9',
      '/hra/demographics Module 10',
      '/hra/sleep Module 11',
    ]);
    await at('/hra/others');
    expect(await heading()).toBe('Module 12');
  });

  it(`${proves('s2.4-16', 's2.4-20')} ends with Finish on others, which leads to review`, async () => {
    const bar = async () => {
      const names = await page.getByRole('button').allInnerTexts();
      return names.filter(name => ['Save', 'Previous', 'Next', 'Finish'].includes(name));
    };
    expect(await bar()).toEqual(['Save', 'Previous', 'Finish']);
    await button('Finish').click();
    await at('/hra/review');
    await button('Previous').click();
    await at('/hra/others');
    await button('Previous').click();
    await at('/hra/sleep');
    expect(await bar()).toEqual(['Save', 'Previous', 'Next']);
  });

  it(`${proves('s2.4-10', 's2.4-11', 's2.4-12', 's2.4-13', 's2.4-14', 's2.4-15', 's2.4-18')} leads back by Previous, by way of mental health`, async () => {
    expect(await wayBy('Previous', '/hra/sleep', 12)).toEqual([
      '/hra/sleep Module 11',
      '/hra/demographics Module 10',
      '/hra/activity-environment Module 9',
      '/hra/food-and-nutrition Module 8',
      '/hra/stress Module 7',
      '/hra/mental-health Module 6',
      '/hra/work-mode Module 5',
      '/hra/safety-and-speed Module 4',
      '/hra/smoking-and-vaping Module 3',
      '/hra/cough-hygiene Module 2',
      '/hra/blood-pressure-female Module 1',
      '/hra/general Module 0',
    ]);
  });

  it(`${proves('s1-02', 's2.4-10', 's2.4-17')} has mental health in the list of parts, and Next of it leads to stress`, async () => {
    await openNew('/hra/general');
    await page.getByRole('heading', { level: 1, name: 'Module 0' }).waitFor();
    await page.getByText('Prompt 0', { exact: true }).waitFor();
    await goToPart(page, 'Module 6');
    await page.getByText('Prompt 6', { exact: true }).waitFor();
    expect(await page.locator('form legend').allInnerTexts()).toEqual(
      [0, 1, 2, 3].map(place => expect.stringContaining(`Question 6.${place}`)),
    );
    expect(await wayBy('Next', '/hra/mental-health', 1)).toEqual(['/hra/mental-health Module 6']);
    await at('/hra/stress');
  });

  it(`${proves('s4-25')} raises the page index by Next and lowers it by Previous`, async () => {
    await goToPart(page, 'Module 2');
    for (const [name, part] of [
      ['Next', 4],
      ['Next', 5],
      ['Previous', 4],
      ['Previous', 3],
    ] as const) {
      await button(name).click();
      await page
        .getByText(`Part ${part} of 13: Module ${part - 1}`)
        .first()
        .waitFor();
    }
  });

  it(`${proves('s2.4-07')} knows the male page at /blood-pressure-male too`, async () => {
    const questions = async (path: string) => {
      await openNew(path);
      await page.getByRole('heading', { level: 1, name: 'Module 1' }).waitFor();
      return page.locator('form').innerText();
    };
    expect(await questions('/blood-pressure-male')).toBe(await questions('/hra/blood-pressure-male'));
  });
});

describe('a question page', () => {
  answeredAgain();

  it(`${proves('s2.4-21', 's4-03')} says 'Loading Questions...' until the questions have come with status OK`, async () => {
    const release = holdAnswers(product.proxy, '/hra/get-questionnaire');
    await openNew('/hra/general');
    await page.getByText('Loading Questions...').waitFor();
    expect(await page.locator('form').count()).toBe(0);
    release();
    await button('Next').waitFor();
    expect(await page.getByText('Loading Questions...').count()).toBe(0);
  });

  it(`${proves('s2.4-19')} numbers the questions from 1 in the order shown`, async () => {
    const titles = await page.locator('form legend, form label:not(fieldset label)').allInnerTexts();
    const hidden = ['height', 'weight'];
    expect(titles).toHaveLength((modules[0]?.questions.length ?? 0) - hidden.length);
    expect(titles.map(title => Number.parseInt(title, 10))).toEqual(titles.map((_, index) => index + 1));
  });

  it(`${proves('s2.4-22', 's9-15')} letters the options of a single choice from A`, async () => {
    const group = page.getByRole('group', { name: /How would you describe your body frame/ });
    expect((await group.getByRole('radio').all()).length).toBe(4);
    const names = await group.getByRole('radio').evaluateAll(all => all.map(one => one.ariaLabel));
    expect(names.map(name => name?.slice(0, 2))).toEqual(['A,', 'B,', 'C,', 'D,']);
    const letters = await group.locator('label > span:first-of-type').allInnerTexts();
    expect(letters).toEqual(['A', 'B', 'C', 'D']);
  });

  it(`${proves('s2.4-23')} highlights the chosen option alone`, async () => {
    const group = page.getByRole('group', { name: /How would you describe your body frame/ });
    const looks = () =>
      group
        .locator('label')
        .evaluateAll(all =>
          all.map(one => one.ownerDocument.defaultView.getComputedStyle(one).backgroundColor),
        );
    const [plain] = await looks();
    expect(await looks()).toEqual([plain, plain, plain, plain]);
    await group.getByRole('radio').nth(1).check();
    await expect
      .poll(async () => (await looks()).map(look => look === plain))
      .toEqual([true, false, true, true]);
    await group.getByRole('radio').nth(3).check();
    await expect
      .poll(async () => (await looks()).map(look => look === plain))
      .toEqual([true, true, true, false]);
  });

  it(`${proves('s2.4-24', 's5-19')} asks for a number with the server's limits; age, height and weight are required`, async () => {
    const limits = (name: RegExp) =>
      number(name).evaluate(input =>
        ['type', 'min', 'max', 'required'].map(attribute => input.getAttribute(attribute)),
      );
    expect(await limits(/How old are you/)).toEqual(['number', '18', '110', '']);
    expect(await limits(/in centimetres/)).toEqual(['number', '110', '230', '']);
    expect(await limits(/in kilograms/)).toEqual(['number', '30', '300', '']);
    await page.getByRole('radio', { name: /^B, US customary/ }).check();
    expect(await limits(/in feet/)).toEqual(['number', '3.6', '7.6', '']);
    expect(await limits(/in pounds/)).toEqual(['number', '66', '660', '']);
    await goToPart(page, 'Blood pressure');
    expect(await limits(/fasting blood sugar/)).toEqual(['number', '40', '600', null]);
  });

  it(`${proves('s2.4-25')} shows each part of a question with label, units and limits`, async () => {
    const partsOf = async (question: RegExp) => {
      const group = page.getByRole('group', { name: question });
      const inputs = await group.getByRole('spinbutton').all();
      return Promise.all(
        inputs.map(async input => [
          await group.locator(`label[for="${await input.getAttribute('id')}"]`).innerText(),
          await input.locator('xpath=following-sibling::span').innerText(),
          await input.getAttribute('min'),
          await input.getAttribute('max'),
        ]),
      );
    };
    expect(await partsOf(/last blood pressure reading/)).toEqual([
      ['High number (systolic)', 'mmHg', '70', '250'],
      ['Low number (diastolic)', 'mmHg', '40', '150'],
    ]);
    await goToPart(page, 'Smoking and vaping');
    expect(await partsOf(/How many drinks/)).toEqual(
      ['Beer', 'Wine or palm wine', 'Wine coolers or alcopops', 'Spirits, bitters or cocktails'].map(
        label => [label, 'drinks a week', '0', '100'],
      ),
    );
  });

  it(`${proves('s3-23', 's3-24')} opens with what is held here, else with the saved answer, else unanswered`, async () => {
    const saved = await saveAnswers(product.gateway, person.email, { sex: 'male' });
    product.proxy.intercept('/hra/get-saved-answers', () => ({
      status: 200,
      body: {
        appraiseRisksUserId: person.email,
        uniqueString: saved,
        hraAppUnits: 'us_customary',
        hraQSexA: 'female',
        hraQAgeInYearsAYears: 45,
        hraQWeightAPounds: '176',
        hraQBloodPressureMeasuredAHighNumber: 138,
        hraQGADaA: '2',
        hraQWeeklyAlcoholAMixedDrinks: 3,
        hraQTravelByAutomobileKmAKilometers: 120,
      },
    }));
    await openSavedAssessment(page, `${product.url}/hra/general`, saved);
    expect(await radio('B, Female').isChecked()).toBe(true);
    expect(await page.getByRole('radio', { name: /^B, US customary/ }).isChecked()).toBe(true);
    expect(await number(/How old are you/).inputValue()).toBe('45');
    expect(await number(/in pounds/).inputValue()).toBe('176');
    expect(await number(/in feet/).inputValue()).toBe('');
    await number(/How old are you/).fill('46');
    await goToPart(page, 'Blood pressure');
    expect(await number('High number (systolic)').inputValue()).toBe('138');
    expect(await number('Low number (diastolic)').inputValue()).toBe('');
    await goToPart(page, 'Smoking and vaping');
    expect(await number('Spirits, bitters or cocktails').inputValue()).toBe('3');
    await goToPart(page, 'Work mode');
    expect(await number(/kilometres do you travel by car/).inputValue()).toBe('120');
    await goToPart(page, 'Mental health');
    expect(
      await page
        .getByRole('group', { name: /nervous/ })
        .getByRole('radio')
        .nth(2)
        .isChecked(),
    ).toBe(true);
    await goToPart(page, 'General');
    expect(await number(/How old are you/).inputValue()).toBe('46');
  });
});

describe('Save', () => {
  answeredAgain();

  const meta = {
    'appraise_risks.client_id': 'choose-life-demo',
    'appraise_risks.user_id': person.email,
    'hra.app.cholunits': 'mg/dl',
    'hra.app.hra_id': 'midlife',
    'hra.app.default_hra_id': 'midlife-2026-1',
    'hra.app.external_id': expect.any(String),
    save_key: expect.any(String),
  };

  it(`${proves('s4-26', 's4-27', 's5-22', 's9-12')} sends every answer so far, numbers as numbers, and stays on the page`, async () => {
    await openNew('/hra/general');
    await radio('B, Female').check();
    await number(/How old are you/).fill('45');
    await goToPart(page, 'Smoking and vaping');
    await number('Beer').fill('2.5');
    const release = holdAnswers(product.proxy, '/hra/save-answers');
    await button('Save').click();
    await button('Saving...').waitFor();
    release();
    await dialog('Health Assessment Saved').waitFor();
    expect(new URL(page.url()).pathname).toBe('/hra/smoking-and-vaping');
    expect(sent('/hra/save-answers')).toEqual({
      ...meta,
      'hra.app.units': 'metric',
      'hra.q.sex.a': 'female',
      'hra.q.age_in_years.a.years': 45,
      'hra.q.weekly_alcohol.a.beer': 2.5,
      // The part before was saved by itself.
      unique_string: expect.any(String),
    });
  });

  it(`${proves('s2.4-36', 's2.4-37')} shows a modal whose 'Continue Assessment' reads the saved answers again`, async () => {
    const before = product.proxy.callsTo('/hra/get-saved-answers').length;
    const answered = page.waitForResponse(/hra\.getSavedAnswers/);
    await dialog('Health Assessment Saved').getByRole('button', { name: 'Continue Assessment' }).click();
    await answered;
    expect(product.proxy.callsTo('/hra/get-saved-answers')).toHaveLength(before + 1);
    const { uniqueString } = await readLocalStorage(page);
    expect(sent('/hra/get-saved-answers')).toEqual({ uniqueString, userId: person.email });
    expect(await dialog('Health Assessment Saved').count()).toBe(0);
  });

  it(`${proves('s2.4-38', 's3-09')} sends the unique string of the earlier save; 'Leave Assessment' leads to the dashboard home`, async () => {
    const { uniqueString } = await readLocalStorage(page);
    await number('Beer').fill('3');
    await button('Save').click();
    await dialog('Health Assessment Saved').getByRole('button', { name: 'Leave Assessment' }).click();
    await at('/dashboard');
    expect(sent('/hra/save-answers')).toMatchObject({
      unique_string: uniqueString,
      'hra.q.weekly_alcohol.a.beer': 3,
    });
  });

  it(`${proves('s5-21')} is not blocked by an answer outside its limits`, async () => {
    await openNew('/hra/general');
    await number(/How old are you/).fill('400');
    await button('Save').click();
    await dialog('Health Assessment Saved').getByRole('button', { name: 'Continue Assessment' }).click();
    expect(sent('/hra/save-answers')).toMatchObject({ 'hra.q.age_in_years.a.years': 400 });
    await button('Next').click();
    await at('/hra/blood-pressure-female');
  });
});

describe('review', () => {
  const trigger = (part: string) => page.getByRole('button', { name: new RegExp(`^${part}`) });
  const open = () => page.locator('main button[aria-expanded=true]').allInnerTexts();

  beforeAll(async () => {
    const saved = await saveAnswers(product.gateway, person.email, {
      sex: 'female',
      age_in_years: 45,
      chh_cough: 'no',
    });
    await openSavedAssessment(page, `${product.url}/hra/review`, saved);
  });

  it(`${proves('s2.4-26', 's2.4-27', 's2.4-28')} is an accordion of all modules, of which one is open at most`, async () => {
    await page.getByRole('heading', { level: 1, name: 'Review Health Risk Assessment' }).waitFor();
    const triggers = await page.locator('main button[aria-expanded]').allInnerTexts();
    expect(triggers.map(words => words.split('\n')[0])).toEqual(modules.map(({ label }) => label));
    expect(await open()).toHaveLength(0);
    await trigger('Cough hygiene').click();
    expect((await open()).map(words => words.split('\n')[0])).toEqual(['Cough hygiene']);
    await trigger('General').click();
    expect((await open()).map(words => words.split('\n')[0])).toEqual(['General']);
    await trigger('General').click();
    expect(await open()).toHaveLength(0);
  });

  it(`${proves('s2.4-29', 's5-20')} shows answers that cannot be changed, and marks every number required`, async () => {
    const inputs = page.locator('[role=region][data-state=open] input');
    for (const { label } of modules) {
      await trigger(label).click();
      expect(await page.locator('main [role=region] :is(select, textarea, input[type=radio])').count()).toBe(
        0,
      );
      for (const input of await inputs.all()) {
        expect(await input.getAttribute('type')).toBe('number');
        expect(await input.isEditable()).toBe(false);
        expect(await input.getAttribute('required')).toBe('');
      }
    }
    await trigger('General').click();
    expect(await number('How old are you?').inputValue()).toBe('45');
    await page.getByText('Female', { exact: true }).waitFor();
  });

  it(`${proves('s2.4-30')} has the three hints at the units question`, async () => {
    const units = page.getByRole('listitem').filter({ hasText: 'Which units do you want to use?' });
    expect(await units.getByRole('listitem').allInnerTexts()).toEqual([
      'Unit choice will affect all measurement related question',
      'Metric - Kilogram(kg) & Centimeters (cm)',
      'US Customary - Pounds (lb) & Feet (ft)',
    ]);
  });
});

describe('Submit Assessment', () => {
  answeredAgain();

  const completed = () => dialog('Health Assessment Completed');

  beforeAll(async () => {
    await openNew('/hra/general');
    await radio('B, Female').check();
    await number(/How old are you/).fill('45');
    await button('Save').click();
    await button('Continue Assessment').click();
    await number(/in centimetres/).fill('165');
    await goToPart(page, 'Review Health Risk Assessment');
  });

  it(`${proves('s2.4-31', 's2.4-32', 's4-28', 's5-23', 's9-12')} sends every answer as it is held, and says so when it is done`, async () => {
    const { uniqueString } = await readLocalStorage(page);
    const release = holdAnswers(product.proxy, '/hra/appraise-risks');
    await button('Submit Assessment').click();
    await button('Submitting...').waitFor();
    release();
    await completed().getByText("Congratulations! You've have completed the assessment.").waitFor();
    expect(sent('/hra/appraise-risks')).toMatchObject({
      unique_string: uniqueString,
      'appraise_risks.client_id': 'choose-life-demo',
      'appraise_risks.user_id': person.email,
      'hra.app.cholunits': 'mg/dl',
      'hra.app.hra_id': 'midlife',
      'hra.app.units': 'metric',
      'hra.q.sex.a': 'female',
      'hra.q.age_in_years.a.years': '45',
      'hra.q.height_cm.a.centimeters': '165',
    });
  });

  it(`${proves('s2.4-35')} has an icon that closes the modal`, async () => {
    await completed().getByRole('button', { name: 'Close dialog' }).click();
    expect(await completed().count()).toBe(0);
    await button('Show Results').click();
    await completed().waitFor();
  });

  it(`${proves('s2.4-34')} has 'Back to Assessment', which leads to /hra`, async () => {
    await completed().getByRole('button', { name: 'Back to Assessment' }).click();
    await at('/hra');
    await page.goBack();
    await at('/hra/review');
  });

  it(`${proves('s2.4-33', 's3-07', 's3-08', 's3-09')} has 'Show Results', which opens the summary of the new report`, async () => {
    const before = await readLocalStorage(page);
    expect(before).not.toHaveProperty('uniqueString');
    expect(before).not.toHaveProperty('getResultsReportId');
    await completed().getByRole('button', { name: 'Show Results' }).click();
    await at('/results/summary');
    expect((await readLocalStorage(page)).getResultsReportId).toBe(before.metaReportId);
    await page.getByRole('heading', { level: 1, name: 'Health Risk Report' }).waitFor();
    await expect
      .poll(() => sent('/hra/get-report-data'))
      .toEqual({
        getReportDataClientId: 'choose-life-demo-1',
        getReportDataReportId: before.metaReportId,
      });
  });
});
