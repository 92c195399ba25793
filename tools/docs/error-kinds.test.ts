import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { errorKinds } from '../../contracts/src/gateway/error-kinds.ts';

describe('the pages that list the kinds of errors', () => {
  it.each(['ARCHITECTURE.md', 'docs/faults.md', 'docs/recipes/handle-errors.md'])(
    '%s names each one',
    async page => {
      const text = await readFile(new URL(`../../${page}`, import.meta.url), 'utf8');
      expect(
        errorKinds.map(({ kind }) => kind).filter(kind => !new RegExp(`\\b${kind}\\b`).test(text)),
      ).toEqual([]);
    },
  );
});
