import { describe, expect, it } from 'vitest';
import { compareDocuments } from './compare-documents.ts';
import type { ContentObject, OpenApiDocument, OperationObject, SchemaObject } from './document.ts';

const text = { type: 'string' };
const number = { type: 'number' };
const orNull = { type: ['string', 'null'] };
const unread = { ...text, 'x-unread': true };
const object = (properties: Record<string, SchemaObject>, required: string[] = []): SchemaObject => ({
  type: 'object',
  properties,
  required,
});
/** An object whose one member, `a`, may be missing, or must be there. */
const a = (schema: SchemaObject) => object({ a: schema });
const needed = (schema: SchemaObject) => object({ a: schema }, ['a']);
const head = object({ code: { type: 'string', const: '00' } }, ['code']);

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
const taking = (content: ContentObject) => documentOf({ requestBody: { required: true, content } });
const answering = (responses: OperationObject['responses']) => documentOf({ responses });
const withText = (more: SchemaObject) => a({ ...text, ...more });
const taken = (at: string) => documentOf({ parameters: [{ name: 'id', in: at, schema: text }] });
const served = (url: string) => ({ ...documentOf({}), servers: [{ url: `https://${url}` }] });
const documentWithRequest = (schema: SchemaObject) => taking({ 'application/json': { schema } });
const documentWithAnswer = (schema: SchemaObject) =>
  answering({ '200': { content: { 'application/json': { schema } } } });

/** How these tests write a verdict: `B/s` breaks callers, and is safe for gateways. */
const letters = { breaking: 'B', 'drift-only': 'd', safe: 's' } as const;

/** Each change as `callers/gateways place what`, without the beginning that all of its places share. */
function changesBetween(before: OpenApiDocument, after: OpenApiDocument, shared: string): string[] {
  return compareDocuments(before, after, []).map(({ callers, gateways, place, what }) => {
    const where = `${place} ${what}`;
    const short = where.startsWith(`${shared} `) ? where.slice(shared.length + 1) : where;
    return `${letters[callers]}/${letters[gateways]} ${short}`;
  });
}

type Case<Compared> = [what: string, before: Compared, after: Compared, ...told: string[]];

describe('what changed about a request', () => {
  it.each<Case<SchemaObject>>([
    ['nothing', a(text), a(text)],
    ['a needed member more', object({}), needed(text), 'B/B a new, and must be there'],
    ['a member more', object({}), a(text), 's/B a new, may be missing'],
    ['a needed member less', needed(text), object({}), 'B/B a is gone'],
    ['a member less', a(text), object({}), 'B/s a is gone'],
    ['needed from now on', a(text), needed(text), 'B/s a must be there from now on'],
    ['needed no longer', needed(text), a(text), 's/B a may be missing from now on'],
    ['another type', a(text), a(number), 'B/B a was string, is number'],
    ['a type more', a(text), a({ type: ['string', 'number'] }), 's/B a may now be number'],
    ['null no longer', a(orNull), a(text), 'B/s a can no longer be null'],
    ['whole numbers alone', a(number), a({ type: 'integer' }), 'B/s a whole numbers alone is new'],
    ['a value less', a({ enum: ['x', 'y'] }), a({ enum: ['x'] }), 'B/s a can no longer be "y"'],
    ['a value more', a({ enum: ['x'] }), a({ enum: ['x', 'y'] }), 's/B a may now be "y"'],
    [
      'longer at least',
      withText({ minLength: 1 }),
      withText({ minLength: 8 }),
      'B/s a minLength was 1, is 8',
    ],
    [
      'longer at most',
      withText({ maxLength: 9 }),
      withText({ maxLength: 99 }),
      's/B a maxLength was 9, is 99',
    ],
    ['a limit more', a(text), withText({ pattern: '^x' }), 'B/s a pattern "^x" is new'],
    [
      'another pattern',
      withText({ pattern: '^y' }),
      withText({ pattern: '^x' }),
      'B/B a pattern was "^y", is "^x"',
    ],
    [
      'closed to others',
      object({}),
      { ...object({}), additionalProperties: false },
      'B/s * can no longer be anything',
    ],
    [
      'others of another type',
      { ...object({}), additionalProperties: text },
      { ...object({}), additionalProperties: number },
      'B/B * was string, is number',
    ],
    [
      'deep inside a list',
      object({ a: { type: 'array', items: object({ b: text }) } }),
      object({ a: { type: 'array', items: object({ b: text }, ['b']) } }),
      'B/s a[].b must be there from now on',
    ],
  ])('%s', (_what, before, after, ...told) => {
    const [old, now] = [documentWithRequest(before), documentWithRequest(after)];
    expect(changesBetween(old, now, 'request')).toEqual(told);
  });
});

describe('what changed about an answer', () => {
  it.each<Case<SchemaObject>>([
    ['a member more', head, object({ ...head.properties, a: text }, ['code']), 'd/s a new, may be missing'],
    [
      'a promised member more',
      head,
      object({ ...head.properties, a: text }, ['code', 'a']),
      'd/B a new, and must be there',
    ],
    ['a member less', needed(text), object({}), 'B/d a is gone'],
    ['an unread member less', a(unread), object({}), 'd/d a is gone'],
    ['missing from now on', needed(text), a(text), 'B/s a may be missing from now on'],
    ['promised from now on', a(text), needed(text), 's/B a must be there from now on'],
    ['null from now on', a(text), a(orNull), 'B/s a may now be null'],
    ['null in the words of 3.0', a(text), withText({ nullable: true }), 'B/s a may now be null'],
    ['never null from now on', a(orNull), a(text), 's/B a can no longer be null'],
    ['another type', a(text), a(number), 'B/B a was string, is number'],
    [
      'another type, unread',
      a(unread),
      a({ type: 'number', 'x-unread': true }),
      'd/d a was string, is number',
    ],
    [
      'a list for an object',
      object({ a: object({}) }),
      object({ a: { type: 'array', items: object({}) } }),
      'B/B a was object, is array',
    ],
    [
      'another code',
      head,
      object({ code: { type: 'string', const: '0' } }, ['code']),
      'B/B code was "00", is "0"',
    ],
    ['a code no longer fixed', head, object({ code: text }, ['code']), 'B/s code was "00", is string'],
    ['a text that may be empty', withText({ minLength: 1 }), a(text), 'B/s a minLength 1 is gone'],
    ['read no longer', a(text), a(unread), 's/s a nobody reads it any more'],
    ['read from now on', a(unread), a(text), 's/B a is read from now on'],
    [
      'a form more',
      { anyOf: [head] },
      { anyOf: [head, object({ other: text }, ['other'])] },
      'B/s may have another form: object with other',
    ],
    [
      'a form less',
      { anyOf: [head, object({ other: text })] },
      { anyOf: [head] },
      's/B has one form less: object with other',
    ],
    [
      'inside one of two forms',
      { anyOf: [head, object({ x: text, y: text })] },
      { anyOf: [object({ x: text, y: number }), head] },
      'B/B y was string, is number',
    ],
    [
      'members by a pattern',
      { ...object({}), patternProperties: { '^hra': text } },
      { ...object({}), patternProperties: { '^hra': orNull } },
      'B/s /^hra/ may now be null',
    ],
    ['anything instead of a type', a(text), a({}), 'B/s a was string, is anything'],
    [
      'parts of allOf',
      { allOf: [a(text), object({ b: text })] },
      object({ a: text, b: number }),
      'B/B b was string, is number',
    ],
  ])('%s', (_what, before, after, ...told) => {
    const [old, now] = [documentWithAnswer(before), documentWithAnswer(after)];
    expect(changesBetween(old, now, 'answer 200')).toEqual(told);
  });

  it('follows references, circles included', () => {
    const node = (label: SchemaObject) => ({
      ...documentWithAnswer({ $ref: '#/components/schemas/Node' }),
      components: { schemas: { Node: object({ label, next: { $ref: '#/components/schemas/Node' } }) } },
    });
    const changes = changesBetween(node(text), node(number), 'answer 200');
    expect(changes[0]).toBe('B/B label was string, is number');
    expect(changesBetween(node(text), node(text), '')).toEqual([]);
  });

  it('comes to an end where the parts of a schema lead back to it', () => {
    const itself = { $ref: '#/components/schemas/Itself' };
    const whole = { ...documentWithAnswer(itself), components: { schemas: { Itself: { allOf: [itself] } } } };
    expect(changesBetween(whole, whole, '')).toEqual([]);
  });
});

describe('what changed about a call', () => {
  const plain = documentOf({});
  const json = { 'application/json': { schema: {} } };
  const renamed = (path: string, method: string) =>
    documentOf({}, { paths: { [path]: { [method]: { operationId: 'user.update' } } } });

  it.each<Case<OpenApiDocument>>([
    ['new', { ...plain, paths: {} }, plain, 's/B is new'],
    ['gone', plain, { ...plain, paths: {} }, 'B/s is gone'],
    ['another path', plain, renamed('/user/change', 'post'), 'B/B path was /user/update, is /user/change'],
    ['another method', plain, renamed('/user/update', 'put'), 'B/B method was POST, is PUT'],
    ['a session needed', documentOf({ security: [] }), plain, 'B/s auth token is new'],
    ['no session needed', plain, documentOf({ security: [] }), 's/B auth token is gone'],
    [
      'another success',
      documentOf({ 'x-success': { kind: 'code' } }),
      documentOf({ 'x-success': { kind: 'status' } }),
      'B/B success was {"kind":"code"}, is {"kind":"status"}',
    ],
    [
      'a success that is now said',
      plain,
      documentOf({ 'x-success': { kind: 'status' } }),
      's/s success is new',
    ],
    [
      'a read that writes',
      documentOf({ 'x-effect': 'read' }),
      documentOf({ 'x-effect': 'write' }),
      'B/s effect was read, is write',
    ],
    [
      'another stage',
      documentOf({ 'x-stage': 'main' }),
      documentOf({ 'x-stage': 'wait-list' }),
      'B/B stage was main, is wait-list',
    ],
    [
      'another media type of the answer',
      answering({ '200': { content: json } }),
      answering({ '200': { content: { 'application/pdf': { schema: {} } } } }),
      's/B answer 200 body application/json is gone',
      'B/s answer 200 body application/pdf is new',
    ],
    [
      'an answer without a body',
      answering({ '200': { content: json } }),
      answering({ '200': {} }),
      'B/B answer 200 body is gone',
    ],
    [
      'an answer that refers to nothing',
      answering({ '200': { content: json } }),
      answering({ '200': Object({ $ref: '#/components/responses/None' }) }),
      'B/B answer 200 body is gone',
    ],
    [
      'the same answer, among the components now',
      answering({ '200': { content: json } }),
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
    ],
    [
      'a parameter in another place',
      taken('query'),
      taken('header'),
      'B/s parameter query id is gone',
      's/B parameter header id new, may be missing',
    ],
    [
      'a media type of the request less',
      taking({ ...json, 'text/plain': {} }),
      taking(json),
      'B/s request body text/plain is gone',
    ],
    ['a body from now on', plain, taking(json), 'B/B request body is new'],
    [
      'no success any more',
      answering({ '200': {}, '4XX': {} }),
      answering({ '4XX': {} }),
      'B/B answer 200 is gone',
    ],
    [
      'another failure',
      answering({ '200': {} }),
      answering({ '200': {}, '4XX': {} }),
      'B/s answer 4XX is new',
    ],
    [
      'a parameter more',
      plain,
      documentOf({ parameters: [{ name: 'id', in: 'path', required: true, schema: text }] }),
      'B/B parameter path id new, and must be there',
    ],
    ['words', documentOf({ description: 'a' }), documentOf({ description: 'b' }), 's/s words or examples'],
    [
      'another base',
      plain,
      served('gateway.example.com/v2'),
      'B/s base /api/prod is gone',
      's/B base /v2 is new',
    ],
    ['another host', plain, served('other.example.com/api/prod')],
    [
      'another header for the session',
      plain,
      documentOf({}, { components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } } }),
      'B/B auth token was {"type":"apiKey","in":"header","name":"Authorization"}, is {"type":"http","scheme":"bearer"}',
    ],
  ])('%s', (_what, before, after, ...told) => {
    expect(changesBetween(before, after, 'call')).toEqual(told);
  });
});
