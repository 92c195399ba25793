import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import { describe, expect, it } from 'vitest';
import { createPersonWithReports, openReport } from '../support/reports.ts';
import { setUpProduct } from '../support/test-product.ts';

const product = setUpProduct();

/** The most crowded reports of 3,000 random people. */
const crowded: Readonly<Record<string, Answers>> = {
  'a woman of 69 with a fast heart, a fever, low sugar and a low mood': {
    age_in_years: 69,
    height_cm: 153,
    weight_kg: 99,
    blood_pressure_medication: 'yes',
    high_number: 141,
    low_number: 73,
    cholesterol_level: 303,
    blood_glucose: 67,
    smoking: 'still_smoke',
    PHQb: '3',
    GADa: '3',
    resting_heart_rate: 131,
    sleep2: '3_or_more',
    chh_fever: 'yes',
    chh_sbreath: 'yes',
  },
  'a man of 55 with a very high pressure, high sugar, a slow heart and 118 drinks a week': {
    sex: 'male',
    age_in_years: 55,
    height_cm: 179,
    weight_kg: 109,
    blood_pressure_medication: 'yes',
    high_number: 184,
    low_number: 109,
    cholesterol_level: 303,
    blood_glucose: 231,
    smoking: 'still_smoke',
    beer: 118,
    PHQb: '3',
    GADa: '3',
    resting_heart_rate: 35,
    still_smoke: '64',
  },
  'a woman of 46 with a high pressure, very high sugar and 64 drinks a week': {
    app_units: 'us_customary',
    age_in_years: 46,
    height: 5.75,
    weight: 266,
    blood_pressure_medication: 'yes',
    high_number: 178,
    low_number: 46,
    blood_glucose: 305,
    smoking: 'still_smoke',
    still_smoke: '98',
    beer: null,
    wine: null,
    wine_coolers: 64,
    GADb: '3',
    sleep3: '3_or_more',
  },
};

describe('a report on a phone', () => {
  it.each<[string, Answers, number]>([
    ['the demonstration', {}, 6000],
    ...Object.entries(crowded).map(
      ([name, answers]) => [name, answers, 7500] satisfies [string, Answers, number],
    ),
  ])('is short enough to be read: %s', async (_, answers, most) => {
    const email = `of-${answers.age_in_years ?? 'demo'}@example.test`;
    const person = await createPersonWithReports(product, email, answers);
    const page = await openReport(product, person, { viewport: { width: 390, height: 844 } });
    const main = page.getByRole('main');
    await main.getByRole('slider').first().waitFor();
    expect(await page.locator('html').evaluate(root => root.scrollHeight)).toBeLessThanOrEqual(most);
    // What is cut is there at one tap.
    const folded = main.getByText('Race, income and place never change it.');
    expect(await folded.isVisible()).toBe(false);
    await main.getByText('More about this number').click();
    expect(await folded.isVisible()).toBe(true);
  });
});
