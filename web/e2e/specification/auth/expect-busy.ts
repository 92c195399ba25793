import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { GatewayProxy } from '../../support/gateway-proxy.ts';

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
