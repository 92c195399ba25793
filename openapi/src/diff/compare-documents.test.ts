import { describe, expect, it } from 'vitest';
import { compareDocuments } from './compare-documents.ts';
import type { ContentObject, OpenApiDocument, OperationObject, SchemaObject } from './document.ts';
import { interactionsIn } from './interactions.ts';

const text = { type: 'string' };
const number = { type: 'number' };
const orNull = { type: ['string', 'null'] };
const fixed = { const: '00' };
const unread = { ...text, 'x-unread': true };
const object = (properties: Record<string, SchemaObject>, required: string[] = []): SchemaObject => ({
  type: 'object',
  properties,
  required,
});
const none = object({});
/** An object whose one member, `a`, may be missing, or must be there. */
const a = (schema: SchemaObject) => object({ a: schema });
const needed = (schema: SchemaObject) => object({ a: schema }, ['a']);
const withText = (more: SchemaObject) => a({ ...text, ...more });
const list = (items: SchemaObject) => ({ type: 'array', items });
const head = object({ code: fixed }, ['code']);

/** A document of one call, the way the gateway's own looks. */
function documentOf(operation: OperationObject, more: Partial<OpenApiDocument> = {}): OpenApiDocument {
  return {
    openapi: '3.1.0',
    servers: [{ url: 'https://gateway.example.com/api/prod' }],
    security: [{ token: [] }],
    components: { securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Authorization' } } },
    paths: { '/user/{id}': { post: { operationId: 'user.one', ...operation } } },
    ...more,
  };
}
const json = (schema: SchemaObject = {}) => ({ 'application/json': { schema } });
const taking = (content: ContentObject) => documentOf({ requestBody: { required: true, content } });
const answering = (responses: OperationObject['responses']) => documentOf({ responses });
const taken = (at: string) => documentOf({ parameters: [{ name: 'id', in: at, schema: text }] });
const served = (url: string) => documentOf({}, { servers: [{ url: `https://${url}` }] });
const documentWithAnswer = (schema: SchemaObject) => answering({ '200': { content: json(schema) } });

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

/** What is told, and how it is judged in a request, and in an answer. */
type Case = [what: string, before: SchemaObject, after: SchemaObject, ...told: [string, string, string]];

describe('what changed about a schema', () => {
  it.each<Case>([
    ['a member more', none, a(text), 'a new, may be missing', 's/B', 'd/s'],
    ['a needed member more', none, needed(text), 'a new, and must be there', 'B/B', 'd/B'],
    ['a member less', a(text), none, 'a is gone', 'B/s', 'B/d'],
    ['a needed member less', needed(text), none, 'a is gone', 'B/B', 'B/d'],
    ['an unread member less', a(unread), none, 'a is gone', 'B/s', 'd/d'],
    ['needed from now on', a(text), needed(text), 'a must be there from now on', 'B/s', 's/B'],
    ['needed no longer', needed(text), a(text), 'a may be missing from now on', 's/B', 'B/s'],
    ['another type', a(text), a(number), 'a was string, is number', 'B/B', 'B/B'],
    ['unread, another type', a(unread), a({ ...unread, ...number }), 'a was string, is number', 'B/B', 'd/d'],
    ['a type more', a(text), a({ type: ['string', 'number'] }), 'a may now be number', 's/B', 'B/s'],
    ['null no longer', a(orNull), a(text), 'a can no longer be null', 'B/s', 's/B'],
    ['null in the words of 3.0', a(text), withText({ nullable: true }), 'a may now be null', 's/B', 'B/s'],
    ['anything instead of a type', a(text), a({}), 'a was string, is anything', 's/B', 'B/s'],
    ['a list for an object', a(none), a(list(none)), 'a was object, is array', 'B/B', 'B/B'],
    ['whole numbers alone', a(number), a({ type: 'integer' }), 'a whole numbers alone is new', 'B/s', 's/B'],
    ['a value less', a({ enum: ['x', 'y'] }), a({ enum: ['x'] }), 'a can no longer be "y"', 'B/s', 's/B'],
    ['a value more', a({ enum: ['x'] }), a({ enum: ['x', 'y'] }), 'a may now be "y"', 's/B', 'B/s'],
    ['another code', a(fixed), a({ const: '0' }), 'a was "00", is "0"', 'B/B', 'B/B'],
    ['a code no longer fixed', a(fixed), a(text), 'a was "00", is string', 's/B', 'B/s'],
    [
      'longer',
      withText({ minLength: 1 }),
      withText({ minLength: 8 }),
      'a minLength was 1, is 8',
      'B/s',
      's/B',
    ],
    [
      'long',
      withText({ maxLength: 9 }),
      withText({ maxLength: 99 }),
      'a maxLength was 9, is 99',
      's/B',
      'B/s',
    ],
    ['perhaps empty', withText({ minLength: 1 }), a(text), 'a minLength 1 is gone', 's/B', 'B/s'],
    ['a limit more', a(text), withText({ pattern: 'x' }), 'a pattern "x" is new', 'B/s', 's/B'],
    [
      'another one',
      withText({ pattern: 'y' }),
      withText({ pattern: 'x' }),
      'a pattern was "y", is "x"',
      'B/B',
      'B/B',
    ],
    ['closed', none, { ...none, additionalProperties: false }, '* can no longer be anything', 'B/s', 's/B'],
    [
      'others of another type',
      { ...none, additionalProperties: text },
      { ...none, additionalProperties: number },
      '* was string, is number',
      'B/B',
      'B/B',
    ],
    [
      'members by a pattern',
      { ...none, patternProperties: { '^hra': text } },
      { ...none, patternProperties: { '^hra': orNull } },
      '/^hra/ may now be null',
      's/B',
      'B/s',
    ],
    ['in a list', a(list(a(text))), a(list(needed(text))), 'a[].a must be there from now on', 'B/s', 's/B'],
    ['read no longer', a(text), a(unread), 'a nobody reads it any more', 's/s', 's/s'],
    ['read from now on', a(unread), a(text), 'a is read from now on', 'B/s', 's/B'],
    ['a form more', head, { anyOf: [head, a(text)] }, 'may have another form: object with a', 's/B', 'B/s'],
    ['a form less', { oneOf: [head, a(text)] }, head, 'has one form less: object with a', 'B/s', 's/B'],
    [
      'inside one of two forms',
      { anyOf: [head, object({ x: text, y: text })] },
      { anyOf: [object({ x: text, y: number }), head] },
      'y was string, is number',
      'B/B',
      'B/B',
    ],
    [
      'parts of allOf',
      { allOf: [a(text), object({ b: text })] },
      object({ a: text, b: number }),
      'b was string, is number',
      'B/B',
      'B/B',
    ],
  ])('%s', (_what, before, after, told, ofRequest, ofAnswer) => {
    const changes = [
      changesBetween(taking(json(before)), taking(json(after)), 'request'),
      changesBetween(documentWithAnswer(before), documentWithAnswer(after), 'answer 200'),
    ];
    expect(changes).toEqual([[`${ofRequest} ${told}`], [`${ofAnswer} ${told}`]]);
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
  const open = documentOf({ security: [] });
  const said = (name: string, value: unknown) => documentOf({ [`x-${name}`]: value });
  const renamed = (path: string, method: string) =>
    documentOf({}, { paths: { [path]: { [method]: { operationId: 'user.one' } } } });
  const byBearer = { components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } } };
  const answered = documentWithAnswer({});
  const asPdf = answering({ '200': { content: { 'application/pdf': {} } } });
  const referring = (name: string) => ({ '200': Object({ $ref: `#/components/responses/${name}` }) });
  const responses = { Done: { $ref: '#/components/responses/Json' }, Json: { content: json() } };
  const amongComponents = documentOf(
    { responses: referring('Done') },
    { components: { ...plain.components, ...Object({ responses }) } },
  );
  const withId = { name: 'id', in: 'path', required: true, schema: text };
  const succeeding = answering({ '200': {} });
  const perhapsFailing = answering({ '200': {}, '4XX': {} });
  const eitherWay = taking({ ...json(), 'text/plain': {} });

  it.each<[what: string, before: OpenApiDocument, after: OpenApiDocument, ...told: string[]]>([
    ['new', { ...plain, paths: {} }, plain, 's/B is new'],
    ['gone', plain, { ...plain, paths: {} }, 'B/s is gone'],
    ['another path', plain, renamed('/user/change', 'post'), 'B/B path was /user/{id}, is /user/change'],
    ['another method', plain, renamed('/user/{id}', 'put'), 'B/B method was POST, is PUT'],
    ['a session needed', open, plain, 'B/s auth token is new'],
    ['no session needed', plain, open, 's/B auth token is gone'],
    [
      'another success',
      said('success', { kind: 'a' }),
      said('success', 'b'),
      'B/B success was {"kind":"a"}, is b',
    ],
    ['a success that is now said', plain, said('success', 'status'), 's/s success is new'],
    ['a read that writes', said('effect', 'read'), said('effect', 'write'), 'B/s effect was read, is write'],
    ['another stage', said('stage', 'main'), said('stage', 'other'), 'B/B stage was main, is other'],
    [
      'another media type of the answer',
      answered,
      asPdf,
      's/B answer 200 body application/json is gone',
      'B/s answer 200 body application/pdf is new',
    ],
    ['an answer without a body', answered, succeeding, 'B/B answer 200 body is gone'],
    ['one that refers to nothing', answered, answering(referring('None')), 'B/B answer 200 body is gone'],
    ['the same answer, among the components now', answered, amongComponents],
    [
      'a parameter in another place',
      taken('query'),
      taken('header'),
      'B/s parameter query id is gone',
      's/B parameter header id new, may be missing',
    ],
    ['a media type of the request less', eitherWay, taking(json()), 'B/s request body text/plain is gone'],
    ['a body from now on', plain, taking(json()), 'B/B request body is new'],
    ['no success any more', perhapsFailing, answering({ '4XX': {} }), 'B/B answer 200 is gone'],
    ['another failure', succeeding, perhapsFailing, 'B/s answer 4XX is new'],
    [
      'a parameter more',
      plain,
      documentOf({ parameters: [withId] }),
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
      documentOf({}, byBearer),
      'B/B auth token was {"type":"apiKey","in":"header","name":"Authorization"}, is {"type":"http","scheme":"bearer"}',
    ],
  ])('%s', (_what, before, after, ...told) => {
    expect(changesBetween(before, after, 'call')).toEqual(told);
  });
});

describe('the interactions a change touches', () => {
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
  /** The accepted answer is pinned by its code. */
  const accepting = (members: Record<string, SchemaObject>) =>
    documentWithAnswer({ anyOf: [object({ code: fixed, ...members }, ['code']), object({ code: text })] });
  const names = (first: SchemaObject) => accepting({ names: list(object({ first })) });

  it.each<[what: string, before: OpenApiDocument, after: OpenApiDocument, touched: string[]]>([
    [
      'are all of the call for a change of the call, and none of another',
      accepting({}),
      { ...accepting({}), servers: [] },
      ['accepted', 'accepted without names', 'refused'],
    ],
    [
      'are those whose answer has the place, in the form that changed',
      names(text),
      names(number),
      ['accepted'],
    ],
    [
      'are all of that form for a member that was not there before',
      accepting({}),
      accepting({ nick: text }),
      ['accepted', 'accepted without names'],
    ],
    [
      'are those whose request has the member, dots in its name or not',
      taking(json(object({ 'a.b': number }))),
      taking(json(object({ 'a.b': text }))),
      ['accepted'],
    ],
  ])('%s', (_what, before, after, touched) => {
    const changes = compareDocuments(before, after, interactions ?? []);
    expect(changes.map(change => change.interactions)).toEqual([touched]);
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
