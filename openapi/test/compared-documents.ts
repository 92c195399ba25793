import { compareDocuments } from '../src/diff/compare-documents.ts';
import type { OpenApiDocument, OperationObject, SchemaObject } from '../src/diff/document.ts';

export const text = { type: 'string' };
export const object = (properties: Record<string, SchemaObject>, required: string[] = []): SchemaObject => ({
  type: 'object',
  properties,
  required,
});

/** A document of one call, the way the gateway's own looks. */
export function documentOf(operation: OperationObject, more: Partial<OpenApiDocument> = {}): OpenApiDocument {
  return {
    openapi: '3.1.0',
    servers: [{ url: 'https://gateway.example.com/api/prod' }],
    security: [{ token: [] }],
    components: { securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Authorization' } } },
    paths: { '/user/update': { post: { operationId: 'user.update', ...operation } } },
    ...more,
  };
}
export const documentWithRequest = (schema: SchemaObject): OpenApiDocument =>
  documentOf({ requestBody: { required: true, content: { 'application/json': { schema } } } });
export const documentWithAnswer = (schema: SchemaObject): OpenApiDocument =>
  documentOf({ responses: { '200': { content: { 'application/json': { schema } } } } });

/** Each change as `callers / gateways: place what`. */
export const changesBetween = (before: OpenApiDocument, after: OpenApiDocument) =>
  compareDocuments(before, after).map(
    ({ callers, gateways, place, what }) => `${callers} / ${gateways}: ${place} ${what}`,
  );

export type Case = [what: string, before: SchemaObject, after: SchemaObject, told: string[]];

export const head = object({ code: { type: 'string', const: '00' } }, ['code']);
