import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { adapterDocumentFile, adapterDocumentText } from './adapter-document.ts';

describe('the OpenAPI document of the adapter', () => {
  it('stands in the repository as it is generated (else: npm run generate)', async () => {
    expect(await readFile(adapterDocumentFile, 'utf8')).toBe(await adapterDocumentText());
  });

  it('has a name for each object, since generators make a type of it', async () => {
    const { components, paths } = JSON.parse(await readFile(adapterDocumentFile, 'utf8'));
    const objectsIn = (part: unknown) => JSON.stringify(part).match(/"properties":\{"/g)?.length ?? 0;
    const crowded = Object.entries(components.schemas).filter(([, schema]) => objectsIn(schema) > 1);
    expect([crowded, objectsIn(paths)]).toEqual([[], 0]);
  });
});
