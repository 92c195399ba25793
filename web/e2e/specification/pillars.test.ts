import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { accordionOf, linksOf, sectionOf } from '../support/marketing.ts';
import { open } from '../support/routes.ts';
import { openTab } from '../support/tab.ts';
import { setUpEmbeddedProduct } from '../support/test-product.ts';

const product = setUpEmbeddedProduct();
let page: Page;

beforeAll(async () => {
  page = await openTab(product, {}, { viewport: { width: 1280, height: 800 } }, 'file');
});

const titlesUnder = (heading: string) =>
  sectionOf(page, heading).getByRole('listitem').getByRole('heading').allInnerTexts();

/** The four circles of a pillar's hero, and which of them says that one is there. */
async function circles() {
  const nav = page.getByRole('navigation', { name: 'Choose Life Pillars' });
  return {
    links: await linksOf(nav),
    current: await nav.locator('[aria-current=page]').allInnerTexts(),
  };
}

const pillars = [
  ['Health', '/health'],
  ['Fitness', '/fitness'],
  ['Lifestyle', '/lifestyle'],
  ['Nutrition', '/nutrition'],
] as const;

/** What each pillar has of its own. */
const rows = [
  {
    ids: 's.2.1',
    path: '/health',
    faq: 'Substance use: common questions',
    topic: /substance|alcohol|stop/,
    tips: 'Health tips',
    leads: '/blog',
  },
  {
    ids: 's.2.1',
    path: '/fitness',
    faq: 'Physical activity: common questions',
    topic: /activity|moved|walking/,
    tips: 'Fitness tips',
    leads: '/blog',
  },
  {
    ids: 's.2.1, s.9',
    path: '/lifestyle',
    faq: 'Sleep: common questions',
    topic: /sleep/,
    tips: 'Lifestyle tips',
    leads: null,
  },
  {
    ids: 's.2.1',
    path: '/nutrition',
    faq: 'Nutrition: common questions',
    topic: /fruit|salt|sugar/,
    tips: 'Nutrition tips',
    leads: '/blog',
  },
];

// They share their parts: but for the long run, two of the four.
const opened = rows.filter((_, at) => inject('long') || at % 2 === 0);

describe.each(opened)('$path', ({ ids, path, faq, topic, tips, leads }) => {
  it(`${ids} opens at the top, marks its circle of four, and has three questions and six tips`, async () => {
    await open(page, product, '/');
    const card = page.locator(`main a[href="${path}"]`);
    await card.scrollIntoViewIfNeeded();
    await card.click();
    await page.getByRole('heading', { name: tips }).waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
    expect(await page.evaluate('scrollY')).toBe(0);
    expect(await circles()).toEqual({
      links: pillars.map(pillar => [...pillar]),
      current: pillars.flatMap(([name, own]) => (own === path ? [name] : [])),
    });

    const questions = sectionOf(page, faq);
    expect((await accordionOf(questions)).questions).toEqual(Array(3).fill(expect.stringMatching(topic)));
    for (const at of [1, 2]) {
      await questions.locator('summary').nth(at).click();
      expect((await accordionOf(questions)).open).toEqual([at]);
    }

    const cards = sectionOf(page, tips).getByRole('listitem');
    expect(await cards.locator('time').allInnerTexts()).toEqual(Array(6).fill('March 10, 2024'));
    expect(await cards.getByRole('link').allInnerTexts()).toEqual(
      Array(6).fill(expect.stringMatching(/^Read more/)),
    );
    await cards.nth(3).getByRole('link').click();
    if (leads) await page.waitForURL(`**${leads}`);
    else expect(new URL(page.url()).pathname).toBe(path);
  });
});

describe('health', () => {
  it('s.2.1: explains the assessment in four cards', async () => {
    await open(page, product, '/health');
    expect(await titlesUnder('What the Health Risk Assessment tells you')).toEqual([
      'Cholesterol Level',
      'Body Mass Index',
      'Blood Sugar',
      'Recommendations',
    ]);
  });
});

describe('fitness', () => {
  it('s.1, s.2.1, s.9: has three recommendations for the week, classes, trainers, and the guidance on activity', async () => {
    await open(page, product, '/fitness');
    expect(await titlesUnder('Track your active lifestyle')).toEqual([
      'Outdoor Running',
      'Hit Cardio 45 mins',
      'Planks & Stretch 15 mins break',
    ]);
    const items = sectionOf(page, 'Track your active lifestyle').getByRole('listitem');
    expect(await items.getByText('Average 12km', { exact: true }).count()).toBe(3);
    expect(await titlesUnder('Do not train alone')).toEqual([
      'Free online training classes',
      'Personal trainers available',
    ]);
    expect(await sectionOf(page, 'Do not train alone').innerText()).toMatch(
      /Each week brings new workout challenges/,
    );
    await page.getByText('How much activity do I need each week?').click();
    await page
      .getByText(
        'At least 150 minutes of moderate or 75 minutes of vigorous aerobic activity per week, plus muscle strengthening on two or more days per week.',
      )
      .waitFor();
  });
});

describe('lifestyle', () => {
  it('s.2.1: has five moods, each with a description, and the support of specialists', async () => {
    await open(page, product, '/lifestyle');
    const moods = sectionOf(page, 'How do you feel today?').getByRole('listitem');
    expect(await moods.getByRole('heading').allInnerTexts()).toEqual([
      'Sad',
      'Unhappy',
      'Detached',
      'Confident',
      'Excited',
    ]);
    const texts = await moods.locator('p').allInnerTexts();
    expect(new Set(texts.filter(text => text.length > 20)).size).toBe(5);
    expect(await titlesUnder('Specialist support')).toEqual([
      'Trained Professionals',
      '24/7hr Support',
      'Follow ups and Recommendations',
    ]);
  });
});

describe('nutrition', () => {
  it('s.2.1, s.3, s.5: numbers the fruits and veggies for the week, and has a BMI calculator that starts at 0 and 0', async () => {
    await open(page, product, '/nutrition');
    const titles = await titlesUnder('Fruits & Veggies for the week');
    expect(titles.map(title => title.replace(/\s+/g, ' '))).toEqual(['1 Brocolli', '2 Carrot', '3 Spinach']);
    for (const label of ['Height(cm)', 'Weight(kg)']) {
      const input = page.getByLabel(label, { exact: true });
      expect([await input.getAttribute('inputmode'), await input.inputValue()]).toEqual(['decimal', '0']);
    }
    expect(await page.getByText(/^(Underweight|Normal Weight|Overweight|Obese)$/).count()).toBe(0);
    await page.getByLabel('Height(cm)').fill('100');
    await page.getByLabel('Weight(kg)').fill('24.9');
    const words = async () => (await page.locator('output').innerText()).replace(/\s+/g, ' ');
    await expect.poll(words).toMatch(/^Your BMI 24\.9 Obese /);
    await page.getByLabel('Weight(kg)').fill('18,4');
    await expect.poll(words).toMatch(/^Your BMI 18\.4 Underweight /);
    await page.getByLabel('Weight(kg)').fill('1,200');
    await page.getByText('Enter a number in digits, for example 70 or 5.5.').waitFor();
    expect(await words()).not.toContain('Your BMI');
  });
});
