import type { Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach } from 'vitest';
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
