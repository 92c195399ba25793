import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { proves } from '../specification.ts';
import { accordionOf, sectionOf } from '../support/marketing.ts';
import { open } from '../support/routes.ts';
import { setUpEmbeddedProduct } from '../support/test-product.ts';

const product = setUpEmbeddedProduct();
let page: Page;

beforeAll(async () => {
  page = await product.browser.newPage({ viewport: { width: 1280, height: 800 } });
  page.setDefaultTimeout(20_000);
});

describe('the FAQs page', () => {
  beforeAll(() => open(page, product, '/faqs'));

  it(`${proves('s2.1-64')} has a search input, which filters while one types`, async () => {
    const search = page.getByRole('searchbox');
    await search.fill('offline');
    const questions = async () => (await accordionOf(page.locator('main'))).questions;
    await expect.poll(questions).toEqual(['Can I use Choose Life offline?']);
    await search.fill('');
    await expect.poll(questions).toHaveLength(12);
  });

  it(`${proves('s2.1-65', 's4-14')} has twelve questions, one open at a time`, async () => {
    const summaries = page.locator('main details[name] summary');
    for (let at = 0; at < 12; at += 1) {
      await summaries.nth(at).click();
      expect((await accordionOf(page.locator('main'))).open).toEqual([at]);
    }
  });

  it.each([
    [
      proves('s2.1-66'),
      'different from an HMO or a hospital',
      /HMO pays for care.+hospital treats you when you are ill.+helps you stay well before/,
    ],
    [proves('s2.1-66'), 'What do employees get', /health check with a report.+goals.+articles/],
    [proves('s1-15'), 'How do employees sign up', /Employees sign up on the company website\./],
    [proves('s1-18'), 'How much does it cost', /price depends on the package you choose.+tailor it/],
    [proves('s1-19'), 'Who can see my data', /Only you and the provider of the program can see your data/],
    [proves('s1-20'), 'offline', /There is no offline access\./],
    [
      proves('s2.1-67'),
      'sign up and pick a package',
      /Choose Get Started and create your account\..+package/,
    ],
    [
      proves('s1-16', 's9-24'),
      'subscription ends',
      /access is restricted until the subscription is renewed\..+renew 2 to 3 days before it ends/,
    ],
    [
      proves('s1-17', 's2.1-68'),
      'How do I cancel',
      /Contact our representatives or the provider of your program.+unsubscribe.+delete your account on the website/,
    ],
    [proves('s1-21'), 'live chat', /Not yet\..+by phone and e-mail, 24 hours a day, 7 days a week/],
    [proves('s2.1-68'), 'contact support', /Call us or write to us, day or night/],
    [proves('s2.1-69', 's1-09'), 'newsletter', /Yes\. It comes once a week/],
  ])('%s answers: %s', async (_ids, words, answer) => {
    const item = page.locator('main details[name]', { has: page.locator('summary', { hasText: words }) });
    if ((await item.getAttribute('open')) === null) await item.locator('summary').click();
    expect(await item.locator('p').innerText()).toMatch(answer);
  });
});

describe('the about page', () => {
  beforeAll(() => open(page, product, '/about-us'));

  it(`${proves('s2.1-60', 's1-12')} tells our story: a wellness solutions provider with analytics and progress reports`, async () => {
    await page.getByRole('heading', { name: 'Our story', exact: true, level: 1 }).waitFor();
    const words = await page.locator('main').innerText();
    expect(words).toContain('Choose Life is a wellness solutions provider.');
    expect(words).toContain('Companies get analytics and progress reports');
  });

  it(`${proves('s2.1-61')} embeds a video that plays`, async () => {
    const video = page.locator('video');
    expect(await video.getAttribute('controls')).not.toBeNull();
    const file = await page.request.get(`${product.url}${await video.locator('source').getAttribute('src')}`);
    expect([file.status(), file.headers()['content-type']]).toEqual([200, 'video/mp4']);
  });

  it(`${proves('s2.1-62')} states 'For your mind, body & spirit'`, async () => {
    await page.getByRole('heading', { name: 'For your mind, body & spirit', exact: true }).waitFor();
  });

  it(`${proves('s2.1-63', 's1-13')} has a letter of the founder, whose 'Read more' leads to a profile elsewhere`, async () => {
    const letter = sectionOf(page, 'A letter from our founder');
    expect(await letter.innerText()).toContain('Founder and Chief Wellness Officer');
    const href = await letter.getByRole('link', { name: 'Read more' }).getAttribute('href');
    expect(new URL(href ?? '').origin).not.toBe(product.url);
  });
});

describe('the blog article', () => {
  beforeAll(() => open(page, product, '/chooselife/blog'));

  it(`${proves('s2.1-57')} has topic, title, author and date`, async () => {
    await page.getByRole('heading', { name: 'Blood Sugar Monitoring', exact: true, level: 1 }).waitFor();
    const article = page.locator('article');
    await article.getByText('Health', { exact: true }).waitFor();
    expect(await article.locator('p', { has: page.locator('time') }).innerText()).toMatch(
      /^\S.+ · March 10, 2024$/,
    );
  });

  it(`${proves('s2.1-58')} says again and again why to monitor blood sugar`, async () => {
    const headings = await page.locator('article section h2').allInnerTexts();
    expect(headings.length).toBeGreaterThan(2);
    for (const heading of headings) expect(heading).toMatch(/^Why monitor your blood sugar\?/);
  });

  it(`${proves('s2.1-59')} ends with three related cards`, async () => {
    expect(await sectionOf(page, 'Read next').getByRole('listitem').count()).toBe(3);
  });
});
