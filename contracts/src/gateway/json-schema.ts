import { z } from 'zod';

export interface JsonSchema {
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
  readonly 'x-noted'?: true;
  readonly [unreadMark]?: true;
  readonly [leftOutMark]?: true;
  readonly [timeMark]?: true;
}

type JsonSchemas = Readonly<Record<string, JsonSchema>>;

/** Nobody reads the member, so that it never refuses an answer. */
export const unreadMark = 'x-unread';

/** A value that does not fit is left out, or null in a list. */
export const leftOutMark = 'x-left-out';

/** A text that names a time in ISO 8601. Another form refuses no answer: a verification notes it. */
export const timeMark = 'x-time';

const made = new WeakMap<z.ZodType, JsonSchema>();

/** The JSON Schema of what goes over the wire: always the same object for the same schema. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  const known = made.get(schema);
  if (known) return known;
  // zod writes JSON Schema, of which the table uses a part.
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input' }) as JsonSchema & {
    $schema?: string;
  };
  made.set(schema, json);
  return json;
}

/** The forms that a place may have: one, where there is no choice. */
export function formsOf(schema: JsonSchema): readonly JsonSchema[] {
  return schema.anyOf?.flatMap(formsOf) ?? [schema];
}

/** The JSON types that a schema allows, integers as numbers. A fixed value has none. */
export function typesOf(schema: JsonSchema): ReadonlySet<ValueType> {
  const free = formsOf(schema).filter(form => form.const === undefined && form.enum === undefined);
  return new Set(free.flatMap(({ type = [] }) => [type].flat().map(valueType)));
}

type ValueType = 'string' | 'number' | 'boolean' | 'null' | 'object' | 'array';

function valueType(type: string): ValueType {
  // JSON Schema has no other types.
  return (type === 'integer' ? 'number' : type) as ValueType;
}

/** Whether it is an object whose members nobody names: anything may stand in it. */
export function isOpaque({ patternProperties, properties = {} }: JsonSchema): boolean {
  return patternProperties === undefined && Object.keys(properties).length === 0;
}

/** The schema with each of its parts made anew. */
export function withParts(schema: JsonSchema, part: (inner: JsonSchema) => JsonSchema): JsonSchema {
  const { anyOf, items, patternProperties, properties } = schema;
  const all = (members: JsonSchemas) =>
    Object.fromEntries(Object.entries(members).map(([name, inner]) => [name, part(inner)]));
  return {
    ...schema,
    ...(anyOf && { anyOf: anyOf.map(part) }),
    ...(items && { items: part(items) }),
    ...(properties && { properties: all(properties) }),
    ...(patternProperties && { patternProperties: all(patternProperties) }),
  };
}
