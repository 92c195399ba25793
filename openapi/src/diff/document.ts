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

export type SecurityObject = readonly Readonly<Record<string, unknown>>[];

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

export interface ParameterObject {
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
    const isDocument =
      typeof value === 'object' &&
      value !== null &&
      'openapi' in value &&
      'paths' in value &&
      isObject(value.paths);
    // What is read further in is read by members that may be missing.
    return isDocument ? (value as unknown as OpenApiDocument) : null;
  } catch {
    return null;
  }
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
