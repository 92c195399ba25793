import { rejected } from '@choose-life/client/testing';
import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import { describe, expect, it, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { queryClient } from '@/api/trpc';
import {
  accessibilityViolations,
  ada,
  adapter,
  alertDialog,
  button,
  closeError,
  delayedResponse,
  dialog,
  expectAbsent,
  expectFocus,
  expectPath,
  expectVisible,
  heading,
  inputsOf,
  link,
  modules,
  numberField,
  open,
  press,
  questionnaire,
  radio,
  sentAnswers,
  text,
  textsOf,
} from '../../../../test/screen.tsx';

/*
 * Tests the start page, review, and the buttons Save and Submit. `question-page.test.tsx` tests the question pages. The numbers in titles are
 * sections of docs/specification.md (s.2.4), and rows of docs/faults.md (D22).
 */

const openWith = (answers: Answers) => open('/hra/review', { answers });
const moduleButton = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
const row = (hasText: string) => page.getByRole('listitem').filter({ hasText });
// Cast: only HTML elements of these pages can have the focus.
const expectFocusedText = () => expect.poll(() => (document.activeElement as HTMLElement | null)?.innerText);

describe('the start page', () => {
  it('s.2.4: has a title, the confidentiality text, a box with Start and a footer', async () => {
    await open('/hra');
    await expectVisible(
      page.getByRole('heading', { level: 1, name: 'Health Risk Assessment' }),
      /Your answers are confidential\. They are not shared with your employer\./,
      heading('Health Assessment'),
      /Powered by a third-party assessment provider\./,
    );
  });

  it(`s.2.4: the button Start reads 'Loading Questions...' until the general page can be opened`, async () => {
    const questions = delayedResponse(questionnaire);
    adapter.answer({ hra: { getQuestionnaire: questions.answer } });
    await open('/hra');
    await button('Start').click();
    await expectVisible(button('Loading Questions...'));
    expect(location.pathname).toBe('/hra');
    questions.release();
    await expectPath('/hra/general');
  });

  it('does not open the general page if the person has opened another page meanwhile', async () => {
    const questions = delayedResponse(questionnaire);
    adapter.answer({ hra: { getQuestionnaire: questions.answer } });
    await open('/hra');
    await button('Start').click();
    await expectVisible(button('Loading Questions...'));
    await press(link('Library').first());
    await expectPath('/library');
    questions.release();
    await expect.poll(() => queryClient.isFetching()).toBe(0);
    expect(location.pathname).toBe('/library');
  });
});

describe('the start page without an unfinished assessment', () => {
  const emptyList = { responseCode: '00' as const, data: [] };
  const failure = rejected('UPSTREAM_ERROR');

  it.each([
    ['the report list is empty', { risksAppraisedAudit: { readByRisksAppraisedAuditUserId: emptyList } }],
    ['the report list cannot be read', { risksAppraisedAudit: { readByRisksAppraisedAuditUserId: failure } }],
  ])('D28: offers only Start and shows no error if %s', async (_why, answers) => {
    adapter.answer(answers);
    await open('/hra');
    await expect.poll(() => inputsOf('risksAppraisedAudit.readByRisksAppraisedAuditUserId')).not.toEqual([]);
    await expect.poll(() => queryClient.isFetching()).toBe(0);
    await expectVisible(button('Start'));
    await expectAbsent(button('Continue'), page.getByRole('alertdialog'));
  });

  it('D28: offers only Start behind the error modal if the account cannot be read', async () => {
    adapter.answer({ authentication: { userDetails: failure } });
    await open('/hra');
    await expectVisible(alertDialog('Error'));
    await expect.poll(() => queryClient.isFetching()).toBe(0);
    await expectVisible(button('Start'));
    await expectAbsent(button('Continue'));
  });
});

describe('the button Save', () => {
  const savedModal = dialog('Health Assessment Saved');
  const assessmentFields = {
    clientId: 'choose-life-demo',
    userId: ada.email,
    defaultHraId: questionnaire.meta.responses.hraAppDefaultHraId,
    saveKey: 'save-key-1',
  };

  it('s.2.4, s.4, s.5: saves all answers so far without leaving the page', async () => {
    await open('/hra/smoking-and-vaping');
    await press(radio(/I have never smoked/));
    // The section also asks for the drinks in a week, in a field for each kind.
    await numberField('Beer').fill('2.5');
    const save = delayedResponse({ uniqueString: 'saved-1' });
    adapter.answer({ hra: { saveAnswers: save.answer } });
    await button('Save').click();
    await expectVisible(button('Saving...'));
    save.release();
    await expectVisible(savedModal);
    expect(location.pathname).toBe('/hra/smoking-and-vaping');
    expect(sentAnswers()).toMatchObject({ smoking: 'never_smoked', beer: '2.5' });
    expect(inputsOf('hra.saveAnswers')).toMatchObject([{ assessment: assessmentFields }]);
    // Only 'Continue Assessment' loads the saved answers.
    expect(inputsOf('hra.getSavedAnswers')).toEqual([]);
  });

  it(`s.2.4: opens a modal, whose 'Continue Assessment' loads the saved answers`, async () => {
    await open('/hra/smoking-and-vaping');
    await numberField('Beer').fill('2.5');
    await button('Save').click();
    await savedModal.getByRole('button', { name: 'Continue Assessment' }).click();
    await expectAbsent(savedModal);
    await expect
      .poll(() => inputsOf('hra.getSavedAnswers'))
      .toEqual([{ uniqueString: 'saved-1', userId: ada.email }]);
    await expect.element(numberField('Beer')).toHaveValue('2.5');
    // The first of these texts is in the header of phones, which is hidden at this width.
    await expectVisible(page.getByText(/^Saved \d/).last());
  });

  it('s.3: sends the unique string of the earlier save', async () => {
    await open('/hra/smoking-and-vaping', { answers: { beer: 2 } });
    await numberField('Beer').fill('3');
    await expectVisible(text('Not saved yet').last());
    await button('Save').click();
    await expectVisible(savedModal);
    expect(inputsOf('hra.saveAnswers')).toMatchObject([
      { assessment: { ...assessmentFields, uniqueString: 'saved-1' } },
    ]);
    expect(localStorage.uniqueString).toBe('saved-1');
  });

  it(`s.2.4: opens a modal, whose 'Leave Assessment' opens the dashboard home`, async () => {
    await open('/hra/smoking-and-vaping');
    await numberField('Beer').fill('3');
    await button('Save').click();
    await savedModal.getByRole('button', { name: 'Leave Assessment' }).click();
    await expectPath('/dashboard');
  });

  it('D7: shows a message if the save fails, and sends the same answers when it is retried', async () => {
    adapter.answer({ hra: { saveAnswers: rejected('REJECTED', { message: 'the store is closed' }) } });
    await open('/hra/smoking-and-vaping');
    await numberField('Beer').fill('2.5');
    await button('Save').click();
    await closeError('the store is closed');
    await expectVisible(text('Not saved. Your answers are kept in this tab.').last());
    adapter.answer({ hra: { saveAnswers: { uniqueString: 'saved-1' } } });
    await button('Try again').click();
    await expectVisible(savedModal);
    const [first, second, ...otherCalls] = inputsOf('hra.saveAnswers');
    expect(otherCalls).toEqual([]);
    expect(first).toBeDefined();
    expect(second).toEqual(first);
  });

  it('D10: makes one call when it is pressed twice', async () => {
    const save = delayedResponse({ uniqueString: 'saved-1' });
    adapter.answer({ hra: { saveAnswers: save.answer } });
    await open('/hra/smoking-and-vaping');
    await numberField('Beer').fill('2.5');
    await button('Save').dblClick();
    save.release();
    // By the time that the modal is closed, a second call would have been made.
    await savedModal.getByRole('button', { name: 'Continue Assessment' }).click();
    await expectAbsent(savedModal);
    expect(inputsOf('hra.saveAnswers')).toHaveLength(1);
  });

  it('s.8: shows no error if the saved answers cannot be loaded after the save', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await open('/hra/smoking-and-vaping');
    await numberField('Beer').fill('3');
    await button('Save').click();
    adapter.answer({ hra: { getSavedAnswers: rejected('REJECTED', { message: 'not found' }) } });
    await savedModal.getByRole('button', { name: 'Continue Assessment' }).click();
    // The error is logged when the response arrives. Before that, no error could be shown.
    await expect.poll(() => warn).toHaveBeenCalledWith(expect.stringContaining('a call failed (REJECTED'));
    warn.mockRestore();
    await expectAbsent(savedModal, page.getByRole('alertdialog'), 'not found');
    await expect.element(numberField('Beer')).toHaveValue('3');
  });
});

describe('review', () => {
  const expandedModules = () =>
    textsOf(page.getByRole('button', { expanded: true })).map(buttonText => buttonText.split('\n')[0]);

  it('s.2.4: is an accordion of all modules, with at most one open', async () => {
    await openWith({ sex: 'female' });
    await expectVisible(heading('Review Health Risk Assessment'));
    const moduleButtons = () => [...document.querySelectorAll<HTMLElement>('main button[aria-expanded]')];
    await expect
      .poll(() => moduleButtons().map(({ innerText }) => innerText.split('\n')[0]))
      .toEqual(modules.map(({ label }) => label));
    expect(expandedModules()).toEqual([]);
    for (const name of ['Cough hygiene', 'General']) {
      await moduleButton(name).click();
      await expect.poll(expandedModules).toEqual([name]);
    }
    await moduleButton('General').click();
    await expect.poll(expandedModules).toEqual([]);
  });

  it('s.2.4, s.5: has only read-only answers, and marks every number as required', async () => {
    await openWith({ sex: 'female', age_in_years: 45, chh_cough: 'no' });
    const editableInputs =
      '[role=region] :is(select, textarea, input[type=radio], input:not([readonly], [disabled]))';
    for (const { label } of modules) {
      await press(moduleButton(label));
      await expectVisible(page.getByRole('region', { name: new RegExp(`^${label}`) }).getByRole('listitem'));
      expect(document.querySelectorAll(editableInputs)).toHaveLength(0);
      for (const input of document.querySelectorAll('[role=region] input'))
        expect(input).toHaveAttribute('required');
    }
    await moduleButton('General').click();
    await expect.element(numberField('How old are you?')).toHaveValue('45');
    await expectVisible('Female');
  });

  it('s.2.4: has three hints at the question about units', async () => {
    await openWith({});
    await moduleButton('General').click();
    await expectVisible(row('Which units do you want to use?'));
    expect(textsOf(row('Which units do you want to use?').getByRole('listitem'))).toEqual([
      'Unit choice will affect all measurement related question',
      'Metric - Kilogram(kg) & Centimeters (cm)',
      'US Customary - Pounds (lb) & Feet (ft)',
    ]);
  });

  it('s.4, s.9: hides all questions that earlier answers make unnecessary', async () => {
    await openWith({
      app_units: 'metric',
      sex: 'female',
      high_number: 80,
      low_number: 51,
      smoking: 'never_smoked',
      vaping: 'no',
      work_mode_practiced: 'remote',
      food_prep_or_order: 'eat_in',
    });
    const smoking = ['used_to_smoke', 'years_since_quitting', 'still_smoke', 'daily_cigars', 'daily_pipes'];
    for (const [name, hidden] of [
      ['General', ['height', 'weight']],
      // A high and a low number with a sum over 130, here 80 and 51, hide this question (s.4).
      ['Blood pressure', ['blood_pressure_estimated']],
      ['Smoking and vaping', ['vaping_freq', ...smoking]],
      ['Work mode', ['means_of_transportation', 'time_spent_in_traffic']],
      ['Food and nutrition', ['category_of_places_eaten']],
    ] as const) {
      await press(moduleButton(name));
      const region = page.getByRole('region', { name: new RegExp(`^${name}`) });
      await expectVisible(region.getByRole('listitem'));
      const questions = modules.find(({ label }) => label === name)?.questions ?? [];
      const regionText = textsOf(region).join('');
      const missing = questions.filter(({ label }) => !regionText.includes(label)).map(({ id }) => id);
      expect.soft(missing.toSorted(), name).toEqual(hidden.toSorted());
    }
  });

  it('has a link to change the answer of each question that a page asks', async () => {
    await openWith({ smoking: 'still_smoke', vaping: 'yes' });
    await moduleButton('Smoking and vaping').click();
    const rows = page.getByRole('region', { name: /^Smoking and vaping/ }).getByRole('listitem');
    await expectVisible(rows);
    for (const listItem of rows.all()) {
      const isAsked = listItem.getByText('Not asked').length === 0;
      // The assertion contains the text of the row, so that a failure names the question.
      expect([
        listItem.element().textContent,
        listItem.getByRole('link', { name: /^Change: / }).length,
      ]).toEqual([expect.anything(), isAsked ? 1 : 0]);
    }
    expect(await accessibilityViolations()).toEqual([]);
  });

  it('links each answer to its question, whose page links back to the same answer', async () => {
    await openWith({ smoking: 'still_smoke', vaping: 'yes' });
    await moduleButton('Smoking and vaping').click();
    await link(/^Change: How many cigars/).click();
    await expectPath('/hra/smoking-and-vaping');
    await expectFocusedText().toContain('How many cigars');
    await link('Back to review').click();
    await expectPath('/hra/review');
    await expectFocusedText().toContain('How many cigars');
    await link('Open this part: Smoking and vaping').click();
    await expectPath('/hra/smoking-and-vaping');
    await expectVisible(link('Back to review'));
  });

  it('marks an answer that needs a check, with the note that the result does not use it', async () => {
    // A blood sugar of 5.4 is a value in mmol/L, outside the range in mg/dL.
    await openWith({ sex: 'female', age_in_years: 45, blood_glucose: 5.4 });
    await expectVisible('1 answer needs a check. It is not used for your result.');
    await page.getByRole('button', { name: /^Blood pressure.*Please check/ }).click();
    await expectVisible(row('fasting blood sugar').getByText('Please check'));
    await expect.element(numberField(/fasting blood sugar/)).toHaveValue('5.4');
  });

  it('is not linked on a page that was not opened from review', async () => {
    await open('/hra/food-and-nutrition', { answers: { sex: 'female' } });
    await expectVisible(button('Next'));
    await expectAbsent(link('Back to review'));
  });
});

describe('the list of answers that the result needs', () => {
  const neededAnswers = () =>
    textsOf(page.getByRole('region', { name: 'Your result still needs' }).getByRole('link')).map(linkText =>
      linkText.replace('\n', ' | '),
    );

  it('links to each needed question that is not answered or needs a check', async () => {
    // A weight of 7 lb is below the limit of 66 lb, so it needs a check.
    await openWith({ sex: 'female', app_units: 'us_customary', weight: 7 });
    await expect
      .poll(neededAnswers)
      .toEqual([
        'Age | How old are you?',
        'Height | How tall are you, in feet?',
        'Weight | Please check: How much do you weigh, in pounds?',
        'Blood pressure | What was your last blood pressure reading?',
        'Smoking | Do you smoke cigarettes?',
      ]);
    expect(await accessibilityViolations()).toEqual([]);
    await link(/^Blood pressure What was/).click();
    await expectPath('/hra/blood-pressure-female');
    await expectFocusedText().toContain('What was your last blood pressure reading?');
    await numberField('High number').fill('120');
    await link('Back to review').click();
    await expectPath('/hra/review');
    // Blood pressure is not needed any more.
    await expect.poll(neededAnswers).toHaveLength(4);
  });

  it('does not block the submission', async () => {
    await openWith({ sex: 'female' });
    await expect.poll(neededAnswers).not.toEqual([]);
    await button('Submit Assessment').click();
    await expectVisible(dialog('Health Assessment Completed'));
  });

  it('is not shown once the person has given all of these answers', async () => {
    await openWith({
      sex: 'female',
      age_in_years: 45,
      height_cm: 165,
      weight_kg: 70,
      blood_pressure_estimated: 'below_120',
      smoking: 'never_smoked',
    });
    await expectVisible(button('Submit Assessment'));
    await expectAbsent('Your result still needs');
  });
});

describe('a person who uses only the keyboard', () => {
  /** Moves the focus by Tab until it is on the element. */
  async function tabTo(target: Locator): Promise<void> {
    await expectVisible(target);
    // More steps than the page has focusable elements.
    for (let step = 0; step < 100; step += 1) {
      if (document.activeElement === target.query()) return;
      await userEvent.tab();
    }
    throw new Error('Tab does not lead to the element.');
  }
  const pressEnter = async (target: Locator) => {
    await tabTo(target);
    await userEvent.keyboard('{Enter}');
  };

  it('can review the answers, change one and submit', async () => {
    await openWith({ sex: 'female', age_in_years: 45, chh_cough: 'yes' });
    await pressEnter(moduleButton('Cough hygiene'));
    await pressEnter(link(/^Change: .*new cough/));
    await expectPath('/hra/cough-hygiene');
    await expectFocusedText().toContain('new cough');
    const options = page.getByRole('group', { name: /new cough/ }).getByRole('radio');
    await tabTo(options.first());
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(options.nth(1)).toBeChecked();
    await pressEnter(link('Back to review'));
    await expectPath('/hra/review');
    await pressEnter(button('Submit Assessment'));
    await expectFocus(dialog('Health Assessment Completed').getByRole('button', { name: 'Show Results' }));
    await userEvent.keyboard('{Enter}');
    await expectPath('/results/summary');
    expect(sentAnswers('hra.appraiseRisks')).toMatchObject({ chh_cough: 'no' });
  });
});

describe('the button Submit Assessment', () => {
  const completedModal = dialog('Health Assessment Completed');
  const answers = { sex: 'female', age_in_years: 45, height_cm: 165, app_units: 'metric' };

  it('s.2.4, s.3, s.4: sends every answer, and stores the id of the new report', async () => {
    const appraisal = delayedResponse({ status: 'OK' as const, meta: { reportId: 'report-9' } });
    adapter.answer({ hra: { appraiseRisks: appraisal.answer } });
    await openWith(answers);
    await button('Submit Assessment').click();
    await expectVisible(button('Submitting...'));
    appraisal.release();
    // Spelt as in s.2.4.
    await expectVisible(completedModal.getByText("Congratulations! You've have completed the assessment."));
    expect(sentAnswers('hra.appraiseRisks')).toMatchObject(answers);
    expect(inputsOf('hra.appraiseRisks')).toMatchObject([
      { assessment: { uniqueString: 'saved-1', userId: ada.email } },
    ]);
    expect(localStorage).toMatchObject({ metaReportId: 'report-9' });
    expect(localStorage.uniqueString).toBeUndefined();
  });

  it('removes the links to change an answer', async () => {
    await openWith(answers);
    await moduleButton('General').click();
    await expectVisible(link('Change: How old are you?'));
    await button('Submit Assessment').click();
    await completedModal.getByRole('button', { name: 'Close dialog' }).click();
    await expectAbsent(completedModal, link(/^(Change|Open this part): /));
    // The module is still open.
    await expect.element(numberField('How old are you?')).toHaveValue('45');
  });

  it('D10: makes one call when it is pressed twice', async () => {
    const appraisal = delayedResponse({ status: 'OK' as const, meta: { reportId: 'report-9' } });
    adapter.answer({ hra: { appraiseRisks: appraisal.answer } });
    await openWith(answers);
    await button('Submit Assessment').dblClick();
    appraisal.release();
    await completedModal.getByRole('button', { name: 'Close dialog' }).click();
    await expectAbsent(completedModal);
    expect(inputsOf('hra.appraiseRisks')).toHaveLength(1);
  });

  it(`s.2.4: opens a modal, which opens again on 'Show Results' and on a return to review`, async () => {
    await openWith(answers);
    await button('Submit Assessment').click();
    await completedModal.getByRole('button', { name: 'Close dialog' }).click();
    await expectAbsent(completedModal);
    await button('Show Results').click();
    await completedModal.getByRole('button', { name: 'Back to Assessment' }).click();
    await expectPath('/hra');
    history.back();
    await expectPath('/hra/review');
    await expectVisible(completedModal);
  });

  it(`s.2.4, s.3: opens a modal, whose 'Show Results' opens the summary of the new report`, async () => {
    adapter.answer({ hra: { appraiseRisks: { status: 'OK', meta: { reportId: 'report-9' } } } });
    await openWith(answers);
    await button('Submit Assessment').click();
    await completedModal.getByRole('button', { name: 'Show Results' }).click();
    await expectPath('/results/summary');
    await expectVisible(heading('Health Risk Report'));
    expect(localStorage.getResultsReportId).toBe('report-9');
    // The pages of reports send a different client id from saves and submissions (s.7).
    const input = { getReportDataClientId: 'choose-life-demo-1', getReportDataReportId: 'report-9' };
    await expect.poll(() => inputsOf('hra.getReportData')).toContainEqual(input);
  });

  it('opens a modal with the urgent notices, which are stored without the answers', async () => {
    await openWith({ ...answers, chh_sbreath: 'yes' });
    await button('Submit Assessment').click();
    await expectVisible(
      dialog('Health Assessment Completed').getByText('Read this first: You are short of breath.'),
    );
    const storedNotices = JSON.parse(sessionStorage.urgentAtSubmit);
    expect(storedNotices).toMatchObject({ reportId: 'report-1', notices: [{ id: 'breath' }] });
    // The answer to `chh_sbreath`.
    expect(sessionStorage.urgentAtSubmit).not.toContain('yes');
    expect(await accessibilityViolations()).toEqual([]);
  });
});
