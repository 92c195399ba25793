import { propertiesOf } from '@choose-life/contracts/domain/properties-of';
import {
  alternativesOf,
  type JsonSchema,
  jsonSchemaOf,
  lenientMark,
  removedIfInvalidMark,
  typesOf,
} from '@choose-life/contracts/gateway/json-schema';
import type { Operation } from '@choose-life/contracts/gateway/operation';

/** The expected body of an answer: its schema, and an example that matches the schema. */
export interface ExpectedBody {
  readonly schema: JsonSchema;
  readonly example: unknown;
}

/** The values that an answer must contain, because they are parameters of the provider states; `everything`: all values of the example. */
export type KnownValues = ReadonlySet<unknown> | 'everything';

const noKnownValues: KnownValues = new Set();

/** Base64 that begins with '%PDF-' and a digit. */
const pdfInBase64 = {
  type: 'string',
  pattern: '^JVBERi0[A-Za-z0-9+/]+={0,2}$',
  title: 'a PDF in base64',
  contentEncoding: 'base64',
} satisfies JsonSchema;

/**
 * Derives the expected body of an accepted answer from the schema and the example of a call. Codes are expected by value, all other members by
 * type. An optional member is expected only if a provider state fixes its value. In an element of a list it is never expected, because other
 * elements may not have it. The absence of any other optional member is only a note, and the example omits these members, because Pact cannot
 * express that a member may be missing.
 */
export function expectedAnswer(operation: Operation, example: unknown, known = noKnownValues): ExpectedBody {
  if (operation.media === 'pdf') return { schema: pdfInBase64, example };
  return expectedAt(example, jsonSchemaOf(operation.response), known);
}

function expectedAt(value: unknown, schema: JsonSchema, known: KnownValues): ExpectedBody {
  const form = formOf(schema, value);
  const types = typesOf(schema);
  if (form.items) {
    const element = expectedAt(
      propertiesOf(value)[0],
      form.items,
      known === 'everything' ? known : noKnownValues,
    );
    // A list that may be null may also be empty. The provider states give any other list an element.
    const minItems = types.has('null') ? 0 : 1;
    return { schema: { type: 'array', minItems, items: element.schema }, example: [element.example] };
  }
  if (form.type === 'object') return expectedObject(propertiesOf(value), form, known);
  if (form.const !== undefined && types.size === 0) return { schema: { const: form.const }, example: value };
  return { schema: withListOfTypes(schema, typeOf(value)), example: value };
}

function expectedObject(value: object, form: JsonSchema, known: KnownValues): ExpectedBody {
  const { patternProperties, properties = {}, required = [] } = form;
  const members: Record<string, JsonSchema> = {};
  const example: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(properties)) members[name] = optionalMemberSchema(member);
  for (const [name, each] of Object.entries(value)) {
    const member = memberOf(form, name);
    const isRequired = required.includes(name);
    const isNoted = member !== null && each !== null && (known === 'everything' || !member[lenientMark]);
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

/** Annotation of a member whose absence is a note and not a breach. */
export const noteMark = 'x-noted';

/** Whether the value, or a value in it, is fixed by a provider state. */
function isKnown(value: unknown, known: KnownValues): boolean {
  if (known === 'everything') return true;
  return typeof value === 'object' && value !== null
    ? Object.values(value).some(each => isKnown(each, known))
    : known.has(value);
}

/** The expected schema, which also allows null if the schema of the member does. */
function orNull(expected: JsonSchema, member: JsonSchema): JsonSchema {
  const types = new Set([expected.type ?? []].flat());
  return types.size > 0 && typesOf(member).has('null')
    ? { ...expected, type: [...types.add('null')] }
    : expected;
}

/** The schema of a member that may be missing, and must have the right type if it is present. A member that the product does not need may have any value. */
function optionalMemberSchema(schema: JsonSchema): JsonSchema {
  if (schema[lenientMark] || schema[removedIfInvalidMark]) return {};
  const items = alternativesOf(schema).find(form => form.items)?.items;
  const object = alternativesOf(schema).find(({ type }) => type === 'object');
  const members = Object.entries(object?.properties ?? {}).map(([name, member]) => [
    name,
    optionalMemberSchema(member),
  ]);
  return {
    ...withListOfTypes(schema),
    ...(items && { items: optionalMemberSchema(items) }),
    ...(object && { properties: Object.fromEntries(members), required: object.required ?? [] }),
  };
}

/** The schema of a value with a list of types instead of `anyOf`. @param first the type of the example, which comes first in the list */
function withListOfTypes(schema: JsonSchema, first?: string): JsonSchema {
  const [form = {}] = alternativesOf(schema).filter(({ type }) => type !== 'null');
  const { anyOf: _, default: __, enum: ___, items: ____, ...limits } = form;
  const types = new Set<string>(first === undefined ? [] : [first]);
  for (const type of typesOf(schema)) types.add(type);
  return types.size === 0 ? limits : { ...limits, type: [...types] };
}

/** The alternative of a schema that a value matches. Unknown members may have any value. @throws Error if the value matches none */
export function formOf(schema: JsonSchema, value: unknown): JsonSchema {
  const form = alternativesOf(schema).find(each => fits(each, value));
  if (form === undefined) throw new Error(`no form of the answer fits the example ${JSON.stringify(value)}`);
  return form;
}

function fits(form: JsonSchema, value: unknown): boolean {
  if (form.const !== undefined) return form.const === value;
  if (form.enum !== undefined) return form.enum.includes(value);
  const type = typeOf(value);
  const isOfType = [...typesOf(form)].some(each => each === type);
  return isOfType && (type !== 'object' || (form.required ?? []).every(name => name in propertiesOf(value)));
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** The schema of a member, by its name or by a pattern; null if the schema does not know it. */
export function memberOf(
  { patternProperties = {}, properties = {} }: JsonSchema,
  name: string,
): JsonSchema | null {
  const named = Object.hasOwn(properties, name) ? properties[name] : undefined;
  const pattern = Object.entries(patternProperties).find(([pattern]) => new RegExp(pattern).test(name));
  return named ?? pattern?.[1] ?? null;
}
