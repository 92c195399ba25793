import { rejected } from '@choose-life/client/testing';
import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import { hraPages, pageIndexOf } from '@choose-life/contracts/domain/hra/page-graph';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import {
  accessibilityViolations,
  adapter,
  button,
  delayedResponse,
  descriptionOf,
  dialog,
  expectAbsent,
  expectFocus,
  expectPath,
  expectVisible,
  fill,
  heading,
  link,
  main,
  modules,
  numberField,
  open,
  press,
  questionnaire,
  radio,
  sentAnswers,
  status,
  text,
  textsOf,
} from '../../../../test/screen.tsx';

/* The numbers in titles are sections of docs/specification.md (s.2.4), and rows of docs/faults.md (D22). */

const group = (name: RegExp | string) => page.getByRole('group', { name });
const openWith = (section: string, answers: Answers = {}) => open(`/hra/${section}`, { answers });
/** The titles of the questions: a group of options has a legend, and a single field has a label. */
const questionTitles = () =>
  [...document.querySelectorAll('form legend, form label:not(fieldset label)')].map(
    title => title.textContent,
  );
/** A line that the page renders together with a new answer. The same text is also in the header of phones, which is hidden. */
const notSavedYet = text('Not saved yet').last();
const formText = () => document.querySelector('form')?.innerText ?? '';
const bodyFrame = group(/How would you describe your body frame/);
const optionsOf = (question: Locator) => [...question.element().querySelectorAll<HTMLElement>('label')];

/** Opens a section by its link in the list of sections. */
async function goTo(label: string): Promise<void> {
  await press(
    page.getByRole('navigation', { name: 'All parts' }).getByRole('link', { name: new RegExp(`^${label}`) }),
  );
  await expectVisible(page.getByRole('heading', { level: 1, name: label }));
}

async function save(): Promise<void> {
  await press(button('Save'));
  await press(dialog('Health Assessment Saved').getByRole('button', { name: 'Continue Assessment' }));
  await expectAbsent(dialog('Health Assessment Saved'));
}

describe('a question page', () => {
  it(`s.2.4: shows 'Loading Questions...' until the questionnaire is loaded`, async () => {
    const questions = delayedResponse(questionnaire);
    adapter.answer({ hra: { getQuestionnaire: questions.answer } });
    await open('/hra/general');
    await expectVisible('Loading Questions...');
    expect(document.querySelector('form')).toBeNull();
    questions.release();
    await expectVisible(button('Next'));
    await expectAbsent('Loading Questions...');
  });

  it('s.2.4, s.4: numbers the visible questions from 1', async () => {
    await open('/hra/general');
    await expectVisible(button('Next'));
    // The questions in feet and pounds are hidden, because no unit is chosen (s.4).
    const hidden = ['height', 'weight'];
    expect(questionTitles().map(title => Number.parseInt(title, 10))).toEqual(
      Array.from({ length: (modules[0]?.questions.length ?? 0) - hidden.length }, (_, index) => index + 1),
    );
  });

  it('s.2.4, s.9: gives the options of a question the letters from A on', async () => {
    await open('/hra/general');
    await expectVisible(bodyFrame);
    const letters = optionsOf(bodyFrame).map(label => label.innerText.trim()[0]);
    expect(letters).toEqual(['A', 'B', 'C', 'D']);
  });

  it('has options that can be chosen by their letters', async () => {
    await open('/hra/general');
    const options = bodyFrame.getByRole('radio');
    await expectVisible(bodyFrame);
    options.first().element().focus();
    await userEvent.keyboard('c');
    await expect.element(options.nth(2)).toBeChecked();
    await expectFocus(options.nth(2));
  });

  it('s.2.4: highlights only the chosen option', async () => {
    await open('/hra/general');
    await expectVisible(bodyFrame);
    const colours = () => optionsOf(bodyFrame).map(label => getComputedStyle(label).backgroundColor);
    // No option is chosen yet.
    const [unchosenColour] = colours();
    for (const chosen of [1, 3]) {
      await bodyFrame.getByRole('radio').nth(chosen).click();
      await expect
        .poll(() => colours().map(colour => colour !== unchosenColour))
        .toEqual([0, 1, 2, 3].map(index => index === chosen));
    }
  });

  it('s.2.4, s.5: shows the limits of a number, and marks age, height and weight as required', async () => {
    await open('/hra/general');
    const expectLimits = async (name: RegExp, range: string, { isRequired = true } = {}) => {
      await expectVisible(numberField(name));
      await expect.element(numberField(name)).toHaveAttribute('inputmode', 'decimal');
      expect(descriptionOf(numberField(name))).toContain(
        isRequired ? `${range}. Needed for your result.` : range,
      );
      expect(numberField(name).element().hasAttribute('required')).toBe(isRequired);
    };
    await expectLimits(/How old are you/, '18 to 110 years');
    await expectLimits(/in centimetres/, '110 to 230 cm');
    await expectLimits(/in kilograms/, '30 to 300 kg');
    await radio(/^B, US customary/).click();
    await expectLimits(/in feet/, '3.6 to 7.6 ft');
    await expectLimits(/in pounds/, '66 to 660 lb');
    await goTo('Blood pressure');
    await expectLimits(/fasting blood sugar/, '40 to 600 mg/dL', { isRequired: false });
  });

  it('describes a question by its prompt', async () => {
    await open('/hra/general');
    await expectVisible(numberField(/How old are you/));
    expect(descriptionOf(numberField(/How old are you/))).toContain('from 30 to 74 years');
    expect(descriptionOf(group(/What is your sex/))).toContain('the sex you were registered with');
  });

  it('s.2.4: shows each part of a question with label, units and limits', async () => {
    await open('/hra/smoking-and-vaping');
    const drinks = group(/How many drinks/).getByRole('textbox');
    await expectVisible(drinks);
    const parts = drinks.all().map(input => {
      const { id, parentElement } = input.element();
      const label = document.querySelector<HTMLElement>(`label[for="${id}"]`);
      return [label?.innerText, parentElement?.innerText, descriptionOf(input)];
    });
    const labels = ['Beer', 'Wine or palm wine', 'Wine coolers or alcopops', 'Spirits, bitters or cocktails'];
    expect(parts).toEqual(labels.map(label => [label, 'drinks a week', '0 to 100 drinks a week']));
  });

  it('s.3: opens with the saved answers', async () => {
    await openWith('general', { app_units: 'us_customary', sex: 'female', age_in_years: 45, weight: 176 });
    await expect.element(radio('B, Female')).toBeChecked();
    await expect.element(radio(/^B, US customary/)).toBeChecked();
    await expect.element(numberField(/How old are you/)).toHaveValue('45');
    await expect.element(numberField(/in pounds/)).toHaveValue('176');
    await expect.element(numberField(/in feet/)).toHaveValue('');
  });

  it('s.3: keeps an unsaved change of an answer while another section is shown', async () => {
    await openWith('general', { age_in_years: 45 });
    await numberField(/How old are you/).fill('46');
    await goTo('Blood pressure');
    await goTo('General');
    await expect.element(numberField(/How old are you/)).toHaveValue('46');
  });

  it(`s.8: shows an error if the saved answers cannot be loaded, and loads them again after 'Try again'`, async () => {
    adapter.answer({ hra: { getSavedAnswers: rejected('UPSTREAM_ERROR') } });
    await open('/hra/general', { stored: { uniqueString: 'saved-1' } });
    await expectVisible('Your saved answers could not be loaded.');
    adapter.reset();
    await button('Try again').click();
    await expect.element(radio('B, Female')).toBeChecked();
  });

  it('shows the number of the section and the count of complete sections in the header', async () => {
    // All questions of the section Cough hygiene are answered.
    await openWith('stress', { chh_cough: 'no', chh_fever: 'no', chh_sbreath: 'no' });
    await expectVisible(/^Part 8 of 13: Stress$/, /^1 of 13 parts done$/);
  });

  it('marks the open section in the list of sections', async () => {
    await open('/hra/stress');
    const list = page.getByRole('navigation', { name: 'All parts' });
    await expectVisible(list);
    const marked = [...list.element().querySelectorAll('[aria-current=page]')];
    expect(marked.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Stress')]);
  });
});

describe('the order of the pages', () => {
  it('s.2.4: continues after General with the blood-pressure page of the answered sex', async () => {
    await open('/hra/general');
    for (const [sex, next] of [
      ['A, Male', 'blood-pressure-male'],
      ['B, Female', 'blood-pressure-female'],
    ] as const) {
      await press(radio(sex));
      await button('Next').click();
      await expectPath(`/hra/${next}`);
      await button('Previous').click();
      await expectPath('/hra/general');
    }
    // Without an answer, Next leads to the page for women (s.2.4).
    await button('Clear answer: What is your sex?').click();
    await button('Next').click();
    await expectPath('/hra/blood-pressure-female');
  });

  it('s.2.4, s.5: Next leads through all pages without an answer, and Finish opens review', async () => {
    await open('/hra/blood-pressure-female');
    // The test starts after General. Next skips Mental health (s.2.4), and Others has Finish in place of Next.
    const omittedPages = ['general', 'blood-pressure-male', 'mental-health', 'others', 'review'];
    const pagesWithNext = hraPages.filter(({ page }) => !omittedPages.includes(page));
    const barButtons = () => textsOf(page.getByRole('button', { name: /^(Save|Previous|Next|Finish)$/ }));
    for (const each of pagesWithNext) {
      await expectPath(each.path);
      await expectVisible(
        page.getByRole('heading', { level: 1, name: modules[pageIndexOf(each.page)]?.label ?? '' }),
      );
      await expect.poll(barButtons).toEqual(['Save', 'Previous', 'Next']);
      await press(button('Next'));
    }
    await expectPath('/hra/others');
    await expectVisible(heading('Others'));
    await expect.poll(barButtons).toEqual(['Save', 'Previous', 'Finish']);
    await button('Finish').click();
    await expectPath('/hra/review');
  });

  it('s.2.4: Previous leads from review to Others and Sleep', async () => {
    await open('/hra/review');
    await button('Previous').click();
    await expectPath('/hra/others');
    await button('Previous').click();
    await expectPath('/hra/sleep');
  });

  it('s.2.4: /blood-pressure-male shows the same page as /hra/blood-pressure-male', async () => {
    const formTextAt = async (path: string) => {
      await open(path);
      await expectVisible(heading('Blood pressure'), numberField(/fasting blood sugar/));
      return formText();
    };
    expect(await formTextAt('/blood-pressure-male')).toBe(await formTextAt('/hra/blood-pressure-male'));
  });
});

describe('the section Mental health, which Next skips', () => {
  const stillOpenNotice = /^Mental health is still open\.$/;

  it('s.1, s.2.4: has a notice on the pages before and after it until it is answered', async () => {
    // Two of the four questions of the section are answered.
    await openWith('work-mode', { PHQa: '0', PHQb: '0' });
    await expectVisible('Mental health is still open. Next leads to Stress.');
    await button('Next').click();
    await expectPath('/hra/stress');
    await expectVisible(stillOpenNotice);
    expect(await accessibilityViolations()).toEqual([]);
    await link('Go to Mental health').click();
    await expectPath('/hra/mental-health');
    await expectVisible(group(/nervous/));
    expect(document.querySelectorAll('form legend')).toHaveLength(4);
    for (const question of [/nervous/, /worrying/]) await group(question).getByRole('radio').first().click();
    await button('Next').click();
    await expectVisible(heading('Stress'));
    await expectAbsent(stillOpenNotice);
  });
});

/*
 * These tests check with the answers of one person that the pages use the table of s.4. `review-page.test.tsx` does the same for review, and
 * contracts/src/domain/hra/visibility.test.ts tests the rows of the table.
 */
describe('hidden questions', () => {
  it('s.4, s.9: are all questions that earlier answers make unnecessary', async () => {
    await openWith('general', {
      app_units: 'metric',
      sex: 'female',
      age_in_years: 45,
      cholesterol_check: '1',
      smoking: 'never_smoked',
      vaping: 'no',
      work_mode_practiced: 'remote',
      food_prep_or_order: 'eat_in',
      weekly_physical_activity: '3',
    });
    const smoking = ['used_to_smoke', 'years_since_quitting', 'still_smoke', 'daily_cigars', 'daily_pipes'];
    const commute = [
      'means_of_transportation',
      'time_spent_in_traffic',
      'travel_by_automobile_km',
      'travel_by_motorcycle_km',
    ];
    for (const [part, hidden] of [
      ['General', ['height', 'weight']],
      ['Blood pressure', []],
      ['Smoking and vaping', ['vaping_freq', ...smoking]],
      ['Work mode', commute],
      ['Food and nutrition', ['category_of_places_eaten']],
      ['Others', ['category_of_places_eaten', 'readiness_to_exercise_more']],
    ] as const) {
      await goTo(part);
      const questions = modules.find(({ label }) => label === part)?.questions ?? [];
      const missing = questions.filter(({ label }) => !formText().includes(label)).map(({ id }) => id);
      expect.soft(missing.toSorted(), part).toEqual(hidden.toSorted());
    }
  });

  it('s.4, D21: keep their answers, which are saved and shown again once the questions apply', async () => {
    await openWith('smoking-and-vaping', { smoking: 'still_smoke' });
    const cigarettes = numberField(/cigarettes do you smoke in a day/);
    await cigarettes.fill('7');
    await radio(/used to smoke/).click();
    await expectVisible(/How many years ago did you quit\?/);
    await expectAbsent(cigarettes);
    await radio(/I have never smoked/).click();
    await expectAbsent(/How many years ago did you quit\?/);
    await save();
    expect(sentAnswers()).toMatchObject({ smoking: 'never_smoked', still_smoke: '7' });
    await radio(/I still smoke/).click();
    await expect.element(cigarettes).toHaveValue('7');
  });

  it('are announced below the answer that adds or removes them', async () => {
    // One of the questions that will be removed is answered.
    await openWith('smoking-and-vaping', { still_smoke: 5 });
    await radio(/I have never smoked/).click();
    await expectVisible(
      status(
        '5 questions below depend on question 1 and are no longer asked. What you answered there is kept.',
      ),
    );
    await radio(/I still smoke/).click();
    await expectVisible(status('3 questions below depend on question 1 and are asked now.'));
    await radio(/I used to smoke/).click();
    await expectVisible(status('Some questions below depend on question 1 and have changed.'));
    // An answer on which no question depends leaves the announcement unchanged.
    await numberField('Beer').fill('2');
    await expectVisible(status('Some questions below depend on question 1 and have changed.'));
    expect(await accessibilityViolations()).toEqual([]);
    expect(group('Depends on question 1').getByRole('textbox').length).toBe(2);
  });

  it('are not marked as dependent if the question that they depend on is on another page', async () => {
    // The answer from the page Activity and environment decides whether Others asks `readiness_to_exercise_more` (s.4).
    await openWith('others', { weekly_physical_activity: '1' });
    await expectVisible(button('Finish'));
    await expectAbsent(/[Dd]epends? on question/);
  });
});

describe('a number field', () => {
  const carDistance = numberField(/travel by car/);

  // `contracts/src/domain/typed-number.test.ts` tests the other scripts and separators.
  it('accepts the digits and the decimal separator of another script, and saves them as ASCII', async () => {
    // 12.5 in Arabic digits.
    const arabicNumber = '١٢٫٥';
    await openWith('work-mode');
    await carDistance.click();
    await userEvent.keyboard(arabicNumber);
    // In a field of the type `number` this key would change the number.
    await userEvent.keyboard('{ArrowUp}');
    await userEvent.tab();
    await expect.element(carDistance).toHaveValue(arabicNumber);
    await expectAbsent('Please check this answer.');
    await save();
    expect(sentAnswers()).toMatchObject({ travel_by_automobile_km: '12.5' });
  });

  it('suggests both meanings of a comma that may separate thousands', async () => {
    await openWith('work-mode');
    await fill(carDistance, '1,200');
    await expectVisible('Did you mean something else?');
    const suggestionButtons = page.getByRole('button', { name: /^(Use|Keep) / });
    expect(textsOf(suggestionButtons)).toEqual(['Use 1200', 'Use 1.2', 'Keep 1,200']);
    await save();
    expect(sentAnswers()).toMatchObject({ travel_by_automobile_km: '1,200' });
    await suggestionButtons.first().click();
    await expect.element(carDistance).toHaveValue('1200');
  });

  it('converts a number that was typed with a unit, and shows the result below the field', async () => {
    await openWith('general');
    for (const [field, typed, read] of [
      [/How old are you/, '44 years', 'We read this as 44 years.'],
      [/in centimetres/, '5 foot 9', 'We read this as 175.3 cm.'],
      [/in kilograms/, '154 lb', 'We read this as 69.9 kg.'],
    ] as const) {
      await fill(numberField(field), typed);
      await expectVisible(read);
      await expect.element(numberField(field)).toHaveValue(typed);
      expect(descriptionOf(numberField(field))).toContain(read);
    }
    await save();
    expect(sentAnswers()).toMatchObject({ age_in_years: '44', height_cm: '175.3', weight_kg: '69.9' });
  });

  it('D22: still shows a text that cannot be read after the page was left and opened again', async () => {
    await openWith('blood-pressure-female');
    await fill(numberField('High number'), '120/80');
    await button('Previous').click();
    await expectPath('/hra/general');
    await button('Next').click();
    await expect.element(numberField('High number')).toHaveValue('120/80');
    await expectVisible('Enter a number in digits, for example 70 or 5.5.');
  });

  it('D22: keeps a text that cannot be read, and saves the earlier answer', async () => {
    await openWith('general', { height_cm: 175 });
    const height = numberField(/in centimetres/);
    await height.click();
    await userEvent.keyboard('{Control>}a{/Control}176 cms');
    await expect.element(height).toHaveValue('176 cms');
    await expectAbsent(/could not be read/);
    await userEvent.tab();
    await expectVisible(
      '176 cms could not be read; 175 is used.',
      'Enter a number in digits, for example 70 or 5.5.',
    );
    await expect.element(height).toHaveAttribute('aria-invalid', 'true');
    expect(await accessibilityViolations()).toEqual([]);
    await save();
    expect(sentAnswers()).toMatchObject({ height_cm: 175 });
    await expect.element(height).toHaveValue('176 cms');
  });

  it('D22: review links to the field of a text that cannot be read, and clearing the field removes the answer', async () => {
    await openWith('general', { height_cm: 175 });
    const height = numberField(/in centimetres/);
    await fill(height, '176 cms');
    await goTo('Others');
    await button('Finish').click();
    await link(/176 cms could not be read; 175 is used\./).click();
    await expect.element(height).toHaveValue('176 cms');
    await fill(height, '');
    await expectAbsent(/could not be read/);
    await save();
    expect(sentAnswers()).not.toHaveProperty('height_cm');
  });

  it('s.5: with a number outside its limits blocks neither Save nor Next', async () => {
    await openWith('general');
    await fill(numberField(/How old are you/), '400');
    await expect.element(numberField(/How old are you/)).toHaveAttribute('aria-invalid', 'true');
    await save();
    expect(sentAnswers()).toMatchObject({ age_in_years: '400' });
    await button('Next').click();
    await expectPath('/hra/blood-pressure-female');
  });
});

describe('a number that is probably a typing error', () => {
  const pleaseCheck = 'Please check this answer.';
  /** Matches the title of each urgent notice about blood pressure, whether the number is used or must be checked first. */
  const pressureNotice = /^(Your blood pressure is|Blood pressure \d)/;
  const high = numberField('High number');
  const low = numberField('Low number');
  const sugar = numberField(/fasting blood sugar/);
  beforeEach(() => openWith('blood-pressure-female'));

  it('has a check after blur, and causes no urgent notice', async () => {
    // 13.8 is a pressure in cmHg.
    await high.fill('13.8');
    await expectVisible(notSavedYet);
    await expectAbsent(pleaseCheck);
    await userEvent.tab();
    await expectVisible(pleaseCheck);
    await expectAbsent(pressureNotice);
    expect(await accessibilityViolations()).toEqual([]);
  });

  it('is replaced by the suggestion that the person chooses with the keyboard', async () => {
    await fill(high, '13.8');
    await expectVisible(pleaseCheck);
    button('Use 138 mmHg (13.8 cmHg)').element().focus();
    await userEvent.keyboard('{Enter}');
    await expectAbsent(pleaseCheck);
    await expect.element(high).toHaveValue('138');
    await expectFocus(high);
  });

  it('moves the focus to its field when the person keeps it', async () => {
    await fill(sugar, '5.4');
    await button('Keep 5.4').click();
    await expectFocus(sugar);
  });

  it('is not checked again after the person has kept it', async () => {
    // 5.4 and 6.1 are values in mmol/L, outside the range in mg/dL.
    await fill(sugar, '5.4');
    await button('Keep 5.4').click();
    await expectAbsent(pleaseCheck);
    await expectVisible('Kept as it is. It is not used for your result.', '40 to 600 mg/dL');
    await expect.element(sugar).not.toHaveAttribute('aria-invalid');
    await fill(sugar, '95');
    await fill(sugar, '5.4');
    await expectAbsent(pleaseCheck);
    await fill(sugar, '6.1');
    await expectVisible(pleaseCheck);
    await button('Next').click();
    await expectPath('/hra/cough-hygiene');
  });

  it('has one check for both numbers of a blood pressure in the wrong order', async () => {
    await fill(high, '80');
    // A low number of 120 causes an urgent notice if it needs no check.
    await fill(low, '120');
    await expectVisible(pleaseCheck);
    expect(page.getByText(pleaseCheck).length).toBe(1);
    await expectAbsent(pressureNotice);
    await button('Use 120 over 80: the two numbers the other way round').click();
    await expect.element(high).toHaveValue('120');
    await expect.element(low).toHaveValue('80');
    await fill(high, '80');
    await fill(low, '120');
    await button('Keep 80 over 120').click();
    await expectAbsent(pleaseCheck);
    expect(page.getByText(/^Kept as it is\./).length).toBe(1);
  });
});

describe('the field of a laboratory result, which has two units', () => {
  const pleaseCheck = 'Please check this answer.';
  const sugar = numberField(/fasting blood sugar/);
  const cholesterol = numberField(/total cholesterol/);
  const units = page.getByRole('radiogroup', { name: 'Which unit is on your blood sugar result?' });
  const inMgPerDl = units.getByRole('radio', { name: 'mg/dL' });
  const inMmolPerL = units.getByRole('radio', { name: 'mmol/L' });
  const savedSugar = async () => {
    await save();
    return sentAnswers().blood_glucose;
  };
  beforeEach(() => openWith('blood-pressure-female', { cholesterol_check: '1' }));

  it('is below a choice of two units, which have the same size', async () => {
    await expect.element(inMgPerDl).toBeChecked();
    const [first, second] = [inMgPerDl, inMmolPerL].map(unit => unit.element().getBoundingClientRect());
    expect(first?.width).toBe(second?.width);
    expect(first?.height).toBe(second?.height);
    // The target size of WCAG 2.5.5.
    expect(first?.height).toBeGreaterThanOrEqual(44);
    expect(first?.bottom).toBeLessThan(sugar.element().getBoundingClientRect().top);
    await expectVisible('40 to 600 mg/dL');
    expect(await accessibilityViolations()).toEqual([]);
  });

  it('saves a result in mmol/L as mg/dL', async () => {
    await inMmolPerL.click();
    // 1 mmol/L of blood sugar is 18 mg/dL: 5.4 mmol/L is 97.2 mg/dL, and 5.5 mmol/L is exactly 99 mg/dL.
    await fill(sugar, '5.4');
    await expectVisible('We keep this as 97 mg/dL, rounded.', '2.2 to 33.3 mmol/L');
    await expectAbsent(pleaseCheck);
    expect(await savedSugar()).toBe('97');
    await fill(sugar, '5.5');
    await expectVisible('We keep this as 99 mg/dL.');
  });

  it('suggests the other unit if the number is plausible only in that unit', async () => {
    await inMmolPerL.click();
    await fill(sugar, '97');
    await expectVisible('Enter a number between 2.2 and 33.3 mmol/L.');
    await button('Use 97 mg/dL').click();
    await expect.element(inMgPerDl).toBeChecked();
    await expect.element(sugar).toHaveValue('97');
  });

  it('has units that can be chosen with the keyboard', async () => {
    await expectVisible(units);
    inMgPerDl.element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(inMmolPerL).toBeChecked();
    await expectFocus(inMmolPerL);
    await userEvent.tab();
    await expectFocus(sugar);
    await userEvent.keyboard('22');
    await expectVisible('We keep this as 396 mg/dL.');
  });

  it('keeps its unit in session storage while another page is shown', async () => {
    await inMmolPerL.click();
    await fill(sugar, '5.42');
    await expectVisible('We keep this as 98 mg/dL, rounded.');
    await goTo('Cough hygiene');
    await goTo('Blood pressure');
    await expect.element(inMmolPerL).toBeChecked();
    await expect.element(sugar).toHaveValue('5.42');
    const cholesterolUnits = page.getByRole('radiogroup', {
      name: 'Which unit is on your cholesterol result?',
    });
    await expect.element(cholesterolUnits.getByRole('radio', { name: 'mg/dL' })).toBeChecked();
    expect(JSON.parse(sessionStorage.resultUnits)).toEqual({ blood_glucose: 'mmol/L' });
    expect(Object.keys(localStorage)).not.toContain('resultUnits');
  });

  it('changes the chosen unit if the person types a unit after the number', async () => {
    await fill(sugar, '22 mmol/L');
    await expect.element(inMmolPerL).toBeChecked();
    await expectVisible('We keep this as 396 mg/dL.');
    await expect.element(sugar).toHaveValue('22 mmol/L');
    await expectAbsent(pleaseCheck);
    expect(await savedSugar()).toBe('396');
    await fill(sugar, '396 mg/dl');
    await expect.element(inMgPerDl).toBeChecked();
    await expect.element(sugar).toHaveValue('396 mg/dl');
    await expectAbsent(/^We keep this as/);
    expect(await savedSugar()).toBe('396');
    await fill(sugar, '5,4mmol');
    await expect.element(inMmolPerL).toBeChecked();
    await expectVisible('We keep this as 97 mg/dL, rounded.');
  });

  it('keeps its digits when the unit is changed, if they are plausible in the new unit', async () => {
    await fill(sugar, '22');
    await expectVisible(button('Use 396 mg/dL (22 mmol/L)'));
    await inMmolPerL.click();
    await expect.element(sugar).toHaveValue('22');
    await expectVisible('We keep this as 396 mg/dL.');
    await expectAbsent(pleaseCheck);
    expect(await savedSugar()).toBe('396');
  });

  it('converts its number when the unit is changed, if the digits are not plausible in the new unit', async () => {
    await fill(sugar, '97');
    await inMmolPerL.click();
    await expect.element(sugar).toHaveValue('5.4');
    await expectVisible('We keep this as 97 mg/dL, rounded.');
    await inMgPerDl.click();
    await expect.element(sugar).toHaveValue('97');
    expect(await savedSugar()).toBe('97');
  });

  it('keeps a text with an unknown unit, and rejects it as an answer', async () => {
    await fill(sugar, '5.4 g/L');
    await expectVisible('Enter a number in digits, for example 70 or 5.5.');
    await expect.element(sugar).toHaveValue('5.4 g/L');
    await inMmolPerL.click();
    await expect.element(sugar).toHaveValue('5.4 g/L');
  });

  it('for cholesterol saves mg/dL too, and does not change the unit of blood sugar', async () => {
    await fill(cholesterol, '5.2 mmol/L');
    await expectVisible('We keep this as 201 mg/dL, rounded.');
    await expect.element(inMgPerDl).toBeChecked();
    await save();
    expect(sentAnswers()).toMatchObject({ cholesterol_level: '201' });
  });
});

describe('an urgent answer', () => {
  const titles = {
    high: 'Your blood pressure is very high',
    // 50 mmol/L would be far too high, so the title asks for a check.
    sugar: 'Blood sugar 50: please check it',
    breath: 'You are short of breath',
    mood: 'The last two weeks sound heavy',
    worry: 'You have had a lot of worry lately',
    both: 'You have carried a lot lately: low mood and much worry',
  };
  const choose = (question: RegExp, option: RegExp) =>
    press(group(question).getByRole('radio', { name: option }));

  it('has its notice after the blur of its field, and the next field keeps the focus', async () => {
    await openWith('blood-pressure-female', { blood_glucose: 50 });
    // The notice of the saved answer shows that the rules of the notices are loaded.
    await expectVisible(status(titles.sugar));
    await numberField('High number').fill('200');
    await expectVisible(notSavedYet);
    await expectAbsent(titles.high);
    await userEvent.tab();
    await expectVisible(status(titles.high));
    await expectFocus(numberField('Low number'));
    expect(await accessibilityViolations()).toEqual([]);
  });

  it('loses its notice while it is being corrected', async () => {
    await openWith('blood-pressure-female');
    const sugar = numberField(/fasting blood sugar/);
    await fill(sugar, '50');
    await expectVisible(status(titles.sugar));
    await sugar.fill('95');
    await expectAbsent(titles.sugar);
  });

  it('shows its notice only after a press is over, so that the pressed option does not move', async () => {
    await openWith('blood-pressure-female');
    await numberField('High number').fill('200');
    // A slow press, so that the notice would appear before the button is released.
    await radio(/A little high/).click({ delay: 200 });
    await expectVisible(status(titles.high));
    await expect.element(radio(/A little high/)).toBeChecked();
  });

  it('of a radio group has its notice immediately, and only while the option is chosen', async () => {
    await openWith('cough-hygiene');
    await group(/short of breath/)
      .getByRole('radio')
      .first()
      .click();
    await expectVisible(status(titles.breath));
    await userEvent.keyboard('{ArrowDown}');
    await expectAbsent(titles.breath);
  });

  it('about mood shares one notice at the end of the page with an urgent answer about worry', async () => {
    await openWith('mental-health');
    await choose(/Little interest/, /Several days/);
    await choose(/Feeling down/, /Several days/);
    await expectAbsent(titles.mood);
    await choose(/Feeling down/, /More than half/);
    await expectVisible(status(titles.mood));
    await choose(/worrying/, /Nearly every day/);
    await expectVisible(status(titles.both));
    await expectAbsent(titles.mood);
    await choose(/Little interest/, /Not at all/);
    await expectVisible(status(titles.worry));
    await choose(/worrying/, /Not at all/);
    await expectAbsent(titles.worry);
  });

  it('about worry has a notice that advises to talk to somebody if no help lines are configured', async () => {
    await open('/hra/mental-health', { config: { helpLines: [] } });
    await choose(/worrying/, /Nearly every day/);
    await expectVisible(status('Talk to a doctor, a nurse, or somebody you trust, today.'));
  });

  it('about worry has a notice with the configured help lines, in which only phone numbers are links', async () => {
    await open('/hra/mental-health', {
      config: { helpLines: ['Helpline 0800 123 4567', 'Ask the nurse on floor 3'] },
    });
    await choose(/worrying/, /Nearly every day/);
    await expectVisible(status('Somebody is there for you:'));
    expect(await accessibilityViolations()).toEqual([]);
    await expect.element(link('0800 123 4567')).toHaveAttribute('href', 'tel:08001234567');
    expect(status('Ask the nurse on floor 3').getByRole('link').length).toBe(1);
  });
});

describe('an assessment in a browser with a full storage', () => {
  it('D16: shows until dismissed that drafts are not kept, and can still be saved', async () => {
    const notKept = 'This browser cannot keep your answers. Save before you leave.';
    const { setItem } = Storage.prototype;
    const setItemSpy = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (
      this: Storage,
      key,
      value,
    ) {
      if (key.startsWith('hraDraft')) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    });
    await openWith('general');
    await numberField(/How old are you/).fill('45');
    await expectVisible(notKept);
    await button('Dismiss').click();
    await numberField(/How old are you/).fill('46');
    await save();
    await expectAbsent(notKept);
    expect(sentAnswers()).toMatchObject({ age_in_years: '46' });
    setItemSpy.mockRestore();
  });
});

describe('the button Clear answer', () => {
  const cough = group(/new cough/)
    .getByRole('radio')
    .first();
  const fever = group(/a fever/)
    .getByRole('radio')
    .nth(1);
  const expectCheckedCount = () => expect.poll(() => document.querySelectorAll('input:checked').length);
  beforeEach(() => openWith('cough-hygiene', { chh_cough: 'yes', chh_fever: 'no' }));

  it('is not in the Tab order, and a hint names the Delete key instead', async () => {
    // The page always has this hint.
    await expectVisible(group(/new cough/), /Delete clears it/);
    cough.element().focus();
    // The name of the key beside the question is only shown for a focus from the keyboard (`:focus-visible`).
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await expectVisible(group(/new cough/).getByText('Delete'));
    await userEvent.tab();
    await expectFocus(fever);
  });

  it.each(['Delete', 'Backspace'])('has the shortcut %s, which does not move the focus', async key => {
    await expectCheckedCount().toBe(2);
    fever.element().focus();
    await userEvent.keyboard(`{${key}}`);
    await expectCheckedCount().toBe(1);
    await expectFocus(fever);
  });

  it('moves the focus to the question when it is pressed', async () => {
    await button(/^Clear answer: .*new cough/).click();
    await expectCheckedCount().toBe(1);
    await expectFocus(cough);
  });
});

describe('a questionnaire with unknown questions, from another gateway', () => {
  const choice = (id: string, label: string, options: Record<string, string>) => ({
    id,
    label,
    input: [
      { values: Object.entries(options).map(([value, optionLabel]) => ({ id: value, label: optionLabel })) },
    ],
  });
  const amount = (id: string, label: string, min: number, max: number, units: string) => ({
    id,
    label,
    input: [{ values: [], min, max, units }],
  });
  /** Has unknown questions, other option ids, labels and limits, and one module more than there are pages. */
  const otherQuestionnaire = {
    ...questionnaire,
    meta: {
      ...questionnaire.meta,
      modules: [
        {
          label: 'Allgemeines',
          questions: [
            choice('sex', 'Geschlecht?', { male: 'Mann', female: 'Frau', x9: 'Divers' }),
            amount('age_in_years', 'Alter?', 40, 50, 'years'),
            choice('tea_or_coffee', 'Tee oder Kaffee?', { 't/1': 'Tee', 'k/2': 'Kaffee' }),
            {
              id: 'last_holidays',
              label: 'Letzte Reisen?',
              input: [
                { id: 'days_away', label: 'Tage', values: [], min: 0, max: 365, units: 'days' },
                {
                  id: 'with_whom',
                  label: 'Mit wem',
                  values: [
                    { id: 'alone', label: 'Allein' },
                    { id: 'family', label: 'Familie' },
                  ],
                },
              ],
            },
          ],
        },
        ...modules.slice(1),
        { label: 'Zugabe', questions: [choice('encore', 'Noch etwas?', { ja: 'Ja', nein: 'Nein' })] },
      ],
    },
  };
  /** By answer key. An answer to a question that the contract does not know has its wire key as answer key. */
  const answers = {
    sex: 'x9',
    age_in_years: 47,
    'hra.q.tea_or_coffee.a': 'k/2',
    'hra.q.last_holidays.a.days_away': 12,
    'hra.q.last_holidays.a.with_whom': 'family',
    'hra.q.encore.a': 'nein',
  };
  beforeEach(() => adapter.answer({ hra: { getQuestionnaire: otherQuestionnaire } }));

  it('s.1, s.2.4, s.3: is shown in its order, with its labels and limits', async () => {
    await open('/hra/general');
    await expectVisible(heading('Allgemeines'));
    expect(descriptionOf(numberField(/Alter/))).toContain('40 to 50');
    expect(questionTitles()).toEqual([
      '1. Geschlecht?',
      '2. Alter?',
      '3. Tee oder Kaffee?',
      '4. Letzte Reisen?',
    ]);
  });

  it('s.3: is saved with its keys and option ids', async () => {
    await open('/hra/general');
    await radio(/Divers/).click();
    await numberField(/Alter/).fill('47');
    await radio(/Kaffee/).click();
    await numberField('Tage').fill('12');
    await page.getByLabelText('Mit wem').selectOptions('Familie');
    await save();
    // The question `encore` is on another page, and was not answered.
    const { 'hra.q.encore.a': _, ...answered } = answers;
    expect(sentAnswers()).toMatchObject({ ...answered, age_in_years: '47' });
  });

  it('s.5: is submitted with unchanged values', async () => {
    await open('/hra/general');
    await numberField('Tage').fill('12');
    await goTo('Review Health Risk Assessment');
    await button('Submit Assessment').click();
    await expectVisible(dialog('Health Assessment Completed'));
    // Save would convert this text to a number.
    expect(sentAnswers('hra.appraiseRisks')).toMatchObject({ 'hra.q.last_holidays.a.days_away': '12' });
  });

  it('s.3: is opened with its saved answers', async () => {
    await openWith('general', answers);
    await expect.element(radio(/Divers/)).toBeChecked();
    await expect.element(numberField('Tage')).toHaveValue('12');
    await expect.element(page.getByLabelText('Mit wem')).toHaveValue('family');
  });

  it('s.2.4: shows its fourteenth module on the last page and on review', async () => {
    await openWith('general', answers);
    await goTo('Others');
    await expect.element(radio(/Nein/)).toBeChecked();
    await button('Finish').click();
    await page.getByRole('button', { name: /Zugabe/ }).click();
    await expectVisible('Noch etwas?', main().getByText('Nein'));
  });
});
