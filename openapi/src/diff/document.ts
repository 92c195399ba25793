/** As much of OpenAPI 3.1 as the comparison reads. */
export interface OpenApiDocument {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
  readonly servers?: readonly { readonly url: string }[];
  readonly security?: SecurityObject;
  readonly components?: {
    readonly schemas?: Readonly<Record<string, SchemaObject>>;
    readonly securitySchemes?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  };
}

type SecurityObject = readonly Readonly<Record<string, unknown>>[];

export interface OperationObject {
  readonly operationId?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly security?: SecurityObject;
  readonly parameters?: readonly ParameterObject[];
  readonly requestBody?: { readonly required?: boolean; readonly content?: ContentObject };
  readonly responses?: Readonly<
    Record<string, { readonly description?: string; readonly content?: ContentObject }>
  >;
  readonly 'x-success'?: unknown;
  readonly 'x-effect'?: unknown;
  readonly 'x-stage'?: unknown;
}

interface ParameterObject {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema?: SchemaObject;
}

export type ContentObject = Readonly<
  Record<string, { readonly schema?: SchemaObject; readonly examples?: unknown }>
>;

export interface SchemaObject {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly nullable?: boolean;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly SchemaObject[];
  readonly oneOf?: readonly SchemaObject[];
  readonly allOf?: readonly SchemaObject[];
  readonly properties?: Readonly<Record<string, SchemaObject>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | SchemaObject;
  readonly patternProperties?: Readonly<Record<string, SchemaObject>>;
  readonly items?: SchemaObject;
  /** Nobody reads the member. */
  readonly 'x-unread'?: boolean;
  /** The limits (`minLength`, `pattern` …) are looked up by name. */
  readonly [keyword: string]: unknown;
}

/** Reads a text as an OpenAPI document; null when it is none. */
export function parseDocument(text: string): OpenApiDocument | null {
  try {
    const value: unknown = JSON.parse(text);
    const isDocument = isObject(value) && 'openapi' in value && isObject(value.paths);
    // What is read further in is read by members that may be missing.
    return isDocument ? (value as unknown as OpenApiDocument) : null;
  } catch {
    return null;
  }
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

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
  /** Where each parameter stands: `path`, `query`, `header`. */
  readonly parameterPlaces: Readonly<Record<string, string>>;
  /** Whether a body must be sent; null where there is none. */
  readonly bodyRequired: boolean | null;
  /** Schemas of the body by media type. */
  readonly body: Readonly<Record<string, SchemaObject>>;
  /** Schemas of the answers by HTTP status and media type. */
  readonly answers: Readonly<Record<string, Readonly<Record<string, SchemaObject>>>>;
  /** Words and examples, which are no part of the contract. */
  readonly texts: string;
}

const methods = /^(get|post|put|patch|delete|head|options|trace)$/;

/** All calls of a document by their id: the operationId, or method and path where there is none. */
export function callsOf(document: OpenApiDocument): ReadonlyMap<string, DocumentCall> {
  const calls = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method, operation]) => methods.test(method) && isObject(operation))
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
  const { summary, description } = operation;
  const parameters = (operation.parameters ?? []).map(each => resolved(each, document));
  const requestBody = operation.requestBody && resolved(operation.requestBody, document);
  const responses = Object.entries(operation.responses ?? {}).map(
    ([status, each]) => [status, resolved(each, document)] as const,
  );
  const security = operation.security ?? document.security ?? [];
  const answers = responses.map(([status, { content }]) => [status, schemasOf(content)]);
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
    parameterPlaces: Object.fromEntries(parameters.map(each => [each.name, each.in])),
    bodyRequired: requestBody ? requestBody.required === true : null,
    body: schemasOf(requestBody?.content),
    answers: Object.fromEntries(answers),
    texts: JSON.stringify(
      [
        summary,
        description,
        ...examplesIn(requestBody?.content),
        ...responses.flatMap(([, each]) => [each.description, ...examplesIn(each.content)]),
      ].filter(each => each !== undefined),
    ),
  };
}

/** A parameter, body or answer that stands among the components, or itself. A reference to nothing stays as it is. */
function resolved<Part extends object>(part: Part, document: OpenApiDocument): Part {
  let found: unknown = part;
  for (let steps = 0; steps < maxSteps && isObject(found) && typeof found.$ref === 'string'; steps++) {
    const names = found.$ref.startsWith('#/') ? found.$ref.slice(2).split('/') : [];
    const target = names.reduce<unknown>(
      (at, name) => (isObject(at) ? at[plainName(name)] : undefined),
      document,
    );
    if (names.length === 0 || !isObject(target)) return part;
    found = target;
  }
  // What a reference leads to is of the kind of what it stands for.
  return found as Part;
}

/** Longer ways are circles. */
const maxSteps = 10;

function plainName(name: string): string {
  return name.replaceAll('~1', '/').replaceAll('~0', '~');
}

function schemasOf(content: ContentObject = {}): Record<string, SchemaObject> {
  return Object.fromEntries(Object.entries(content).map(([media, { schema = {} }]) => [media, schema]));
}

function examplesIn(content: ContentObject = {}): unknown[] {
  return Object.values(content).map(({ examples }) => examples);
}
