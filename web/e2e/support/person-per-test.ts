import type { BrowserContextOptions } from 'playwright-core';
import { afterEach, beforeEach, expect } from 'vitest';
import { type SignedIn, signInNewPerson } from './signed-in.ts';
import type { TestProduct } from './test-product.ts';

/**
 * Registers hooks: each test has an account and a browser context of its own. After it the gateway answers every call again,
 * and the first tab must have thrown no error. The members of the result are those of the running test.
 */
export function setUpPersonPerTest(product: TestProduct, options: BrowserContextOptions = {}): SignedIn {
  // The hook below fills it.
  const person = {} as SignedIn;
  const pageErrors: string[] = [];
  beforeEach(async () => {
    pageErrors.length = 0;
    Object.assign(person, await signInNewPerson(product, options));
    person.page.on('pageerror', error => pageErrors.push(String(error)));
  });
  afterEach(async () => {
    product.proxy.restore();
    expect(pageErrors).toEqual([]);
  });
  return person;
}
