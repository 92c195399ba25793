import { pairsOf } from './change.ts';
import { isObject, type OpenApiDocument, resolved, type Schema, type SchemaObject } from './document.ts';

/** A member of an object. */
export interface Member {
  readonly schema: Schema;
  readonly isRequired: boolean;
}

/** One form a value may have: one type, or one fixed value, what it may be within it, and what stands below. */
export interface Form {
  /** A type of JSON, `anything`, or a fixed value as JSON. Whole numbers are numbers with a limit. */
  readonly type: string;
  /** Types that allow whatever has this form. */
  readonly within: readonly string[];
  /** The name of the component it came from. */
  readonly name: string | undefined;
  /** Limits by keyword. */
  readonly limits: ReadonlyMap<string, unknown>;
  readonly members: ReadonlyMap<string, Member>;
  /** What else stands below: `[]` for elements of a list, `*` for members by any name, a pattern between slashes. */
  readonly parts: ReadonlyMap<string, Schema>;
}

/** More references and unions within each other than any sensible schema has: a circle. */
const maxDepth = 20;

/** All forms a schema allows, with references, unions, lists of types and of values written out. */
export function formsOf(schema: Schema, document: OpenApiDocument, name?: string, depth = 0): Form[] {
  if (schema === false) return [];
  if (schema === true || depth > maxDepth) return [formOf({}, 'anything')];
  if (schema.$ref !== undefined) {
    const target = resolved(schema, document);
    // A reference that leads nowhere allows anything.
    return formsOf(target === schema || target, document, schema.$ref.split('/').at(-1), depth + 1);
  }
  if (schema.allOf) return formsOf(mergeAllOf(schema, document), document, name, depth + 1);
  const union = schema.anyOf ?? schema.oneOf;
  if (union) return union.flatMap(each => formsOf(each, document, name, depth + 1));
  const orNull = schema.nullable === true ? [null] : [];
  const values = schema.const !== undefined ? [schema.const] : schema.enum;
  if (values) return [...values, ...orNull].map(value => fixedForm(value, name));
  return [...typesOf(schema), ...orNull.map(typeOf)].map(type => formOf(schema, type, name));
}

/** Without a type, what else is said tells it. */
function typesOf({ items, properties, type }: SchemaObject): readonly string[] {
  if (type !== undefined) return typeof type === 'string' ? [type] : type;
  if (properties) return ['object'];
  return items === undefined ? ['anything'] : ['array'];
}

/** Keywords that limit a value of some type. */
const limitKeyword =
  /^(exclusive)?(min|max)(imum|Length|Items|Properties)$|^(multipleOf|uniqueItems|pattern|format)$/i;

function formOf(schema: SchemaObject, type: string, name?: string): Form {
  const isWhole = type === 'integer';
  const limits = Object.entries(schema).filter(([keyword]) => limitKeyword.test(keyword));
  return {
    type: isWhole ? 'number' : type,
    within: ['anything'],
    name,
    limits: new Map(isWhole ? [...limits, ['whole numbers alone', true]] : limits),
    members: new Map(type === 'object' ? membersOf(schema) : []),
    parts: partsOf(schema, type),
  };
}

function fixedForm(value: unknown, name?: string): Form {
  const type = typeOf(value);
  return { ...formOf({}, type, name), type: JSON.stringify(value), within: [type, 'anything'] };
}

function membersOf({ properties = {}, required = [] }: SchemaObject): [string, Member][] {
  return Object.entries(properties).map(([key, schema]) => [
    key,
    { schema, isRequired: required.includes(key) },
  ]);
}

function partsOf(schema: SchemaObject, type: string): ReadonlyMap<string, Schema> {
  if (type === 'array') return new Map([['[]', schema.items ?? true]]);
  if (type !== 'object') return new Map();
  const { additionalProperties = true, patternProperties = {} } = schema;
  const byPattern = Object.entries(patternProperties).map(
    ([pattern, each]) => [`/${pattern}/`, each] as const,
  );
  return new Map([...byPattern, ['*', additionalProperties]]);
}

/** Whether nobody reads what has this schema. */
export function isUnreadBy(schema: Schema): boolean {
  return isObject(schema) && schema['x-unread'] === true;
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** The parts of an `allOf` as one schema. Of several unions in it the last one counts, and nothing beside a union. */
function mergeAllOf({ allOf = [], ...rest }: SchemaObject, document: OpenApiDocument): SchemaObject {
  const parts = [rest, ...allOf.map(part => resolved(part, document))];
  return {
    ...Object.assign({}, ...parts),
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
    required: parts.flatMap(({ required = [] }) => required),
  };
}

/** Whether a value can have a form: its type, its fixed values and what must be there. */
export function fits(value: unknown, { members, type }: Form): boolean {
  if (![typeOf(value), JSON.stringify(value), 'anything'].includes(type)) return false;
  return [...members].every(([name, { schema, isRequired }]) => {
    const member = Object(value)[name];
    if (member === undefined) return !isRequired;
    return !isObject(schema) || schema.const === undefined || schema.const === member;
  });
}

type FormPair = readonly [old: Form, now: Form] | readonly [Form, undefined] | readonly [undefined, Form];

/** Pairs forms, the most alike first: by name, then by the members they share. What has come or gone has no other. */
export function pairForms(before: readonly Form[], after: readonly Form[]): FormPair[] {
  const candidates = before
    .flatMap(old => after.map(now => ({ old, now, similarity: similarityOf(old, now) })))
    .sort((a, b) => b.similarity - a.similarity);
  const pairs = new Map<Form, Form>();
  const taken = new Set<Form>();
  for (const { old, now } of candidates) {
    if (pairs.has(old) || taken.has(now)) continue;
    pairs.set(old, now);
    taken.add(now);
  }
  return [
    ...before.map(old => [old, pairs.get(old)] as const),
    ...after.filter(now => !taken.has(now)).map(now => [undefined, now] as const),
  ];
}

function similarityOf(before: Form, after: Form): number {
  const members = pairsOf(before.members, after.members);
  const shared = members.filter(([, old, now]) => old && now);
  const equal = shared.filter(([, old, now]) => JSON.stringify(old) === JSON.stringify(now));
  const named = before.name === after.name ? 3 : 0;
  return named + (shared.length + equal.length) / Math.max(members.length, 1);
}
