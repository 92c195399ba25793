import {
  alternativesOf,
  type JsonSchema,
  jsonSchemaOf,
  leftOutMark,
  typesOf,
  unreadMark,
} from '@choose-life/contracts/gateway/json-schema';
import type { Operation } from '@choose-life/contracts/gateway/operation';

export interface ExpectedBody {
  readonly schema: JsonSchema;
  readonly example: unknown;
}

/** The values that the provider states of an interaction fix: those of their parameters, or every value of the example. */
export type KnownValues = ReadonlySet<unknown> | 'everything';

const nothing: KnownValues = new Set();

/** Base64 of '%PDF-' and a digit, then base64 to the end. */
const pdfInBase64 = {
  type: 'string',
  pattern: '^JVBERi0[A-Za-z0-9+/]+={0,2}$',
  title: 'a PDF in base64',
  contentEncoding: 'base64',
} satisfies JsonSchema;

/**
 * Derives the expected body of an accepted answer from a row's schema and its example: the form of the example, fixed codes by value,
 * everything else by type. An optional member is expected only where a provider state fixes its value, and never in an element of a
 * list: the other elements may lack it. Elsewhere its absence is only noted, and the example leaves it out: Pact cannot express 'or absent'.
 */
export function expectedAnswer(operation: Operation, example: unknown, known = nothing): ExpectedBody {
  if (operation.media === 'pdf') return { schema: pdfInBase64, example };
  return expectedAt(example, jsonSchemaOf(operation.response), known);
}

function expectedAt(value: unknown, schema: JsonSchema, known: KnownValues): ExpectedBody {
  const form = formOf(schema, value);
  const types = typesOf(schema);
  if (form.items) {
    const element = expectedAt(Object(value)[0], form.items, known === 'everything' ? known : nothing);
    // A list that may be missing may be empty too; any other has an element in the state it is asked for.
    const minItems = types.has('null') ? 0 : 1;
    return { schema: { type: 'array', minItems, items: element.schema }, example: [element.example] };
  }
  if (form.type === 'object') return expectedObject(Object(value), form, known);
  if (form.const !== undefined && types.size === 0) return { schema: { const: form.const }, example: value };
  return { schema: withoutChoice(schema, typeOf(value)), example: value };
}

function expectedObject(value: object, form: JsonSchema, known: KnownValues): ExpectedBody {
  const { patternProperties, properties = {}, required = [] } = form;
  const members: Record<string, JsonSchema> = {};
  const example: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(properties)) members[name] = unasked(member);
  for (const [name, each] of Object.entries(value)) {
    const member = memberOf(form, name);
    const isRequired = required.includes(name);
    const isNoted = member !== null && each !== null && (known === 'everything' || !member[unreadMark]);
    if (member === null || !(isRequired || isNoted)) continue;
    const expected = expectedAt(each, member, known);
    if (isRequired || member.const !== undefined || isKnown(each, known)) {
      members[name] = expected.schema;
      example[name] = expected.example;
    } else members[name] = { ...orNull(expected.schema, member), [noteMark]: true };
  }
  const names = Object.keys(value).filter(name => members[name]?.[noteMark] || name in example);
  const patterns = patternProperties && { patternProperties };
  return { schema: { type: 'object', ...patterns, properties: members, required: names }, example };
}

/** Marks a member whose absence is noted, and is no difference. */
export const noteMark = 'x-noted';

function isKnown(value: unknown, known: KnownValues): boolean {
  if (known === 'everything') return true;
  return typeof value === 'object' && value !== null
    ? Object.values(value).some(each => isKnown(each, known))
    : known.has(value);
}

function orNull(expected: JsonSchema, member: JsonSchema): JsonSchema {
  const types = new Set([expected.type ?? []].flat());
  return types.size > 0 && typesOf(member).has('null')
    ? { ...expected, type: [...types.add('null')] }
    : expected;
}

/** A member that may be missing and is held to its type where it is there; one that never refuses an answer is free. */
function unasked(schema: JsonSchema): JsonSchema {
  if (schema[unreadMark] || schema[leftOutMark]) return {};
  const items = alternativesOf(schema).find(form => form.items)?.items;
  const object = alternativesOf(schema).find(({ type }) => type === 'object');
  const members = Object.entries(object?.properties ?? {}).map(([name, member]) => [name, unasked(member)]);
  return {
    ...withoutChoice(schema),
    ...(items && { items: unasked(items) }),
    ...(object && { properties: Object.fromEntries(members), required: object.required ?? [] }),
  };
}

/** The schema of a single value that may be of several types, as one: that of the example first. */
function withoutChoice(schema: JsonSchema, own?: string): JsonSchema {
  const [form = {}] = alternativesOf(schema).filter(({ type }) => type !== 'null');
  const { anyOf: _, default: __, enum: ___, items: ____, ...limits } = form;
  const types = new Set([...(own === undefined ? [] : [own]), ...typesOf(schema)]);
  return types.size === 0 ? limits : { ...limits, type: [...types] };
}

/** The form of a place that a value is an example of. Members that the form does not know may be anything. */
export function formOf(schema: JsonSchema, value: unknown): JsonSchema {
  const form = alternativesOf(schema).find(each => fits(each, value));
  if (form === undefined) throw new Error(`no form of the answer fits ${JSON.stringify(value)}`);
  return form;
}

function fits(form: JsonSchema, value: unknown): boolean {
  if (form.const !== undefined) return form.const === value;
  if (form.enum !== undefined) return form.enum.includes(value);
  const type = typeOf(value);
  const isOfType = [...typesOf(form)].some(each => each === type);
  return isOfType && (type !== 'object' || (form.required ?? []).every(name => name in Object(value)));
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

export function memberOf(
  { patternProperties = {}, properties = {} }: JsonSchema,
  name: string,
): JsonSchema | null {
  const named = Object.hasOwn(properties, name) ? properties[name] : undefined;
  const pattern = Object.entries(patternProperties).find(([pattern]) => new RegExp(pattern).test(name));
  return named ?? pattern?.[1] ?? null;
}
