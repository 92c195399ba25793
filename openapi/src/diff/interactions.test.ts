import { describe, expect, it } from 'vitest';
import { compareDocuments } from './compare-documents.ts';
import type { OpenApiDocument, SchemaObject } from './document.ts';
import { interactionsIn } from './interactions.ts';

const text = { type: 'string' };
const refusal = { type: 'object', properties: { code: text } };

/** A call with a parameter in its path, whose accepted answer is pinned by its code. */
const documentOf = (
  answer: Record<string, SchemaObject>,
  request: Record<string, SchemaObject> = {},
): OpenApiDocument => ({
  openapi: '3.1.0',
  paths: {
    '/user/{id}': {
      post: {
        operationId: 'user.one',
        requestBody: { content: { 'application/json': { schema: { type: 'object', properties: request } } } },
        responses: {
          '200': {
            content: {
              'application/json': {
                schema: {
                  anyOf: [
                    {
                      type: 'object',
                      properties: { code: { ...text, const: '00' }, ...answer },
                      required: ['code'],
                    },
                    refusal,
                  ],
                },
              },
            },
          },
        },
      },
    },
  },
});

const interaction = (
  description: string,
  response: unknown,
  request: unknown = {},
  path = '/api/prod/user/17',
) => ({
  description,
  request: { method: 'POST', path, body: { content: request, contentType: 'application/json' } },
  response: { status: 200, body: { content: response, contentType: 'application/json' } },
});
const interactions = interactionsIn(
  JSON.stringify({
    interactions: [
      interaction('accepted', { code: '00', names: [{ first: 'Ada' }] }, { 'a.b': 1 }),
      interaction('accepted without names', { code: '00' }),
      interaction('refused', { code: '99' }),
      interaction('of another call', { code: '00' }, {}, '/api/prod/user/17/more'),
    ],
  }),
);

const touched = (before: OpenApiDocument, after: OpenApiDocument) =>
  compareDocuments(before, after, interactions ?? []).map(change => change.interactions);
const names = (first: SchemaObject) => ({
  names: { type: 'array', items: { type: 'object', properties: { first } } },
});

describe('the interactions a change touches', () => {
  it('are all of the call for a change of the call, and none of another', () => {
    const moved = { ...documentOf({}), servers: [{ url: '/v2' }] };
    expect(touched(documentOf({}), moved)).toEqual([['accepted', 'accepted without names', 'refused']]);
  });

  it('are those whose answer has the place, in the form that changed', () => {
    expect(touched(documentOf(names(text)), documentOf(names({ type: 'number' })))).toEqual([['accepted']]);
  });

  it('are all of that form for a member that was not there before', () => {
    expect(touched(documentOf({}), documentOf({ nick: text }))).toEqual([
      ['accepted', 'accepted without names'],
    ]);
  });

  it('are those whose request has the member, dots in its name or not', () => {
    const changes = touched(documentOf({}, { 'a.b': { type: 'number' } }), documentOf({}, { 'a.b': text }));
    expect(changes).toEqual([['accepted']]);
  });

  it('are read of bodies as older Pact files have them too', () => {
    const old = interactionsIn(
      '{"interactions":[{"description":"x","request":{"method":"post"},"response":{"body":{"a":1}}}]}',
    );
    expect(old).toMatchObject([{ method: 'POST', status: 200, responseBody: { a: 1 } }]);
    expect(interactionsIn('{}')).toBeNull();
    expect(interactionsIn('no JSON')).toBeNull();
  });
});
