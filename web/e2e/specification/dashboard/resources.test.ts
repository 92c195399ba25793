import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { refusal } from '../../support/gateway-proxy.ts';
import { pageParts } from '../../support/page-parts.ts';
import { setUpProduct } from '../../support/test-product.ts';
import { setUpDashboardPerson } from './dashboard-person.ts';

const product = setUpProduct();
const person = setUpDashboardPerson(product);
let page: Page;

beforeAll(() => {
  ({ page } = person);
});
const go = (path: string) => page.goto(product.url + path);
const { at } = pageParts(() => page);
const calls = (path: string) => product.proxy.callsTo(path);

describe('Resources for you', () => {
  const items = () => page.getByRole('list', { name: 'Resources for you' });

  it(`s.2.3: lists the library's items, asked for by category alone, and leads to the library`, async () => {
    await go('/dashboard');
    await items().waitFor();
    expect(await items().getByRole('listitem').count()).toBe(25);
    await items().getByRole('heading', { name: 'One small spoon of salt' }).waitFor();
    expect(calls('/content/read-content-library').at(-1)?.body).toEqual({
      categories: ['Health', 'LifeStyle', 'Fitness', 'Nutrition'],
    });
    await items().getByRole('link', { name: 'Read More' }).first().click();
    await at('/library');
  });

  it('s.2.3, s.9: moves by 200 pixels a press', async () => {
    await go('/dashboard');
    await items().waitFor();
    const left = () => items().evaluate(row => row.scrollLeft);
    expect(await left()).toBe(0);
    await page.getByRole('button', { name: 'Scroll onwards: Resources for you' }).click();
    await expect.poll(left).toBe(200);
    await page.getByRole('button', { name: 'Scroll onwards: Resources for you' }).click();
    await expect.poll(left).toBe(400);
    await page.getByRole('button', { name: 'Scroll back: Resources for you' }).click();
    await expect.poll(left).toBe(200);
  });

  it(`s.2.3: says 'No Resources' when there are none`, async () => {
    product.proxy.intercept('/content/read-content-library', () => ({
      status: 200,
      body: { responseCode: '00', contentLibrary: { data: [] } },
    }));
    await go('/dashboard');
    await page.getByText('No Resources', { exact: true }).waitFor();
  });

  it('s.8: logs a failed read, and shows nothing of it', async () => {
    const warnings: string[] = [];
    page.on('console', message => message.type() === 'warning' && warnings.push(message.text()));
    product.proxy.intercept('/content/read-content-library', () => refusal('the library is closed'));
    await go('/dashboard');
    await page.getByText('No Resources', { exact: true }).waitFor();
    await expect.poll(() => warnings).toContainEqual(expect.stringContaining('a call failed (REJECTED'));
    expect(await page.getByText('the library is closed').count()).toBe(0);
    expect(await page.getByRole('alertdialog').count()).toBe(0);
  });
});
