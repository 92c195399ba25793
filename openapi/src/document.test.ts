import { readFile } from 'node:fs/promises';
import type { Operation } from '@choose-life/contracts/gateway/operation';
import { operationIds, operations } from '@choose-life/contracts/gateway/operations';
import { describe, expect, it } from 'vitest';
import { buildDocument } from './build-document.ts';
import { generate } from './generate.ts';

interface Document {
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Record<string, Record<string, { readonly operationId: string }>>;
}
// The document is plain JSON; only the members named above are looked at here.
const document = buildDocument() as Document;

describe('the OpenAPI document', () => {
  it('stands in the repository as it is generated (else: npm run openapi)', async () => {
    for (const [name, text] of Object.entries(await generate())) {
      expect(await readFile(new URL(`../${name}`, import.meta.url), 'utf8')).toBe(text);
    }
  });

  it('names both stages as servers (s.7)', () => {
    expect(document.servers.map(({ url }) => new URL(url).pathname)).toEqual(['/api/prod', '/api/dev']);
  });

  it.each(operationIds)('has %s under its path and method', id => {
    const { path, method }: Operation = operations[id];
    expect(document.paths[path]?.[method.toLowerCase()]?.operationId).toBe(id);
  });

  it('has no call that the table does not have', () => {
    const ids = Object.values(document.paths).flatMap(item =>
      Object.values(item).map(each => each.operationId),
    );
    expect(ids.sort()).toEqual([...operationIds].sort());
  });
});
