import { z } from 'zod';

/**
 * The part of JSON Schema that the code of this project reads or writes, with four annotations of this project (`x-…`). Other packages read the
 * schemas of the table in this form, so that they do not depend on zod's classes.
 */
export interface JsonSchema {
  /** Reference to a named schema. Only the OpenAPI documents have references, not the schemas of the table. */
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly properties?: JsonSchemas;
  readonly patternProperties?: JsonSchemas;
  readonly required?: readonly string[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
  readonly contentEncoding?: string;
  readonly title?: string;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly default?: unknown;
  readonly description?: string;
  /** Only `npm run verify` sets it (`noteIfMissingMark` in pact). If the member is missing, verify reports a note, not a broken interaction. */
  readonly 'x-note-if-missing'?: true;
  readonly [lenientMark]?: true;
  readonly [removedIfInvalidMark]?: true;
  readonly [timeMark]?: true;
}

type JsonSchemas = Readonly<Record<string, JsonSchema>>;

/**
 * Annotation of a member that `lenient` (schemas/envelope.ts) creates. The product works without it: an invalid value is removed, and the answer
 * is accepted. The published OpenAPI document contains this name, so it stays.
 */
export const lenientMark = 'x-unread';

/**
 * Annotation of any other value that is removed if it is invalid: a value of the profile form is omitted, an item of a list becomes null. The
 * answer is accepted. The published OpenAPI documents omit this annotation.
 */
export const removedIfInvalidMark = 'x-left-out';

/** Annotation of a string that should be an ISO 8601 time. Other strings are accepted, and `npm run verify` reports them. */
export const timeMark = 'x-time';

const schemaCache = new WeakMap<z.ZodType, JsonSchema>();

/** The JSON Schema of the wire format of a zod schema (its input). Repeated calls return the same object. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  const cached = schemaCache.get(schema);
  if (cached) return cached;
  // The cast narrows zod's type for all of JSON Schema to the keywords of `JsonSchema`.
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input' }) as JsonSchema & {
    $schema?: string;
  };
  schemaCache.set(schema, json);
  return json;
}

/** The alternatives in `anyOf`, including a nested `anyOf`; only the schema itself if it has no `anyOf`. */
export function alternativesOf(schema: JsonSchema): readonly JsonSchema[] {
  return schema.anyOf?.flatMap(alternativesOf) ?? [schema];
}

/**
 * The JSON types that a schema allows, with `number` instead of `integer`. Alternatives with a `const` or an `enum` are ignored, because they
 * allow only some values of a type.
 */
export function typesOf(schema: JsonSchema): ReadonlySet<ValueType> {
  const types = new Set<ValueType>();
  for (const alternative of alternativesOf(schema)) {
    if (alternative.const !== undefined || alternative.enum !== undefined) continue;
    for (const type of typeListOf(alternative)) types.add(toValueType(type));
  }
  return types;
}

/** The keyword `type` of a schema as a list, in the order of the schema. Empty if the schema has no `type`. */
export function typeListOf({ type = [] }: JsonSchema): readonly string[] {
  return [type].flat();
}

type ValueType = 'string' | 'number' | 'boolean' | 'null' | 'object' | 'array';

function toValueType(type: string): ValueType {
  // The cast is safe because JSON Schema has only these types and `integer`.
  return (type === 'integer' ? 'number' : type) as ValueType;
}

/** Whether the schema has no members, so that an object may contain anything. */
export function hasNoMembers({ patternProperties, properties = {} }: JsonSchema): boolean {
  return patternProperties === undefined && Object.keys(properties).length === 0;
}

/** A copy of the schema in which `change` has replaced each direct subschema: alternatives, list items and members. */
export function mapSubschemas(schema: JsonSchema, change: (inner: JsonSchema) => JsonSchema): JsonSchema {
  const { anyOf, items, patternProperties, properties } = schema;
  const changeAll = (members: JsonSchemas) =>
    Object.fromEntries(Object.entries(members).map(([name, inner]) => [name, change(inner)]));
  return {
    ...schema,
    ...(anyOf && { anyOf: anyOf.map(change) }),
    ...(items && { items: change(items) }),
    ...(properties && { properties: changeAll(properties) }),
    ...(patternProperties && { patternProperties: changeAll(patternProperties) }),
  };
}
