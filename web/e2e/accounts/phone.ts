import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, beforeEach } from 'vitest';
import { closeTabs, openTab } from '../support/tab.ts';
import type { TestProduct } from '../support/test-product.ts';

/** The account of these tests. */
export const person = {
  email: 'ada@example.test',
  password: 'a good password',
  firstName: 'Ada',
  lastName: 'Obi',
};

/** A browser with the window of a phone. */
export interface Phone {
  readonly context: BrowserContext;
  readonly page: Page;
  /** A session token of the person, from a log-in on another device. */
  readonly token: string;
  /** Replaces the tab with a new one that has these values in its local storage. */
  restart(storedValues: Record<string, string>): Promise<void>;
}

/** Registers hooks that create the account once, and open a tab without a session for each test. */
export function setUpPhone(product: TestProduct): Phone {
  const phone = {
    restart: async (storedValues: Record<string, string>) => {
      await closeTabs();
      const viewport = { width: 390, height: 844 };
      const page = await openTab(product, storedValues, { viewport, reducedMotion: 'reduce' });
      Object.assign(phone, { context: page.context(), page });
    },
    // Cast: the hooks below set the other properties before a test reads them.
  } as Phone;
  beforeAll(async () => {
    const { token } = await product.gateway.createAccount(person);
    Object.assign(phone, { token });
  });
  beforeEach(() => phone.restart({}));
  return phone;
}
