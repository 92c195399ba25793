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
// The cast is safe for the members that are declared above. `buildDocument` returns the type `object`.
const document = buildDocument() as Document;

describe('the OpenAPI document', () => {
  it('and the files that are generated from it equal the committed files', async () => {
    for (const [name, text] of Object.entries(await generate())) {
      expect(await readFile(new URL(`../${name}`, import.meta.url), 'utf8')).toBe(text);
    }
  });

  it('has both stages as servers (s.7)', () => {
    expect(document.servers.map(({ url }) => new URL(url).pathname)).toEqual(['/api/prod', '/api/dev']);
  });
});

describe('isAccepted', () => {
  const envelopes = [
    {},
    { status: 'FAILED' },
    // Code 22 also ends a session if it is a number (s.8).
    ...['00', '99', '22', 22].map(responseCode => ({ responseCode })),
  ];
  it.each(operationIds)('decides on objects of %s like readOutcome', id => {
    const example: unknown = examples[id].response;
    expect(isAccepted(id, example)).toBe(true);
    for (const envelope of envelopes) {
      const answer = typeof example === 'string' ? envelope : { ...propertiesOf(example), ...envelope };
      expect(isAccepted(id, answer), JSON.stringify(envelope)).toBe(
        readOutcome(operations[id], answer).kind === 'accepted',
      );
    }
  });

  // The specification has no success rule for wait-list calls (s.4): they accept any answer without a code.
  it.each<[unknown]>([[null], [undefined], [7], [[]]])('accepts %j only for wait-list calls', answer => {
    const accepting = operationIds.filter(id => isAccepted(id, answer));
    expect(accepting).toEqual(operationIds.filter(id => id.startsWith('waitList.')));
  });
});

// Specmatic generates a test for each call only if the document has these properties.
describe('the OpenAPI document for Specmatic', () => {
  const documented = Object.values(document.paths).flatMap(item => Object.values(item));
  const namesOf = ({ examples = {} }: { readonly examples?: Examples }) => Object.keys(examples);
  const responseNamesOf = ({ responses }: DocumentedCall) =>
    namesOf(responses['200']?.content?.['application/json'] ?? {});

  it.each(documented.map(call => [call.operationId, call] as const))(
    'has one example of %s, with the same name in the request and the response',
    (_id, call) => {
      const parts = [...(call.parameters ?? []), call.requestBody?.content['application/json']];
      for (const part of parts.filter(each => each !== undefined))
        expect(namesOf(part)).toEqual(responseNamesOf(call));
      expect(responseNamesOf(call)).toHaveLength(1);
    },
  );

  it('has no two examples with the same name, since Specmatic would read only one of them', () => {
    const names = documented.flatMap(responseNamesOf);
    expect(new Set(names).size).toBe(names.length);
  });

  it('lists single statuses, since Specmatic ignores ranges', () => {
    const statuses = documented.flatMap(({ responses }) => Object.keys(responses));
    expect(statuses.filter(status => !/^\d{3}$/.test(status))).toEqual([]);
  });

  // Specmatic reports such members as errors, and then generates no test.
  it('has no members of `patternProperties` in its example responses, such as saved answers', () => {
    expect(JSON.stringify(document)).toContain('"patternProperties":{"^[Hh][Rr][Aa]"');
    const text = JSON.stringify(document.paths['/hra/get-saved-answers']?.post?.responses['200']);
    expect(text).not.toContain('hraQSexA');
  });
});
