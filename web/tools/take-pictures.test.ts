import { expect, it, vi } from 'vitest';
import { takePictures } from '../e2e/support/take-pictures.ts';

it('takePictures continues on a new page after a failed picture, and returns the failed one', async () => {
  const close = vi.fn(async () => {});
  const newPage = vi.fn(async () => ({ close }));
  const takenPictures: string[] = [];
  const notTaken = await takePictures(['home', 'faqs', 'library'], newPage, async (_, name) => {
    if (name === 'faqs') throw new Error('Timeout 90000ms exceeded.\nCall log:');
    takenPictures.push(name);
  });
  expect(takenPictures).toEqual(['home', 'library']);
  expect(notTaken).toEqual([{ item: 'faqs', reason: 'Error: Timeout 90000ms exceeded.' }]);
  // Only the page of the failed picture is closed. The caller closes the browser, and with it the last page.
  expect([newPage.mock.calls.length, close.mock.calls.length]).toEqual([2, 1]);
});
