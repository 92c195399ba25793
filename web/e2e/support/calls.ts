import type { Page, Request } from 'playwright-core';

/** The input of the next call of a procedure, taken out of the batch it travels in. */
export async function nextInput(page: Page, procedure: string): Promise<unknown> {
  const request = await page.waitForRequest(sent => proceduresOf(sent).includes(procedure));
  return request.postDataJSON()[proceduresOf(request).indexOf(procedure)];
}

function proceduresOf(request: Request): string[] {
  const { pathname } = new URL(request.url());
  return pathname.startsWith('/trpc/') ? pathname.slice('/trpc/'.length).split(',') : [];
}
