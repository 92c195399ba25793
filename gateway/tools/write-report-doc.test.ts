import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { reportDoc } from './write-report-doc.ts';

it('docs/report.md is up to date (otherwise: npm run generate)', async () => {
  const page = await readFile(new URL('../../docs/report.md', import.meta.url), 'utf8');
  // `reportDoc` returns the page with its marked parts generated again.
  expect(page).toBe(reportDoc(page));
});
