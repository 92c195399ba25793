import { readFile } from 'node:fs/promises';
import { propertiesOf } from '@choose-life/contracts/domain/properties-of';
import { examples } from '@choose-life/contracts/gateway/examples';
import { operationIds, operations } from '@choose-life/contracts/gateway/operations';
import { readOutcome } from '@choose-life/contracts/gateway/outcome';
import { describe, expect, it } from 'vitest';
import { isAccepted } from '../gateway.js';
import { buildDocument } from './build-document.ts';
import { generate } from './generate.ts';

type Examples = Readonly<Record<string, unknown>>;
interface Media {
  readonly examples?: Examples;
}
interface DocumentedCall {
  readonly operationId: string;
  readonly parameters?: readonly { readonly examples?: Examples }[];
  readonly requestBody?: { readonly content: { readonly 'application/json': Media } };
  readonly responses: Record<string, { readonly content?: { readonly 'application/json': Media } }>;
}
interface Document {
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Record<string, Record<string, DocumentedCall>>;
}
// True for the members that are named above. `buildDocument` returns any object.
const document = buildDocument() as Document;

describe('the OpenAPI document', () => {
  it('is committed as it is generated now (else run npm run generate)', async () => {
    for (const [name, text] of Object.entries(await generate())) {
      expect(await readFile(new URL(`../${name}`, import.meta.url), 'utf8')).toBe(text);
    }
  });

  it('has both stages as servers (s.7)', () => {
    expect(document.servers.map(({ url }) => new URL(url).pathname)).toEqual(['/api/prod', '/api/dev']);
  });
});

describe('isAccepted', () => {
  const heads = [{}, { status: 'FAILED' }, ...['00', '99', '22', 22].map(responseCode => ({ responseCode }))];
  it.each(operationIds)('judges %s as readOutcome does', id => {
    const example: unknown = examples[id].response;
    expect(isAccepted(id, example)).toBe(true);
    for (const head of heads) {
      const answer = typeof example === 'string' ? head : { ...propertiesOf(example), ...head };
      expect(isAccepted(id, answer), JSON.stringify(head)).toBe(
        readOutcome(operations[id], answer).kind === 'accepted',
      );
    }
    for (const nothing of [null, undefined, 7, []])
      expect(isAccepted(id, nothing)).toBe(id.startsWith('waitList.'));
  });
});

/* Specmatic needs all of this to generate a test for each call. */
describe('the examples and statuses of the OpenAPI document', () => {
  const documented = Object.values(document.paths).flatMap(item => Object.values(item));
  const namesOf = ({ examples = {} }: { readonly examples?: Examples }) => Object.keys(examples);
  const answered = ({ responses }: DocumentedCall) =>
    namesOf(responses['200']?.content?.['application/json'] ?? {});

  it.each(documented.map(call => [call.operationId, call] as const))(
    'of %s have one example whose request and answer have the same name',
    (_id, call) => {
      const parts = [...(call.parameters ?? []), call.requestBody?.content['application/json']];
      for (const part of parts.filter(each => each !== undefined))
        expect(namesOf(part)).toEqual(answered(call));
      expect(answered(call)).toHaveLength(1);
    },
  );

  it('have unique names, since Specmatic reads only one example of a name', () => {
    const names = documented.flatMap(answered);
    expect(new Set(names).size).toBe(names.length);
  });

  it('have single statuses, since Specmatic ignores ranges', () => {
    const statuses = documented.flatMap(({ responses }) => Object.keys(responses));
    expect(statuses.filter(status => !/^\d{3}$/.test(status))).toEqual([]);
  });

  it('have no member in an answer that only a pattern allows', () => {
    expect(JSON.stringify(document)).toContain('"patternProperties":{"^[Hh][Rr][Aa]"');
    const text = JSON.stringify(document.paths['/hra/get-saved-answers']?.post?.responses['200']);
    expect(text).not.toContain('hraQSexA');
  });
});
