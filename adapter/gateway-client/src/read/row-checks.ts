import {
  alternativesOf,
  hasNoMembers,
  type JsonSchema,
  jsonSchemaOf,
  lenientMark,
  mapSubschemas,
  removedIfInvalidMark,
  timeMark,
} from '@choose-life/contracts/gateway/json-schema';
import type { Operation } from '@choose-life/contracts/gateway/operation';
import { parseRequest, type RequestError } from '@choose-life/contracts/gateway/parse-request';
import { Ajv } from 'ajv';

type Check = (value: unknown) => boolean;

/**
 * The compiled checks of one call, made from its row in the table of calls (decision 0012). They accept exactly the values that the zod schemas
 * accept, but report no reasons.
 */
interface CallChecks {
  /** Whether a request is valid. */
  readonly request: Check;
  /** The variants of the response schema in their order. zod uses the first that matches. */
  readonly variants: readonly SchemaVariant[];
  /** All variants merged, for the paths of an answer that matches none. */
  readonly merged: SchemaNode;
}

/** One alternative of a call's response schema: a schema that is not a union has one variant. */
export interface SchemaVariant {
  /** Position in the response schema, from 0. */
  readonly index: number;
  /** Whether zod accepts a value as this variant, including values from which it drops members. */
  readonly matches: Check;
  readonly schema: SchemaNode;
}

/** A node of a response schema, prepared for one walk over a parsed answer. */
export interface SchemaNode {
  /** The path of the value: names joined with dots, and `[]` for elements of a list, such as `data[].contentId`. Empty for the whole answer. */
  readonly path: string;
  readonly members: ReadonlyMap<string, SchemaNode>;
  /** Members whose names match a pattern. */
  readonly patterns: readonly (readonly [name: RegExp, schema: SchemaNode])[];
  /** The schema of each element; null if the value is not a list. */
  readonly elements: SchemaNode | null;
  /** Whether an object may have members that the schema does not name. */
  readonly allowsUnknownMembers: boolean;
  /**
   * A value that fails this check is dropped: a member is removed, an element becomes null. Null if an invalid value makes the whole answer
   * invalid.
   */
  readonly dropUnless: Check | null;
}

// `allowUnionTypes`: some members have several types, which ajv's strict mode would refuse. `unicode: false`: like zod, ajv counts the length of a
// string in UTF-16 code units. ajv logs a warning about `unicode: false`, which `logger: false` hides.
const ajv = new Ajv({ allowUnionTypes: true, unicode: false, logger: false });

/** Cache of the compiled checks, by the JSON of their schema. Many calls share schemas, and compiling is slow. */
const compiledChecks = new Map<string, Check>();

function compile(schema: JsonSchema): Check {
  const text = JSON.stringify(schema);
  const check = compiledChecks.get(text) ?? ajv.compile<unknown>(schema);
  compiledChecks.set(text, check);
  return check;
}

const checksByOperation = new WeakMap<Operation, CallChecks>();

/** Returns the checks of a call. They are compiled at their first use. */
export function checksOf(operation: Operation): CallChecks {
  const cached = checksByOperation.get(operation);
  if (cached) return cached;
  const schemas = alternativesOf(jsonSchemaOf(operation.response));
  const checks = {
    request: compile(lenientSchemaOf(jsonSchemaOf(operation.request))),
    variants: schemas.map((schema, index) => ({
      index,
      matches: compile(lenientSchemaOf(schema)),
      schema: nodeOf([schema], ''),
    })),
    merged: nodeOf(schemas, ''),
  };
  checksByOperation.set(operation, checks);
  return checks;
}

/** The first errors of a request; null if the request is valid. The compiled check decides, and zod only describes the errors. */
export function requestErrorOf(operation: Operation, request: unknown): RequestError | null {
  if (checksOf(operation).request(request)) return null;
  return parseRequest(operation.request, request).error ?? null;
}

/** The schema as zod applies it. A droppable schema accepts any value, because zod drops a value that does not match it. */
function lenientSchemaOf(schema: JsonSchema): JsonSchema {
  return isDroppable(schema) ? {} : withLenientParts(schema);
}

/** Our marks, which ajv does not know, and keywords that validate nothing. */
const omittedKeywords: ReadonlySet<string> = new Set([
  lenientMark,
  removedIfInvalidMark,
  timeMark,
  'default',
  'description',
]);

/** The schema with lenient subschemas and without the omitted keywords. */
function withLenientParts(schema: JsonSchema): JsonSchema {
  const keywords = Object.entries(mapSubschemas(schema, lenientSchemaOf));
  const usedKeywords: JsonSchema = Object.fromEntries(
    keywords.filter(([keyword]) => !omittedKeywords.has(keyword)),
  );
  // `type` is one type or a list. zod accepts only safe integers.
  const mayBeInteger = [schema.type].flat().includes('integer');
  return mayBeInteger ? { ...safeInteger, ...usedKeywords } : usedKeywords;
}

const safeInteger = { minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER };

/** Whether zod drops a value that does not match the schema. */
function isDroppable(schema: JsonSchema): boolean {
  return schema[lenientMark] === true || schema[removedIfInvalidMark] === true;
}

/** The envelope members that any answer may have (s.4). */
const envelopeNames = ['responseCode', 'responseMessage', 'status'];

/**
 * Creates the node for a value, and the nodes for its members and elements.
 * @param schemas the alternatives for the value; their members are merged
 */
function nodeOf(schemas: readonly JsonSchema[], path: string): SchemaNode {
  const alternatives = schemas.flatMap(alternativesOf);
  const objects = alternatives.filter(({ type }) => type === 'object');
  const members = new Map<string, SchemaNode>();
  for (const [name, memberSchemas] of memberSchemasOf(objects, path === '' ? envelopeNames : [])) {
    members.set(name, nodeOf(memberSchemas, pathBelow(path, name)));
  }
  const patterns = objects.flatMap(({ patternProperties = {} }) => Object.entries(patternProperties));
  const elementSchemas = alternatives.flatMap(({ items }) => items ?? []);
  // The first schema is enough for `dropUnless`: nodes with several schemas are in `merged`, of which only the paths are used.
  const [schema] = schemas;
  return {
    path,
    members,
    patterns: patterns.map(([name, member]) => [new RegExp(name), nodeOf([member], pathBelow(path, name))]),
    elements: elementSchemas.length === 0 ? null : nodeOf(elementSchemas, `${path}[]`),
    // True if the schema names no members: it is the schema of a record, or not of an object.
    allowsUnknownMembers: objects.length === 0 || objects.some(hasNoMembers),
    dropUnless: schema && isDroppable(schema) ? compile(withLenientParts(schema)) : null,
  };
}

/**
 * The schemas of each member in all objects, by the name of the member.
 * @param knownNames names that are listed even if no object has such a member
 */
function memberSchemasOf(
  objects: readonly JsonSchema[],
  knownNames: readonly string[],
): ReadonlyMap<string, readonly JsonSchema[]> {
  const schemasByName = new Map<string, JsonSchema[]>(knownNames.map(name => [name, []]));
  for (const { properties = {} } of objects) {
    for (const [name, schema] of Object.entries(properties)) {
      schemasByName.set(name, [...(schemasByName.get(name) ?? []), schema]);
    }
  }
  return schemasByName;
}

/** The schema of a member, found by its name or by the first pattern that matches; null for an unknown member. */
export function memberSchema({ members, patterns }: SchemaNode, name: string): SchemaNode | null {
  return members.get(name) ?? patterns.find(([pattern]) => pattern.test(name))?.[1] ?? null;
}

/** The path of a member of the object at `path`. */
export function pathBelow(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}
