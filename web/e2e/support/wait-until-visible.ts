import type { Locator } from 'playwright-core';
import { vi } from 'vitest';

/** Waits until something is shown. Playwright's own waiting soon looks only twice a second, which adds up. */
export async function waitUntilVisible(locator: Locator): Promise<void> {
  await vi.waitUntil(() => locator.isVisible(), { interval: 20, timeout: 10_000 });
}
