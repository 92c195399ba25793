import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { crc32 } from 'node:zlib';
import type { Browser } from 'playwright-core';
import type { Product } from './support/product.ts';
import { demoAccount, open, openSignedInPage } from './support/routes.ts';

const folder = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));

/** Takes the two pictures of the README: the dashboard, and three phone screens in a row. */
export async function takeReadmePictures(browser: Browser, product: Product): Promise<void> {
  const context = await browser.newContext({ colorScheme: 'light', reducedMotion: 'reduce' });
  const page = await openSignedInPage(context, product, demoAccount);
  // High enough for the first row of articles, at the end of the page.
  await page.setViewportSize({ width: 1440, height: 1620 });
  await open(page, product, '/dashboard');
  const headline = await page
    .getByRole('main')
    .getByText(/^Healthier living/)
    .innerText();
  // `gateway/test/appraisal/readme-pictures.test.ts` compares the headline in the pictures with the current demo report.
  const savePicture = (name: string, picture: Buffer) =>
    writeFile(folder + name, withDescription(picture, headline));
  await page.waitForLoadState('networkidle');
  await savePicture('dashboard.png', await page.screenshot());

  await page.setViewportSize({ width: 390, height: 844 });
  const phones: string[] = [];
  for (const path of ['/', '/hra/smoking-and-vaping', '/reports/summary']) {
    await open(page, product, path);
    await page.waitForLoadState('networkidle');
    if (path.startsWith('/hra')) await page.getByRole('radio', { name: 'I used to smoke' }).check();
    phones.push((await page.screenshot()).toString('base64'));
  }
  // The size of three pictures of 390 × 844 px, with the gaps between them (20 px) and the padding (16 px).
  const sheet = await context.newPage();
  await sheet.setViewportSize({ width: 1242, height: 876 });
  await sheet.setContent(
    `<body style="margin:0;padding:16px;display:flex;gap:20px;background:#eceef7">${phones
      .map(phone => `<img style="border-radius:16px" src="data:image/png;base64,${phone}">`)
      .join('')}`,
  );
  await savePicture('phone.png', await sheet.screenshot());
  await context.close();
}

/** Adds a description to the picture: a PNG chunk of type `tEXt` before the last chunk, `IEND`. */
function withDescription(png: Buffer, text: string): Buffer {
  const chunk = Buffer.from(`tEXtDescription\0${text}`, 'latin1');
  const uint32 = (value: number) => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(value);
    return bytes;
  };
  // `IEND` is empty: it has 4 bytes each for length, type and checksum.
  const endChunkStart = png.length - 12;
  return Buffer.concat([
    png.subarray(0, endChunkStart),
    // The length excludes the 4 bytes of the type.
    uint32(chunk.length - 4),
    chunk,
    uint32(crc32(chunk)),
    png.subarray(endChunkStart),
  ]);
}
