import { readFile } from 'node:fs/promises';
import type { Download } from 'playwright-core';
import { extractText, getDocumentProxy } from 'unpdf';

/** The text of a downloaded PDF, opened by a reader that did not write it; letters and their marks are put together. */
export async function textOfDownload(download: Download): Promise<string> {
  const bytes = await readFile(await download.path());
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return text.normalize('NFC');
}
