import {
  formsOf,
  type JsonSchema,
  jsonSchemaOf,
  typesOf,
  unreadMark,
} from '@choose-life/contracts/gateway/json-schema';
import type { Operation } from '@choose-life/contracts/gateway/operation';
import {
  type ExpectedValue,
  exactly,
  like,
  objectOf,
  scalarTypes,
  type TextPattern,
  textLike,
} from './expected-value.ts';

/** Base64 of '%PDF-' and a digit, then base64 to the end. */
const pdfInBase64: TextPattern = {
  regex: '^JVBERi0[A-Za-z0-9+/]+={0,2}$',
  inWords: 'a PDF in base64',
  isCode: false,
};

/**
 * Derives what an accepted answer must look like from a row's schema and its example: fixed codes exactly, everything else
 * by type. Members that never refuse an answer are not asked for, except in a form that is about them; nor is one that the
 * schema may miss and the example leaves null: Pact cannot say 'or absent'.
 */
export function expectedAnswer(
  operation: Operation,
  example: unknown,
  isAsked: IsAsked = member => !member[unreadMark],
): ExpectedValue {
  if (operation.media === 'pdf') return textLike(pdfInBase64, String(example));
  return expectedAt(example, jsonSchemaOf(operation.response), isAsked);
}

/** Whether a member is asked for. */
type IsAsked = (member: JsonSchema) => boolean;

function expectedAt(value: unknown, schema: JsonSchema, isAsked: IsAsked): ExpectedValue {
  const form = formOf(schema, value);
  const types = typesOf(schema);
  if (form.items !== undefined) {
    // A list that may be missing may be empty too; any other has an element in the state it is asked for.
    const min = types.has('null') ? 0 : 1;
    return { kind: 'list', min, element: expectedAt(Object(value)[0], form.items, isAsked) };
  }
  if (form.type === 'object') return objectOf(membersOf(Object(value), form, isAsked));
  if (form.const !== undefined && types.size === 0) return exactly(value);
  return like(
    value,
    scalarTypes.filter(type => types.has(type)),
  );
}

function membersOf(value: object, form: JsonSchema, isAsked: IsAsked): Record<string, ExpectedValue> {
  const members = Object.entries(value).flatMap(([name, each]) => {
    const member = memberOf(form, name);
    if (member === null || !isAsked(member)) return [];
    const mayMiss = each === null && form.required?.includes(name) !== true;
    return mayMiss ? [] : [[name, expectedAt(each, member, isAsked)] as const];
  });
  return Object.fromEntries(members);
}

/** The form of a place that a value is an example of. Members that the form does not know may be anything. */
export function formOf(schema: JsonSchema, value: unknown): JsonSchema {
  const form = formsOf(schema).find(each => fits(each, value));
  if (form === undefined) throw new Error(`no form of the answer fits ${JSON.stringify(value)}`);
  return form;
}

function fits(form: JsonSchema, value: unknown): boolean {
  if (form.const !== undefined) return form.const === value;
  if (form.enum !== undefined) return form.enum.includes(value);
  const type = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
  const isOfType = [...typesOf(form)].some(each => each === type);
  return isOfType && (type !== 'object' || (form.required ?? []).every(name => name in Object(value)));
}

/** A member of an object, by its name or by the pattern; null for one that is unknown. */
export function memberOf(
  { patternProperties = {}, properties = {} }: JsonSchema,
  name: string,
): JsonSchema | null {
  const named = Object.hasOwn(properties, name) ? properties[name] : undefined;
  const pattern = Object.entries(patternProperties).find(([pattern]) => new RegExp(pattern).test(name));
  return named ?? pattern?.[1] ?? null;
}
