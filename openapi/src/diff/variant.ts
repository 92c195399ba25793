import { isObject, type OpenApiDocument, type SchemaObject } from './document.ts';

/** A member of an object. */
export interface Member {
  readonly schema: SchemaObject;
  readonly isRequired: boolean;
  readonly isUnread: boolean;
}

/** One form a value may have: one type, what it may be within it, and what stands below. */
export interface Variant {
  /** A type of JSON, or `any`. Whole numbers are numbers with a limit. */
  readonly type: string;
  /** The name of the component it came from. */
  readonly name: string | null;
  /** The only values it may have, as JSON; null: any. */
  readonly values: readonly string[] | null;
  /** Limits by keyword. */
  readonly limits: Readonly<Record<string, unknown>>;
  readonly members: ReadonlyMap<string, Member>;
  readonly patterns: Readonly<Record<string, SchemaObject>>;
  /** What unknown members may be: anything, nothing, or what a schema says. */
  readonly additional: boolean | SchemaObject;
  readonly items: SchemaObject | null;
}

const componentPrefix = '#/components/schemas/';

/** What a reference leads to within the same document; null when it leads nowhere. */
function resolved(reference: string, { components }: OpenApiDocument): SchemaObject | null {
  if (!reference.startsWith(componentPrefix)) return null;
  return components?.schemas?.[reference.slice(componentPrefix.length)] ?? null;
}

/** More references and unions within each other than any sensible schema has: a circle. */
const maxReferences = 20;

/** All forms a schema allows, with references, unions and lists of types written out. */
export function variantsOf(
  schema: SchemaObject,
  document: OpenApiDocument,
  name: string | null = null,
  depth = 0,
): Variant[] {
  if (schema.$ref !== undefined) {
    const target = depth < maxReferences ? resolved(schema.$ref, document) : null;
    return target
      ? variantsOf(target, document, schema.$ref.slice(componentPrefix.length), depth + 1)
      : [anything];
  }
  if (depth > maxReferences) return [anything];
  if (schema.allOf) return variantsOf(mergeAllOf(schema, document), document, name, depth + 1);
  const union = schema.anyOf ?? schema.oneOf;
  if (union) return union.flatMap(each => variantsOf(each, document, name, depth + 1));
  const types = [...typesOf(schema), ...(schema.nullable === true ? ['null'] : [])];
  return types.map(type => variantOf(schema, type, name));
}

const anything: Variant = {
  type: 'any',
  name: null,
  values: null,
  limits: {},
  members: new Map(),
  patterns: {},
  additional: true,
  items: null,
};

function variantOf(schema: SchemaObject, type: string, name: string | null): Variant {
  const { properties = {}, required = [], additionalProperties = true, patternProperties = {} } = schema;
  const members = Object.entries(properties).map(([key, member]): [string, Member] => [
    key,
    { schema: member, isRequired: required.includes(key), isUnread: member['x-unread'] === true },
  ]);
  const isWhole = type === 'integer';
  return {
    type: isWhole ? 'number' : type,
    name,
    values: valuesOf(schema, type),
    limits: { ...limitsOf(schema), ...(isWhole && { whole: true }) },
    members: new Map(type === 'object' ? members : []),
    patterns: type === 'object' ? patternProperties : {},
    additional:
      isObject(additionalProperties) && Object.keys(additionalProperties).length === 0
        ? true
        : additionalProperties,
    items: type === 'array' ? (schema.items ?? {}) : null,
  };
}

/** Without a type, what else is said tells it. */
function typesOf(schema: SchemaObject): readonly string[] {
  if (schema.type !== undefined) return typeof schema.type === 'string' ? [schema.type] : schema.type;
  const values = schema.const !== undefined ? [schema.const] : schema.enum;
  if (values) return [...new Set(values.map(typeOfValue))];
  if (schema.properties) return ['object'];
  return schema.items ? ['array'] : ['any'];
}

function valuesOf(schema: SchemaObject, type: string): readonly string[] | null {
  const values = schema.const !== undefined ? [schema.const] : schema.enum;
  return values
    ? values.filter(value => typeOfValue(value) === type).map(value => JSON.stringify(value))
    : null;
}

function typeOfValue(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** Keywords whose greater value allows less, and those whose greater value allows more. */
export const minKeywords = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems', 'minProperties'];
export const maxKeywords = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems', 'maxProperties'];
const limitKeywords = [...minKeywords, ...maxKeywords, 'multipleOf', 'uniqueItems', 'pattern', 'format'];

function limitsOf(schema: SchemaObject): Record<string, unknown> {
  const set = limitKeywords.filter(keyword => schema[keyword] !== undefined);
  return Object.fromEntries(set.map(keyword => [keyword, schema[keyword]]));
}

/** The parts of an `allOf` as one schema. Of several unions in it the last one counts, and nothing beside a union. */
function mergeAllOf({ allOf = [], ...rest }: SchemaObject, document: OpenApiDocument): SchemaObject {
  const parts = [
    rest,
    ...allOf.map(part => (part.$ref === undefined ? part : (resolved(part.$ref, document) ?? {}))),
  ];
  return {
    ...Object.assign({}, ...parts),
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
    required: parts.flatMap(({ required = [] }) => required),
  };
}

/** Forms that are the same one before and after, and those that came or went. */
interface PairedVariants {
  readonly pairs: readonly (readonly [before: Variant, after: Variant])[];
  readonly removed: readonly Variant[];
  readonly added: readonly Variant[];
}

/** Pairs forms of one type, the most alike first: by name, then by fixed values, then by the members they share. */
export function pairVariants(before: readonly Variant[], after: readonly Variant[]): PairedVariants {
  const candidates = before
    .flatMap(old => after.map(now => ({ old, now, similarity: similarityOf(old, now) })))
    .sort((a, b) => b.similarity - a.similarity);
  const pairs: [Variant, Variant][] = [];
  const taken = new Set<Variant>();
  for (const { old, now } of candidates) {
    if (taken.has(old) || taken.has(now)) continue;
    taken.add(old).add(now);
    pairs.push([old, now]);
  }
  return {
    pairs,
    removed: before.filter(variant => !taken.has(variant)),
    added: after.filter(variant => !taken.has(variant)),
  };
}

function similarityOf(before: Variant, after: Variant): number {
  if (before.name !== null && before.name === after.name) return 100;
  const names = new Set([...before.members.keys(), ...after.members.keys()]);
  const shared = [...names].filter(name => before.members.has(name) && after.members.has(name));
  const equal = shared.filter(name => {
    const [old, now] = [before.members.get(name), after.members.get(name)];
    return JSON.stringify(old?.schema) === JSON.stringify(now?.schema);
  });
  const named = before.name === null && after.name === null ? 1 : 0;
  return named + (names.size === 0 ? 0 : (shared.length + equal.length) / names.size);
}
