import { describe, expect, it } from 'vitest';
import { changesBetween, documentOf, text } from '../../test/compared-documents.ts';
import type { OpenApiDocument } from './document.ts';

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
    expect(changesBetween(before, after)).toEqual(expected);
  });
});
