import { readFile } from 'node:fs/promises';
import { callIds } from '@choose-life/contracts/gateway/extensions';
import { describe, expect, it } from 'vitest';
import { adapterDocumentFile, adapterDocumentText } from './adapter-document.ts';

describe('the OpenAPI document of the adapter', () => {
  it('stands in the repository as it is generated (else: npm run generate)', async () => {
    expect(await readFile(adapterDocumentFile, 'utf8')).toBe(await adapterDocumentText());
  });

  it('has each procedure', async () => {
    const { paths } = JSON.parse(await readFile(adapterDocumentFile, 'utf8'));
    expect(Object.keys(paths)).toEqual(callIds.map(id => `/trpc/${id}`));
  });
});
