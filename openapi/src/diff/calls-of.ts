import { isObject, type OpenApiDocument, type OperationObject, type SchemaObject } from './document.ts';

/** One call as a document has it. */
export interface DocumentCall {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** The names of the security schemes it asks for; empty: none. */
  readonly security: readonly string[];
  readonly success: unknown;
  readonly effect: unknown;
  readonly stage: unknown;
  /** Path, query and header parameters, each as one member. */
  readonly parameters: SchemaObject;
  /** Whether a body must be sent; null where there is none. */
  readonly bodyRequired: boolean | null;
  /** Schemas of the body by media type. */
  readonly body: Readonly<Record<string, SchemaObject>>;
  /** Schemas of the answers by HTTP status and media type. */
  readonly answers: Readonly<Record<string, Readonly<Record<string, SchemaObject>>>>;
  /** Words and examples, which bind nobody. */
  readonly words: string;
}

const methods: ReadonlySet<string> = new Set([
  'get',
  'post',
  'put',
  'patch',
  'delete',
  'head',
  'options',
  'trace',
]);

/** All calls of a document by their id: the operationId, or method and path where there is none. */
export function callsOf(document: OpenApiDocument): ReadonlyMap<string, DocumentCall> {
  const calls = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method, operation]) => methods.has(method) && isObject(operation))
      .map(([method, operation]) => callOf(method.toUpperCase(), path, operation, document)),
  );
  return new Map(calls.map(call => [call.id, call]));
}

function callOf(
  method: string,
  path: string,
  operation: OperationObject,
  document: OpenApiDocument,
): DocumentCall {
  const { parameters = [], requestBody, responses = {}, summary, description } = operation;
  const security = operation.security ?? document.security ?? [];
  const answers = Object.entries(responses).map(([status, { content }]) => [status, schemasOf(content)]);
  return {
    id: operation.operationId ?? `${method} ${path}`,
    method,
    path,
    security: security.flatMap(scheme => Object.keys(scheme)).sort(),
    success: operation['x-success'],
    effect: operation['x-effect'],
    stage: operation['x-stage'],
    parameters: {
      type: 'object',
      properties: Object.fromEntries(parameters.map(({ name, schema = {} }) => [name, schema])),
      required: parameters.filter(({ required }) => required === true).map(({ name }) => name),
    },
    bodyRequired: requestBody ? requestBody.required === true : null,
    body: schemasOf(requestBody?.content),
    answers: Object.fromEntries(answers),
    words: JSON.stringify(
      [
        summary,
        description,
        ...examplesIn(requestBody?.content),
        ...Object.values(responses).flatMap(each => [each.description, ...examplesIn(each.content)]),
      ].filter(each => each !== undefined),
    ),
  };
}

function schemasOf(
  content: NonNullable<OperationObject['requestBody']>['content'] = {},
): Record<string, SchemaObject> {
  return Object.fromEntries(Object.entries(content).map(([media, { schema = {} }]) => [media, schema]));
}

function examplesIn(content: NonNullable<OperationObject['requestBody']>['content'] = {}): unknown[] {
  return Object.values(content).map(({ examples }) => examples);
}
