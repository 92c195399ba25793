/** As much of OpenAPI 3.1 as the comparison reads. */
export interface OpenApiDocument {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
  readonly servers?: readonly { readonly url: string }[];
  readonly security?: SecurityObject;
  readonly components?: {
    readonly schemas?: Readonly<Record<string, Schema>>;
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
  readonly schema?: Schema;
}

export type ContentObject = Readonly<
  Record<string, { readonly schema?: Schema; readonly examples?: unknown }>
>;

/** `true` takes anything, `false` nothing. */
export type Schema = SchemaObject | boolean;

export interface SchemaObject {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly nullable?: boolean;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly SchemaObject[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  /** Nobody reads the member. */
  readonly 'x-unread'?: boolean;
  /** The limits (`minLength`, `pattern` …) are looked up by name. */
  readonly [keyword: string]: unknown;
}

/** Reads a text as an OpenAPI document; null when it is none. */
export function parseDocument(text: string): OpenApiDocument | null {
  const value = jsonIn(text);
  const isDocument = isObject(value) && 'openapi' in value && isObject(value.paths);
  // What is read further in is read by members that may be missing.
  return isDocument ? (value as unknown as OpenApiDocument) : null;
}

/** The value of a text in JSON; undefined when it is none. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Longer ways are circles. */
const maxSteps = 20;

/** What stands among the components, for a reference to it, or the part itself. A reference to nothing stays as it is. */
export function resolved<Part extends object>(part: Part, document: OpenApiDocument): Part {
  let found: unknown = part;
  for (let steps = 0; isObject(found) && typeof found.$ref === 'string'; steps++) {
    const [root, ...names] = found.$ref.split('/');
    const target = names.reduce<unknown>((at, name) => Object(at)[plainName(name)], document);
    if (root !== '#' || !isObject(target) || steps > maxSteps) return part;
    found = target;
  }
  // What a reference leads to is of the kind of what it stands for.
  return found as Part;
}

function plainName(name: string): string {
  return name.replaceAll('~1', '/').replaceAll('~0', '~');
}
