import { readFile } from 'node:fs/promises';
import { callIds } from '@choose-life/contracts/gateway/extensions';
import type { JsonSchema } from '@choose-life/contracts/gateway/json-schema';
import { describe, expect, it } from 'vitest';
import { customAnswers } from '../src/routers/custom-answers.ts';
import { adapterDocumentFile, adapterDocumentText } from './adapter-document.ts';

import { exampleAnswerOf } from './example-answers.ts';

interface Post {
  readonly 'x-errors': readonly string[];
  readonly responses: Readonly<Record<string, { readonly content?: object }>>;
}

const { components, paths } = JSON.parse(await readFile(adapterDocumentFile, 'utf8')) as {
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
  readonly paths: Readonly<Record<string, { readonly post: Post }>>;
};
const schemas = Object.entries(components.schemas);
const named = (reference: string) => components.schemas[reference.split('/').at(-1) ?? ''];

describe('the OpenAPI document of the adapter', () => {
  it('stands in the repository as it is generated (else: npm run generate)', async () => {
    expect(await readFile(adapterDocumentFile, 'utf8')).toBe(await adapterDocumentText());
  });

  it('has a name for each object, since generators make a type of it', () => {
    const objectsIn = (part: unknown) => JSON.stringify(part).match(/"properties":\{"/g)?.length ?? 0;
    const crowded = schemas.filter(([, schema]) => objectsIn(schema) > 1);
    expect([crowded, objectsIn(paths)]).toEqual([[], 0]);
  });

  it('has the path of the file, with its media type and the errors of the procedures', () => {
    const { post: file } = paths['/reports/pdf'] ?? {};
    const { post: procedure } = paths['/trpc/hra.getReportPdf'] ?? {};
    expect(file?.responses['200']?.content).toEqual({
      'application/pdf': { schema: { type: 'string', format: 'binary' } },
    });
    expect(Object.keys(file?.responses ?? {})).toEqual(Object.keys(procedure?.responses ?? {}));
    expect(file?.['x-errors']).toEqual(procedure?.['x-errors']);
  });

  it('says of each member what it means', () => {
    const unsaid = schemas
      // The head of the document explains tRPC's envelope of an answer.
      .filter(([name]) => !/^Failure$|Answer(?:Result)?$/.test(name))
      .flatMap(([name, { properties, patternProperties }]) =>
        Object.entries({ ...properties, ...patternProperties })
          .filter(([, { description, $ref = '' }]) => !(description ?? named($ref)?.description))
          .map(([member]) => `${name}.${member}`),
      );
    expect(unsaid).toEqual([]);
  });
});

describe('answers of a shape of their own', () => {
  it.each(Object.entries(customAnswers))('%s is what the procedure answers', async (id, schema) => {
    const called = callIds.find(each => each === id);
    if (called === undefined) throw new Error(`${id} is no call`);
    expect(schema.safeParse(await exampleAnswerOf(called)).error?.issues).toBe(undefined);
  });
});
