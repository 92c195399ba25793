import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@choose-life/gateway/testing/free-port';
import { chromium } from 'playwright-core';
import { browserArguments, browserPath } from './browser.ts';
import type { Product } from './product.ts';
import { demoAccount, openSignedInPage } from './routes.ts';

/** A browser in which the demo account is signed in, and which Lighthouse can control by the debugging port. */
export interface SignedInBrowser {
  readonly port: number;
  close(): Promise<void>;
}

/** Starts a `SignedInBrowser`, which the caller must close. */
export async function startSignedInBrowser(product: Product): Promise<SignedInBrowser> {
  const port = await freePort();
  const profile = await mkdtemp(join(tmpdir(), 'choose-life-profile-'));
  // A persistent context is the default context of the browser, so pages that Lighthouse opens are signed in too.
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: browserPath(),
    args: [...browserArguments, `--remote-debugging-port=${port}`],
  });
  await openSignedInPage(context, product, demoAccount);
  return {
    port,
    close: async () => {
      await context.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}
