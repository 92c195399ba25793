import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { violationsOf } from '../support/axe.ts';
import { accordionOf, sectionOf } from '../support/marketing.ts';
import { open } from '../support/routes.ts';
import { openTab } from '../support/tab.ts';
import { setUpEmbeddedProduct } from '../support/test-product.ts';

const product = setUpEmbeddedProduct();
let page: Page;

beforeAll(async () => {
  page = await openTab(product, {}, { viewport: { width: 1280, height: 800 } }, 'file');
});

describe('the FAQs page', () => {
  beforeAll(() => open(page, product, '/faqs'));

  it('s.2.1: has a search input, which filters while one types', async () => {
    const search = page.getByRole('searchbox');
    await search.fill('offline');
    const questions = async () => (await accordionOf(page.locator('main'))).questions;
    await expect.poll(questions).toEqual(['Can I use Choose Life offline?']);
    await search.fill('zzz');
    await page.getByText('No question has these words.').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await search.fill('');
    await expect.poll(questions).toHaveLength(12);
  });

  it('s.1, s.2.1, s.4, s.9: has twelve questions with these answers, one open at a time', async () => {
    const answers: [words: string, answer: RegExp][] = [
      [
        'different from an HMO or a hospital',
        /HMO pays for care.+hospital treats you when you are ill.+helps you stay well before/,
      ],
      ['What do employees get', /health check with a report.+goals.+articles/],
      ['How do employees sign up', /Employees sign up on the company website\./],
      ['How much does it cost', /price depends on the package you choose.+tailor it/],
      ['Who can see my data', /Only you and the provider of the program can see your data/],
      ['offline', /There is no offline access\./],
      ['sign up and pick a package', /Choose Get Started and create your account\..+package/],
      [
        'subscription ends',
        /access is restricted until the subscription is renewed\..+renew 2 to 3 days before it ends/,
      ],
      [
        'How do I cancel',
        /Contact our representatives or the provider of your program.+unsubscribe.+delete your account on the website/,
      ],
      ['live chat', /Not yet\..+by phone and e-mail, 24 hours a day, 7 days a week/],
      ['contact support', /Call us or write to us, day or night/],
      ['newsletter', /Yes\. It comes once a week/],
    ];
    const items = page.locator('main details[name]');
    for (const [words, answer] of answers) {
      const item = items.filter({ has: page.locator('summary', { hasText: words }) });
      await item.locator('summary').click();
      expect.soft(await item.locator('p').innerText(), words).toMatch(answer);
      expect.soft((await accordionOf(page.locator('main'))).open, words).toHaveLength(1);
    }
    expect(await items.count()).toBe(answers.length);
    expect(await violationsOf(page)).toEqual([]);
  });
});

describe('the about page', () => {
  beforeAll(() => open(page, product, '/about-us'));

  it(`s.1, s.2.1: tells our story, has a video that plays, 'For your mind, body & spirit', and the founder's letter`, async () => {
    await page.getByRole('heading', { name: 'Our story', exact: true, level: 1 }).waitFor();
    const words = await page.locator('main').innerText();
    expect(words).toContain('Choose Life is a wellness solutions provider.');
    expect(words).toContain('Companies get analytics and progress reports');
    const video = page.locator('video');
    expect(await video.getAttribute('controls')).not.toBeNull();
    const file = await page.request.get(`${product.url}${await video.locator('source').getAttribute('src')}`);
    expect([file.status(), file.headers()['content-type']]).toEqual([200, 'video/mp4']);
    await page.getByRole('heading', { name: 'For your mind, body & spirit', exact: true }).waitFor();
    const letter = sectionOf(page, 'A letter from our founder');
    expect(await letter.innerText()).toContain('Founder and Chief Wellness Officer');
    const href = await letter.getByRole('link', { name: 'Read more' }).getAttribute('href');
    expect(new URL(href ?? '').origin).not.toBe(product.url);
  });
});

describe('the blog article', () => {
  beforeAll(() => open(page, product, '/chooselife/blog'));

  it('s.2.1: has topic, title, author, date, says again and again why to monitor blood sugar, and ends with three cards', async () => {
    await page.getByRole('heading', { name: 'Blood Sugar Monitoring', exact: true, level: 1 }).waitFor();
    const article = page.locator('article');
    await article.getByText('Health', { exact: true }).waitFor();
    expect(await article.locator('p', { has: page.locator('time') }).innerText()).toMatch(
      /^\S.+ · March 10, 2024$/,
    );
    const headings = await page.locator('article section h2').allInnerTexts();
    expect(headings.length).toBeGreaterThan(2);
    for (const heading of headings) expect(heading).toMatch(/^Why monitor your blood sugar\?/);
    expect(await sectionOf(page, 'Read next').getByRole('listitem').count()).toBe(3);
  });
});
