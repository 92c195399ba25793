import type { Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { GatewayProxy } from '../../support/gateway-proxy.ts';
import { openTab } from '../../support/tab.ts';
import type { TestProduct } from '../../support/test-product.ts';

/** Somebody who has an account and is not signed in. */
export const person = {
  email: 'ada@example.test',
  password: 'a good password',
  firstName: 'Ada',
  lastName: 'Obi',
};

/**
 * Registers hooks: the person has an account, and each test a browser in which nobody is signed in. The page is that of the
 * running test.
 */
export function setUpVisitor(product: TestProduct): { readonly page: Page } {
  // The hook below fills it.
  const visitor = {} as { page: Page };
  beforeAll(async () => {
    await product.gateway.createAccount({ ...person, company: { id: 'acme', name: 'Acme' } });
  });
  beforeEach(async () => {
    visitor.page = await openTab(product, {});
  });
  afterEach(() => product.proxy.restore());
  return visitor;
}

/** While a call is pending its button is disabled, shows the spinner and sends nothing a second time. */
export async function expectBusy(page: Page, proxy: GatewayProxy, name: string, path: string): Promise<void> {
  const before = proxy.callsTo(path).length;
  await page.getByRole('button', { name, exact: true }).click();
  await expect.poll(() => proxy.callsTo(path).length).toBe(before + 1);
  const busy = page.locator('button[aria-disabled=true][aria-busy=true]');
  expect(await busy.locator('svg.turning').count()).toBe(1);
  await busy.click({ force: true });
  await page.keyboard.press('Enter');
  expect(proxy.callsTo(path).length).toBe(before + 1);
}
