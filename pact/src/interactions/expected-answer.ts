import type { Operation } from '@choose-life/contracts/gateway/operation';
import { MatchersV3 } from '@pact-foundation/pact';
import { type AnswerSchema, branchFor, readMemberSchema, scalarTypesOf, schemaOf } from './answer-schema.ts';

/** Base64 of '%PDF-' and a digit, then base64 to the end. */
const pdfInBase64 = '^JVBERi0[A-Za-z0-9+/]+={0,2}$';

/**
 * Derives what an accepted answer must look like from a row's schema and its example: fixed codes exactly, everything else
 * by type. Members that never refuse an answer are not asked for, except in a form that is about them; nor is one that the
 * schema may miss and the example leaves null: Pact cannot say 'or absent'.
 */
export function expectedAnswer(
  operation: Operation,
  example: unknown,
  asked: Asked = readMemberSchema,
): unknown {
  if (operation.media === 'pdf') return MatchersV3.regex(pdfInBase64, String(example));
  return matcherOf(example, schemaOf(operation.response), asked);
}

/** The schema of a member that is asked for; null for one that is not. */
type Asked = (schema: AnswerSchema, name: string) => AnswerSchema | null;

function matcherOf(value: unknown, schema: AnswerSchema, asked: Asked): unknown {
  const branch = branchFor(schema, value);
  if (Array.isArray(value)) return listMatcher(value, schema, branch, asked);
  if (typeof value === 'object' && value !== null) return membersOf(value, branch, asked);
  if (branch.const !== undefined) return MatchersV3.equal(value);
  return scalarMatcher(value, scalarTypesOf(schema));
}

function membersOf(value: object, schema: AnswerSchema, asked: Asked): object {
  const members = Object.entries(value).flatMap(([name, member]) => {
    const known = asked(schema, name);
    const mayMiss = member === null && !schema.required?.includes(name);
    return known === null || mayMiss ? [] : [[name, matcherOf(member, known, asked)]];
  });
  return Object.fromEntries(members);
}

/** A list that may be missing may be empty too; any other has at least one element in the state it is asked for. */
function listMatcher(
  list: readonly unknown[],
  schema: AnswerSchema,
  branch: AnswerSchema,
  asked: Asked,
): unknown {
  const element = matcherOf(list[0], branch.items ?? {}, asked);
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
