import { describe, expect, it, vi } from 'vitest';
import { takePictures } from '../e2e/support/take-pictures.ts';

/* Not in `web/e2e`, because the tests there belong to the project e2e, which starts a browser and servers (`vitest.config.ts`). */

/** Takes three pictures, of which the second fails. */
async function takeWithFailure() {
  const close = vi.fn(async () => {});
  const newPage = vi.fn(async () => ({ close }));
  const taken: string[] = [];
  const notTaken = await takePictures(['home', 'faqs', 'library'], newPage, async (_, name) => {
    if (name === 'faqs') throw new Error('Timeout 90000ms exceeded.\nCall log:');
    taken.push(name);
  });
  return { taken, notTaken, openedPages: newPage.mock.calls.length, closedPages: close.mock.calls.length };
}

describe('takePictures', () => {
  it('continues on a new page after a failed picture', async () => {
    expect(await takeWithFailure()).toMatchObject({ taken: ['home', 'library'], openedPages: 2 });
  });

  it('returns the items without a picture, with the first line of the error', async () => {
    const { notTaken } = await takeWithFailure();
    expect(notTaken).toEqual([{ item: 'faqs', reason: 'Error: Timeout 90000ms exceeded.' }]);
  });

  // The caller closes the browser, and with it the last page.
  it('closes only the page of the failed picture', async () => {
    expect((await takeWithFailure()).closedPages).toBe(1);
  });
});
