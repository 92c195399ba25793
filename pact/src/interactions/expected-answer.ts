import type { Operation } from '@choose-life/contracts/gateway/operation';
import { MatchersV3 } from '@pact-foundation/pact';
import { type AnswerSchema, branchFor, readMemberSchema, scalarTypesOf, schemaOf } from './answer-schema.ts';

/** Base64 of '%PDF-' and a digit, then base64 to the end. */
const pdfInBase64 = '^JVBERi0[A-Za-z0-9+/]+={0,2}$';

/**
 * Derives what an accepted answer must look like from a row's schema and its example: fixed codes exactly, everything else
 * by type. Members that nobody reads are not asked for; nor is one that the schema may miss and the example leaves null:
 * Pact cannot say 'or absent'.
 */
export function expectedAnswer(operation: Operation, example: unknown): unknown {
  if (operation.media === 'pdf') return MatchersV3.regex(pdfInBase64, String(example));
  return matcherOf(example, schemaOf(operation.response));
}

function matcherOf(value: unknown, schema: AnswerSchema): unknown {
  const branch = branchFor(schema, value);
  if (Array.isArray(value)) return listMatcher(value, schema, branch);
  if (typeof value === 'object' && value !== null) return membersOf(value, branch);
  if (branch.const !== undefined) return MatchersV3.equal(value);
  return scalarMatcher(value, scalarTypesOf(schema));
}

function membersOf(value: object, schema: AnswerSchema): object {
  const asked = Object.entries(value).flatMap(([name, member]) => {
    const known = readMemberSchema(schema, name);
    const mayMiss = member === null && !schema.required?.includes(name);
    return known === null || mayMiss ? [] : [[name, matcherOf(member, known)]];
  });
  return Object.fromEntries(asked);
}

/** A list that may be missing may be empty too; any other has at least one element in the state it is asked for. */
function listMatcher(list: readonly unknown[], schema: AnswerSchema, branch: AnswerSchema): unknown {
  const element = matcherOf(list[0], branch.items ?? {});
  return scalarTypesOf(schema).has('null')
    ? MatchersV3.atLeastLike(element, 0, 1)
    : MatchersV3.eachLike(element);
}

const matcherOfType: Record<string, object> = {
  null: { 'pact:matcher:type': 'null' },
  number: { 'pact:matcher:type': 'number' },
  boolean: { 'pact:matcher:type': 'boolean' },
  string: { 'pact:matcher:type': 'regex', regex: '[\\s\\S]*' },
};

/** Of the example's own type, or of any other that the schema takes. */
function scalarMatcher(value: unknown, types: ReadonlySet<string>): unknown {
  const own = value === null ? 'null' : typeof value;
  const others = [...types].filter(type => type !== own);
  return others.length === 0 ? MatchersV3.like(value) : likeOrOfType(value, others);
}

/** Any of several matchers (see `tidyPact`): like the example, or of one of the other types of JSON. */
export function likeOrOfType(value: unknown, others: readonly string[]): object {
  return {
    'pact:matcher:type': [{ 'pact:matcher:type': 'type' }, ...others.map(type => matcherOfType[type])],
    value,
  };
}

/** Text that fits a pattern, which begins with `^` (see `tidyPact`). Pact's pattern alone would take a number too. */
export function textLike(pattern: string, example: string): object {
  return {
    'pact:matcher:type': [{ 'pact:matcher:type': 'type' }, { 'pact:matcher:type': 'regex', regex: pattern }],
    value: example,
  };
}
