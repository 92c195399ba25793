import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type RunnerTestCase, TestRunner } from 'vitest';
import { openPages } from './browser.ts';

/** The folder for the pictures of failed tests. CI stores it. */
export const picturesFolder = fileURLToPath(
  new URL('../../../node_modules/.cache/choose-life/pictures/', import.meta.url),
);

/**
 * The test runner of `vitest.config.ts`. When a test fails, it takes a picture of every open page, and adds the page's URL and first lines to
 * the error, for readers of a log without pictures. `onTestFailed` would run too late, after the pages are closed.
 */
export default class FailurePictures extends TestRunner {
  async onTaskFinished(test: RunnerTestCase): Promise<void> {
    if (test.result?.state !== 'fail') return;
    await mkdir(picturesFolder, { recursive: true });
    const [error] = test.result.errors ?? [];
    // File systems allow names of 255 bytes.
    const name = test.fullName.replace(/[^\w-]+/g, '-').slice(0, 150);
    await Promise.all(
      openPages().map(async (page, index) => {
        const path = `${picturesFolder}${name}-${index + 1}.png`;
        // A crashed page has no picture. The error of the test is more important.
        await page.screenshot({ path, fullPage: true, timeout: 5_000 }).catch(() => undefined);
        const text = await page.innerText('body', { timeout: 1_000 }).catch(() => '');
        if (error) error.message += `\n${page.url()}: ${text.replace(/\s+/g, ' ').slice(0, 400)}`;
      }),
    );
  }
}
