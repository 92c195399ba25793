import type { Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach } from 'vitest';
import { openContext } from '../../support/signed-in.ts';
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
    const context = await openContext(product.browser, product.url, {});
    visitor.page = await context.newPage();
  });
  afterEach(async () => {
    product.proxy.restore();
    await visitor.page.context().close();
  });
  return visitor;
}
