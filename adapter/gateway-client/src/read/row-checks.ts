import {
  alternativesOf,
  isOpaque,
  type JsonSchema,
  jsonSchemaOf,
  leftOutMark,
  mapSubschemas,
  timeMark,
  unreadMark,
} from '@choose-life/contracts/gateway/json-schema';
import type { Operation } from '@choose-life/contracts/gateway/operation';
import { parseRequest } from '@choose-life/contracts/gateway/parse-request';
import { Ajv } from 'ajv';

type Check = (value: unknown) => boolean;

interface RowChecks {
  /** The request, as zod takes it. */
  readonly request: Check;
  /** Each form of the answer. zod takes the first that fits. */
  readonly forms: readonly AnswerForm[];
  readonly place: Place;
}

export interface AnswerForm {
  /** Its place in the row. */
  readonly index: number;
  /** Whether zod takes a value in this form, whatever it leaves out. */
  readonly fits: Check;
  readonly place: Place;
}

export interface Place {
  /** In the contract's own names, elements of a list as `[]`; empty for the whole answer. */
  readonly path: string;
  readonly members: ReadonlyMap<string, Place>;
  readonly patterns: readonly (readonly [name: RegExp, place: Place])[];
  readonly elements: Place | null;
  /** Whether an object may have members that the schema does not name. */
  readonly takesAny: boolean;
  /** The check of a value that is left out where it does not fit; null where such a value fails the answer. */
  readonly fits: Check | null;
}

// zod counts a text's length in UTF-16 code units, and so does ajv with `unicode: false`, which it would warn about.
const ajv = new Ajv({ allowUnionTypes: true, unicode: false, logger: false });

const compiled = new Map<string, Check>();

function compile(schema: JsonSchema): Check {
  const text = JSON.stringify(schema);
  const check = compiled.get(text) ?? ajv.compile<unknown>(schema);
  compiled.set(text, check);
  return check;
}

const checks = new WeakMap<Operation, RowChecks>();

/** The checks of a row, compiled at its first use. They accept the values that zod accepts, and give no reasons. */
export function checksOf(operation: Operation): RowChecks {
  const known = checks.get(operation);
  if (known) return known;
  const schemas = alternativesOf(jsonSchemaOf(operation.response));
  const forms = schemas.map((schema, index) => ({
    index,
    fits: compile(leniently(schema)),
    place: placeOf([schema], ''),
  }));
  const fresh = {
    request: compile(leniently(jsonSchemaOf(operation.request))),
    forms,
    place: placeOf(schemas, ''),
  };
  checks.set(operation, fresh);
  return fresh;
}

/** The first errors of a request; null where it fits its row. */
export function requestErrorOf(operation: Operation, request: unknown) {
  if (checksOf(operation).request(request)) return null;
  return parseRequest(operation.request, request).error ?? null;
}

/** The schema as zod applies it: a marked member accepts any value, since zod leaves out a value that does not fit. */
function leniently(schema: JsonSchema): JsonSchema {
  return isLeftOut(schema) ? {} : withLenientParts(schema);
}

function withLenientParts(schema: JsonSchema): JsonSchema {
  const {
    [unreadMark]: _,
    [leftOutMark]: __,
    [timeMark]: ___,
    default: ____,
    description: _____,
    ...own
  } = mapSubschemas(schema, leniently);
  // zod's integers are safe integers.
  const hasInteger = [own.type].flat().includes('integer');
  return hasInteger ? { ...safeInteger, ...own } : own;
}

const safeInteger = { minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER };

function isLeftOut(schema: JsonSchema): boolean {
  return schema[unreadMark] === true || schema[leftOutMark] === true;
}

/** The envelope members that any answer may have (s.4). */
const headNames = ['responseCode', 'responseMessage', 'status'];

/** @param schemas of the value that stands there, one of which it fits. */
function placeOf(schemas: readonly JsonSchema[], path: string): Place {
  const forms = schemas.flatMap(alternativesOf);
  const objects = forms.filter(({ type }) => type === 'object');
  const schemasByName = new Map<string, JsonSchema[]>(path === '' ? headNames.map(name => [name, []]) : []);
  for (const [name, schema] of objects.flatMap(({ properties = {} }) => Object.entries(properties)))
    schemasByName.set(name, [...(schemasByName.get(name) ?? []), schema]);
  const elements = forms.flatMap(({ items }) => items ?? []);
  const patterns = objects.flatMap(({ patternProperties = {} }) => Object.entries(patternProperties));
  const [schema] = schemas;
  return {
    path,
    members: new Map([...schemasByName].map(([name, own]) => [name, placeOf(own, pathBelow(path, name))])),
    patterns: patterns.map(([name, own]) => [new RegExp(name), placeOf([own], pathBelow(path, name))]),
    elements: elements.length === 0 ? null : placeOf(elements, `${path}[]`),
    takesAny: objects.length === 0 || objects.some(isOpaque),
    fits: schema && isLeftOut(schema) ? compile(withLenientParts(schema)) : null,
  };
}

export function memberOf({ members, patterns }: Place, name: string): Place | undefined {
  return members.get(name) ?? patterns.find(([pattern]) => pattern.test(name))?.[1];
}

export function pathBelow(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}
