import { z } from 'zod';

/**
 * The part of JSON Schema that the table of calls uses, with four annotations of this project (`x-…`). All packages read the schemas of
 * the table in this form, so that only this package depends on zod.
 */
export interface JsonSchema {
  /** Only in the OpenAPI document of the adapter, which refers to named schemas. */
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
  /** Set in the document of the adapter: a deviation is reported by `npm run verify`, and the answer is accepted. */
  readonly 'x-noted'?: true;
  readonly [unreadMark]?: true;
  readonly [leftOutMark]?: true;
  readonly [timeMark]?: true;
}

type JsonSchemas = Readonly<Record<string, JsonSchema>>;

/** Annotation of a member that the product does not need. An invalid value is removed and counted as drift; the answer is accepted. */
export const unreadMark = 'x-unread';

/** Annotation of a value that is removed if it is invalid. In a list it becomes null. */
export const leftOutMark = 'x-left-out';

/** Annotation of a string that should be an ISO 8601 time. Other strings are accepted, and `npm run verify` reports them. */
export const timeMark = 'x-time';

const cache = new WeakMap<z.ZodType, JsonSchema>();

/** The JSON Schema of the wire format of a zod schema (its input). Repeated calls return the same object. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  const cached = cache.get(schema);
  if (cached) return cached;
  // zod's type covers all of JSON Schema; `JsonSchema` lists the keywords that the table uses.
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input' }) as JsonSchema & {
    $schema?: string;
  };
  cache.set(schema, json);
  return json;
}

/** The alternatives of a schema: those of `anyOf`, also nested, or the schema itself without `anyOf`. */
export function alternativesOf(schema: JsonSchema): readonly JsonSchema[] {
  return schema.anyOf?.flatMap(alternativesOf) ?? [schema];
}

/** The JSON types that a schema allows, with `number` for `integer`. The types of a `const` or an `enum` are not included. */
export function typesOf(schema: JsonSchema): ReadonlySet<ValueType> {
  const withoutFixedValue = alternativesOf(schema).filter(
    each => each.const === undefined && each.enum === undefined,
  );
  return new Set(withoutFixedValue.flatMap(({ type = [] }) => [type].flat().map(valueType)));
}

type ValueType = 'string' | 'number' | 'boolean' | 'null' | 'object' | 'array';

function valueType(type: string): ValueType {
  // JSON Schema has only these types and `integer`.
  return (type === 'integer' ? 'number' : type) as ValueType;
}

/** Whether the schema names no members, so that an object may contain anything. */
export function isOpaque({ patternProperties, properties = {} }: JsonSchema): boolean {
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
