import { readFile } from 'node:fs/promises';
import { callIds } from '@choose-life/contracts/gateway/extensions';
import type { JsonSchema } from '@choose-life/contracts/gateway/json-schema';
import { describe, expect, it } from 'vitest';
import { customAnswers } from '../src/routers/custom-answers.ts';
import { adapterDocumentFile, adapterDocumentText } from './adapter-document.ts';
import { exampleAnswerOf } from './example-answers.ts';

interface PostOperation {
  readonly 'x-errors': readonly string[];
  readonly responses: Readonly<Record<string, { readonly content?: object }>>;
}

// The cast is safe, because the generator writes these members, and the first test checks that the file is what the generator writes.
const { components, paths } = JSON.parse(await readFile(adapterDocumentFile, 'utf8')) as {
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
  readonly paths: Readonly<Record<string, { readonly post: PostOperation }>>;
};
const schemas = Object.entries(components.schemas);
const schemaAt = (reference: string) => components.schemas[reference.split('/').at(-1) ?? ''];

describe('the OpenAPI document of the adapter', () => {
  it('equals the committed file, which npm run generate updates', async () => {
    expect(await readFile(adapterDocumentFile, 'utf8')).toBe(await adapterDocumentText());
  });

  it('has a named schema for each object, because code generators name their types after schemas', () => {
    const countObjects = (part: unknown) => JSON.stringify(part).match(/"properties":\{"/g)?.length ?? 0;
    const schemasWithInnerObjects = schemas.filter(([, schema]) => countObjects(schema) > 1);
    expect(schemasWithInnerObjects).toEqual([]);
    expect(countObjects(paths)).toBe(0);
  });

  it('describes POST /reports/pdf with its media type and the errors of hra.getReportPdf', () => {
    const { post: file } = paths['/reports/pdf'] ?? {};
    const { post: procedure } = paths['/trpc/hra.getReportPdf'] ?? {};
    expect(file?.responses['200']?.content).toEqual({
      'application/pdf': { schema: { type: 'string', format: 'binary' } },
    });
    expect(Object.keys(file?.responses ?? {})).toEqual(Object.keys(procedure?.responses ?? {}));
    expect(file?.['x-errors']).toEqual(procedure?.['x-errors']);
  });

  it('describes each member', () => {
    const membersWithoutDescription = schemas
      // The members of these schemas are tRPC's envelope of a result or an error, which the description of the whole document explains.
      .filter(([name]) => !/^Failure$|Answer(?:Result)?$/.test(name))
      .flatMap(([name, { properties, patternProperties }]) =>
        Object.entries({ ...properties, ...patternProperties })
          .filter(([, { description, $ref = '' }]) => !(description ?? schemaAt($ref)?.description))
          .map(([member]) => `${name}.${member}`),
      );
    expect(membersWithoutDescription).toEqual([]);
  });
});

describe('customAnswers', () => {
  it.each(Object.entries(customAnswers))(
    'has a schema of %s that accepts its example answer',
    async (id, schema) => {
      const callId = callIds.find(knownId => knownId === id);
      if (callId === undefined) throw new Error(`${id} is not a call`);
      expect(schema.safeParse(await exampleAnswerOf(callId)).error?.issues).toBe(undefined);
    },
  );
});
