import { describe, expect, it } from 'vitest';
import { compareDocuments } from './compare-documents.ts';
import type { OpenApiDocument, OperationObject, SchemaObject } from './document.ts';

const text = { type: 'string' };
const object = (properties: Record<string, SchemaObject>, required: string[] = []): SchemaObject => ({
  type: 'object',
  properties,
  required,
});

/** A document of one call, the way the gateway's own looks. */
function documentOf(operation: OperationObject, more: Partial<OpenApiDocument> = {}): OpenApiDocument {
  return {
    openapi: '3.1.0',
    servers: [{ url: 'https://gateway.example.com/api/prod' }],
    security: [{ token: [] }],
    components: { securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Authorization' } } },
    paths: { '/user/update': { post: { operationId: 'user.update', ...operation } } },
    ...more,
  };
}
const asking = (schema: SchemaObject): OpenApiDocument =>
  documentOf({ requestBody: { required: true, content: { 'application/json': { schema } } } });
const answering = (schema: SchemaObject): OpenApiDocument =>
  documentOf({ responses: { '200': { content: { 'application/json': { schema } } } } });

/** Each change as `callers / gateways: place what`. */
const told = (before: OpenApiDocument, after: OpenApiDocument) =>
  compareDocuments(before, after).map(
    ({ callers, gateways, place, what }) => `${callers} / ${gateways}: ${place} ${what}`,
  );

type Case = [what: string, before: SchemaObject, after: SchemaObject, told: string[]];

const head = object({ code: { type: 'string', const: '00' } }, ['code']);

describe('what changed about a request', () => {
  it.each<Case>([
    ['nothing', object({ a: text }), object({ a: text }), []],
    [
      'a needed member more',
      object({}),
      object({ a: text }, ['a']),
      ['breaking / breaking: request a new, and must be there'],
    ],
    ['a member more', object({}), object({ a: text }), ['safe / breaking: request a new, may be missing']],
    [
      'a needed member less',
      object({ a: text }, ['a']),
      object({}),
      ['breaking / breaking: request a is gone'],
    ],
    ['a member less', object({ a: text }), object({}), ['breaking / safe: request a is gone']],
    [
      'needed from now on',
      object({ a: text }),
      object({ a: text }, ['a']),
      ['breaking / safe: request a must be there from now on'],
    ],
    [
      'needed no longer',
      object({ a: text }, ['a']),
      object({ a: text }),
      ['safe / breaking: request a may be missing from now on'],
    ],
    [
      'another type',
      object({ a: text }),
      object({ a: { type: 'number' } }),
      ['breaking / breaking: request a was string, is number'],
    ],
    [
      'a type more',
      object({ a: text }),
      object({ a: { type: ['string', 'number'] } }),
      ['safe / breaking: request a may now be number'],
    ],
    [
      'null no longer',
      object({ a: { type: ['string', 'null'] } }),
      object({ a: text }),
      ['breaking / safe: request a can no longer be null'],
    ],
    [
      'whole numbers alone',
      object({ a: { type: 'number' } }),
      object({ a: { type: 'integer' } }),
      ['breaking / safe: request a whole numbers alone is new'],
    ],
    [
      'a value less',
      object({ a: { enum: ['x', 'y'] } }),
      object({ a: { enum: ['x'] } }),
      ['breaking / safe: request a can no longer be "y"'],
    ],
    [
      'a value more',
      object({ a: { enum: ['x'] } }),
      object({ a: { enum: ['x', 'y'] } }),
      ['safe / breaking: request a may now be "y"'],
    ],
    [
      'longer at least',
      object({ a: { ...text, minLength: 1 } }),
      object({ a: { ...text, minLength: 8 } }),
      ['breaking / safe: request a minLength was 1, is 8'],
    ],
    [
      'longer at most',
      object({ a: { ...text, maxLength: 9 } }),
      object({ a: { ...text, maxLength: 99 } }),
      ['safe / breaking: request a maxLength was 9, is 99'],
    ],
    [
      'a limit more',
      object({ a: text }),
      object({ a: { ...text, pattern: '^x' } }),
      ['breaking / safe: request a pattern "^x" is new'],
    ],
    [
      'another pattern',
      object({ a: { ...text, pattern: '^y' } }),
      object({ a: { ...text, pattern: '^x' } }),
      ['breaking / breaking: request a pattern was "^y", is "^x"'],
    ],
    [
      'closed to others',
      object({}),
      { ...object({}), additionalProperties: false },
      ['breaking / safe: request members it does not name were allowed, are forbidden'],
    ],
    [
      'others of another type',
      { ...object({}), additionalProperties: text },
      { ...object({}), additionalProperties: { type: 'number' } },
      ['breaking / breaking: request * was string, is number'],
    ],
    [
      'deep inside a list',
      object({ a: { type: 'array', items: object({ b: text }) } }),
      object({ a: { type: 'array', items: object({ b: text }, ['b']) } }),
      ['breaking / safe: request a[].b must be there from now on'],
    ],
  ])('%s', (_what, before, after, expected) => {
    expect(told(asking(before), asking(after))).toEqual(expected);
  });
});

describe('what changed about an answer', () => {
  const unread = { ...text, 'x-unread': true };

  it.each<Case>([
    [
      'a member more',
      head,
      object({ ...head.properties, a: text }, ['code']),
      ['drift-only / safe: answer 200 a new, may be missing'],
    ],
    [
      'a promised member more',
      head,
      object({ ...head.properties, a: text }, ['code', 'a']),
      ['drift-only / breaking: answer 200 a new, and must be there'],
    ],
    [
      'a member less',
      object({ a: text }, ['a']),
      object({}),
      ['breaking / drift-only: answer 200 a is gone'],
    ],
    [
      'an unread member less',
      object({ a: unread }),
      object({}),
      ['drift-only / drift-only: answer 200 a is gone'],
    ],
    [
      'missing from now on',
      object({ a: text }, ['a']),
      object({ a: text }),
      ['breaking / safe: answer 200 a may be missing from now on'],
    ],
    [
      'promised from now on',
      object({ a: text }),
      object({ a: text }, ['a']),
      ['safe / breaking: answer 200 a must be there from now on'],
    ],
    [
      'null from now on',
      object({ a: text }),
      object({ a: { type: ['string', 'null'] } }),
      ['breaking / safe: answer 200 a may now be null'],
    ],
    [
      'null in the words of 3.0',
      object({ a: text }),
      object({ a: { ...text, nullable: true } }),
      ['breaking / safe: answer 200 a may now be null'],
    ],
    [
      'never null from now on',
      object({ a: { type: ['string', 'null'] } }),
      object({ a: text }),
      ['safe / breaking: answer 200 a can no longer be null'],
    ],
    [
      'another type',
      object({ a: text }),
      object({ a: { type: 'number' } }),
      ['breaking / breaking: answer 200 a was string, is number'],
    ],
    [
      'another type, unread',
      object({ a: unread }),
      object({ a: { type: 'number', 'x-unread': true } }),
      ['drift-only / drift-only: answer 200 a was string, is number'],
    ],
    [
      'a list for an object',
      object({ a: object({}) }),
      object({ a: { type: 'array', items: object({}) } }),
      ['breaking / breaking: answer 200 a was object, is array'],
    ],
    [
      'another code',
      head,
      object({ code: { type: 'string', const: '0' } }, ['code']),
      ['breaking / breaking: answer 200 code was "00", is "0"'],
    ],
    [
      'a code no longer fixed',
      head,
      object({ code: text }, ['code']),
      ['breaking / safe: answer 200 code no longer only "00"'],
    ],
    [
      'a text that may be empty',
      object({ a: { ...text, minLength: 1 } }),
      object({ a: text }),
      ['breaking / safe: answer 200 a minLength 1 is gone'],
    ],
    [
      'read no longer',
      object({ a: text }),
      object({ a: unread }),
      ['safe / safe: answer 200 a nobody reads it any more'],
    ],
    [
      'read from now on',
      object({ a: unread }),
      object({ a: text }),
      ['safe / breaking: answer 200 a is read from now on'],
    ],
    [
      'a form more',
      { anyOf: [head] },
      { anyOf: [head, object({ other: text }, ['other'])] },
      ['breaking / safe: answer 200 may have another form: object with other'],
    ],
    [
      'a form less',
      { anyOf: [head, object({ other: text })] },
      { anyOf: [head] },
      ['safe / breaking: answer 200 has one form less: object with other'],
    ],
    [
      'inside one of two forms',
      { anyOf: [head, object({ x: text, y: text })] },
      { anyOf: [object({ x: text, y: { type: 'number' } }), head] },
      ['breaking / breaking: answer 200 y was string, is number'],
    ],
    [
      'members by a pattern',
      { ...object({}), patternProperties: { '^hra': text } },
      { ...object({}), patternProperties: { '^hra': { type: ['string', 'null'] } } },
      ['breaking / safe: answer 200 /^hra/ may now be null'],
    ],
    [
      'anything instead of a type',
      object({ a: text }),
      object({ a: {} }),
      ['breaking / safe: answer 200 a was string, is any'],
    ],
    [
      'parts of allOf',
      { allOf: [object({ a: text }), object({ b: text })] },
      object({ a: text, b: { type: 'number' } }),
      ['breaking / breaking: answer 200 b was string, is number'],
    ],
  ])('%s', (_what, before, after, expected) => {
    expect(told(answering(before), answering(after))).toEqual(expected);
  });

  it('follows references, circles included', () => {
    const node = (label: SchemaObject) => ({
      ...answering({ $ref: '#/components/schemas/Node' }),
      components: { schemas: { Node: object({ label, next: { $ref: '#/components/schemas/Node' } }) } },
    });
    const changes = told(node(text), node({ type: 'number' }));
    expect(changes[0]).toBe('breaking / breaking: answer 200 label was string, is number');
    expect(told(node(text), node(text))).toEqual([]);
  });

  it('comes to an end where the parts of a schema lead back to it', () => {
    const itself = { $ref: '#/components/schemas/Itself' };
    const whole = { ...answering(itself), components: { schemas: { Itself: { allOf: [itself] } } } };
    expect(told(whole, whole)).toEqual([]);
  });
});

describe('what changed about a call', () => {
  const plain = documentOf({});
  const json = { 'application/json': { schema: {} } };
  const renamed = (path: string, method: string) =>
    documentOf({}, { paths: { [path]: { [method]: { operationId: 'user.update' } } } });

  it.each<[what: string, before: OpenApiDocument, after: OpenApiDocument, told: string[]]>([
    ['new', { ...plain, paths: {} }, plain, ['safe / breaking: call is new']],
    ['gone', plain, { ...plain, paths: {} }, ['breaking / safe: call is gone']],
    [
      'another path',
      plain,
      renamed('/user/change', 'post'),
      ['breaking / breaking: call path was /user/update, is /user/change'],
    ],
    [
      'another method',
      plain,
      renamed('/user/update', 'put'),
      ['breaking / breaking: call method was POST, is PUT'],
    ],
    [
      'a session needed',
      documentOf({ security: [] }),
      plain,
      ['breaking / safe: call auth was none, is token'],
    ],
    [
      'no session needed',
      plain,
      documentOf({ security: [] }),
      ['safe / breaking: call auth was token, is none'],
    ],
    [
      'another success',
      documentOf({ 'x-success': { kind: 'code' } }),
      documentOf({ 'x-success': { kind: 'status' } }),
      ['breaking / breaking: call success was {"kind":"code"}, is {"kind":"status"}'],
    ],
    [
      'a success that is now said',
      plain,
      documentOf({ 'x-success': { kind: 'status' } }),
      ['safe / safe: call success was not said, is {"kind":"status"}'],
    ],
    [
      'a read that writes',
      documentOf({ 'x-effect': 'read' }),
      documentOf({ 'x-effect': 'write' }),
      ['breaking / safe: call effect was read, is write'],
    ],
    [
      'another stage',
      documentOf({ 'x-stage': 'main' }),
      documentOf({ 'x-stage': 'wait-list' }),
      ['breaking / breaking: call stage was main, is wait-list'],
    ],
    [
      'another media type of the answer',
      documentOf({ responses: { '200': { content: json } } }),
      documentOf({ responses: { '200': { content: { 'application/pdf': { schema: {} } } } } }),
      [
        'safe / breaking: call answer: HTTP 200 is no longer application/json',
        'breaking / safe: call answer: HTTP 200 may be application/pdf',
      ],
    ],
    [
      'an answer without a body',
      documentOf({ responses: { '200': { content: json } } }),
      documentOf({ responses: { '200': {} } }),
      ['breaking / breaking: call answer: HTTP 200 has no body any more'],
    ],
    [
      'an answer that refers to nothing',
      documentOf({ responses: { '200': { content: json } } }),
      documentOf({ responses: { '200': Object({ $ref: '#/components/responses/None' }) } }),
      ['breaking / breaking: call answer: HTTP 200 has no body any more'],
    ],
    [
      'the same answer, among the components now',
      documentOf({ responses: { '200': { content: json } } }),
      documentOf(
        { responses: { '200': Object({ $ref: '#/components/responses/Done' }) } },
        {
          components: {
            ...plain.components,
            ...Object({
              responses: { Done: { $ref: '#/components/responses/Json' }, Json: { content: json } },
            }),
          },
        },
      ),
      [],
    ],
    [
      'a parameter in another place',
      documentOf({ parameters: [{ name: 'id', in: 'query', schema: text }] }),
      documentOf({ parameters: [{ name: 'id', in: 'header', schema: text }] }),
      ['breaking / breaking: call place of id was query, is header'],
    ],
    [
      'a media type of the request less',
      documentOf({ requestBody: { required: true, content: { ...json, 'text/plain': {} } } }),
      documentOf({ requestBody: { required: true, content: json } }),
      ['breaking / safe: call request: text/plain is no longer taken'],
    ],
    [
      'a body from now on',
      plain,
      documentOf({ requestBody: { required: true, content: json } }),
      ['breaking / breaking: call request: a body was not taken, is needed'],
    ],
    [
      'no success any more',
      documentOf({ responses: { '200': {}, '4XX': {} } }),
      documentOf({ responses: { '4XX': {} } }),
      ['breaking / breaking: call answer: HTTP 200 is gone'],
    ],
    [
      'another failure',
      documentOf({ responses: { '200': {} } }),
      documentOf({ responses: { '200': {}, '4XX': {} } }),
      ['breaking / safe: call answer: HTTP 4XX is new'],
    ],
    [
      'a parameter more',
      plain,
      documentOf({ parameters: [{ name: 'id', in: 'path', required: true, schema: text }] }),
      ['breaking / breaking: parameter id new, and must be there'],
    ],
    [
      'words',
      documentOf({ description: 'a' }),
      documentOf({ description: 'b' }),
      ['safe / safe: call words or examples'],
    ],
    [
      'another base',
      plain,
      { ...plain, servers: [{ url: 'https://gateway.example.com/v2' }] },
      [
        'breaking / safe: call no longer served below /api/prod',
        'safe / breaking: call served below /v2 from now on',
      ],
    ],
    ['another host', plain, { ...plain, servers: [{ url: 'https://other.example.com/api/prod' }] }, []],
    [
      'another header for the session',
      plain,
      documentOf({}, { components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } } }),
      [
        'breaking / breaking: call auth: token was {"type":"apiKey","in":"header","name":"Authorization"}, is {"type":"http","scheme":"bearer"}',
      ],
    ],
  ])('%s', (_what, before, after, expected) => {
    expect(told(before, after)).toEqual(expected);
  });
});
