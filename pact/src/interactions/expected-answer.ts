import { propertiesOf } from '@choose-life/contracts/domain/properties-of';
import {
  alternativesOf,
  type JsonSchema,
  jsonSchemaOf,
  lenientMark,
  removedIfInvalidMark,
  typeListOf,
  typesOf,
} from '@choose-life/contracts/gateway/json-schema';
import type { Operation } from '@choose-life/contracts/gateway/operation';

/** The expected body of an answer: its schema, and an example that matches the schema. */
export interface ExpectedBody {
  readonly schema: JsonSchema;
  readonly example: unknown;
}

/**
 * The values that an accepted answer must contain, because they are parameters of the provider states. `whole-example`: all values of the
 * example, for a variant that differs from the usual answer only by optional members, which could otherwise be missing.
 */
export type FixedValues = ReadonlySet<unknown> | 'whole-example';

const noFixedValues: FixedValues = new Set();

/**
 * Base64 that begins with '%PDF-'. Its 7 fixed characters encode these 5 bytes and the first two bits of the next byte. The next byte is a
 * digit of the version, and the first two bits of an ASCII digit are 0.
 */
const pdfInBase64 = {
  type: 'string',
  pattern: '^JVBERi0[A-Za-z0-9+/]+={0,2}$',
  title: 'a PDF in base64',
  contentEncoding: 'base64',
} satisfies JsonSchema;

/**
 * Derives the expected body of an accepted answer from the schema and the example of a call. Codes are expected by value, all other members by
 * type. A member of the example is expected by these rules:
 *
 * - A required member, and a code, must be present.
 * - An optional member must be present if a provider state fixes its value. This does not apply to the elements of a list, because a gateway
 *   may have other elements than those of the provider state.
 * - Any other optional member may be missing. `npm run verify` then reports a note, unless the member is lenient. The example omits the
 *   member, because Pact expects every member of an example.
 */
export function expectedAnswer(
  operation: Operation,
  example: unknown,
  fixedValues = noFixedValues,
): ExpectedBody {
  if (operation.media === 'pdf') return { schema: pdfInBase64, example };
  return expectedValue(example, jsonSchemaOf(operation.response), fixedValues);
}

function expectedValue(value: unknown, schema: JsonSchema, fixedValues: FixedValues): ExpectedBody {
  const alternative = matchingAlternative(schema, value);
  if (alternative.items) {
    const fixedInElement = fixedValues === 'whole-example' ? fixedValues : noFixedValues;
    const element = expectedValue(propertiesOf(value)[0], alternative.items, fixedInElement);
    // In the contract, a list that may be null may also be missing, so it may be empty too. The provider states give any other list an
    // element.
    const minItems = typesOf(schema).has('null') ? 0 : 1;
    return { schema: { type: 'array', minItems, items: element.schema }, example: [element.example] };
  }
  if (alternative.type === 'object') return expectedObject(propertiesOf(value), alternative, fixedValues);
  if (alternative.const !== undefined) return { schema: { const: alternative.const }, example: value };
  return { schema: withListOfTypes(schema, typeOf(value)), example: value };
}

function expectedObject(value: object, objectSchema: JsonSchema, fixedValues: FixedValues): ExpectedBody {
  const { patternProperties, properties = {}, required = [] } = objectSchema;
  const members: Record<string, JsonSchema> = {};
  const example: Record<string, unknown> = {};
  // Every member of the schema may be present. The expected members of the example replace these schemas below.
  for (const [name, member] of Object.entries(properties)) members[name] = optionalMemberSchema(member);
  for (const [name, memberValue] of Object.entries(value)) {
    const member = memberSchemaOf(objectSchema, name);
    // The contract does not describe this member of the example.
    if (member === null) continue;
    const isRequired = required.includes(name);
    // For an optional member, null means the same as a missing member. The product works without a lenient member, so it is expected only if
    // all values are fixed.
    const isExpected =
      isRequired || (memberValue !== null && (fixedValues === 'whole-example' || !member[lenientMark]));
    if (!isExpected) continue;
    const expected = expectedValue(memberValue, member, fixedValues);
    const mustBePresent = isRequired || member.const !== undefined || isFixed(memberValue, fixedValues);
    if (mustBePresent) {
      members[name] = expected.schema;
      example[name] = expected.example;
    } else {
      members[name] = { ...withNullIfAllowed(expected.schema, member), [noteIfMissingMark]: true };
    }
  }
  // A marked member is in `required` too, because only then does ajv report its absence. `schema-differences.ts` makes a note of that error.
  const requiredNames = Object.keys(value).filter(
    name => members[name]?.[noteIfMissingMark] || name in example,
  );
  const patterns = patternProperties && { patternProperties };
  return { schema: { type: 'object', ...patterns, properties: members, required: requiredNames }, example };
}

/** Annotation of a member whose absence is a note and not a breach. */
export const noteIfMissingMark = 'x-note-if-missing';

/** Whether the value, or a value in it, is fixed by a provider state. */
function isFixed(value: unknown, fixedValues: FixedValues): boolean {
  if (fixedValues === 'whole-example') return true;
  return typeof value === 'object' && value !== null
    ? Object.values(value).some(each => isFixed(each, fixedValues))
    : fixedValues.has(value);
}

/** The expected schema, which also allows null if the schema of the member does. */
function withNullIfAllowed(expected: JsonSchema, member: JsonSchema): JsonSchema {
  const types = typeListOf(expected);
  if (types.length === 0 || types.includes('null') || !typesOf(member).has('null')) return expected;
  return { ...expected, type: [...types, 'null'] };
}

/**
 * The schema of a member that may be missing, and must have the right type if it is present. A member whose invalid value the adapter removes may
 * have any value, because such a value does not break the contract.
 */
function optionalMemberSchema(schema: JsonSchema): JsonSchema {
  if (schema[lenientMark] || schema[removedIfInvalidMark]) return {};
  const items = alternativesOf(schema).find(alternative => alternative.items)?.items;
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

/**
 * The schema of a value with a list of types instead of `anyOf`, so that a report can name all types (`expected string or number`) and Pact gets a
 * matcher for each type.
 * @param first the type of the example, which comes first in the list: `pactMatcherOf` needs it there
 */
function withListOfTypes(schema: JsonSchema, first?: string): JsonSchema {
  // In the contract, the schema of a member has at most one alternative besides null.
  const [alternative = {}] = alternativesOf(schema).filter(({ type }) => type !== 'null');
  // In answers, only lenient members have an `enum`. The adapter removes an unknown value and accepts the answer, so it is no breach.
  const { enum: _, ...limits } = alternative;
  const types = new Set<string>(first === undefined ? [] : [first]);
  for (const type of typesOf(schema)) types.add(type);
  return types.size === 0 ? limits : { ...limits, type: [...types] };
}

/**
 * The alternative of a schema that a value matches by its fixed value, its type and its required members. The values of the members are not
 * compared.
 * @throws Error if the value matches none
 */
export function matchingAlternative(schema: JsonSchema, value: unknown): JsonSchema {
  const alternative = alternativesOf(schema).find(each => isMatch(each, value));
  if (alternative === undefined) {
    throw new Error(`The example matches no \`anyOf\` alternative of the schema: ${JSON.stringify(value)}`);
  }
  return alternative;
}

/** Compares only what distinguishes the alternatives in the contract. */
function isMatch(alternative: JsonSchema, value: unknown): boolean {
  if (alternative.const !== undefined) return alternative.const === value;
  if (alternative.enum !== undefined) return alternative.enum.includes(value);
  const type = typeOf(value);
  const types: ReadonlySet<string> = typesOf(alternative);
  const isOfType = types.has(type);
  if (!isOfType || type !== 'object') return isOfType;
  return (alternative.required ?? []).every(name => name in propertiesOf(value));
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** The schema of a member, by its name or by a pattern; null if the schema does not contain the member. */
export function memberSchemaOf(
  { patternProperties = {}, properties = {} }: JsonSchema,
  name: string,
): JsonSchema | null {
  // `hasOwn`, because `properties` also inherits members such as `constructor`.
  if (Object.hasOwn(properties, name)) return properties[name] ?? null;
  const byPattern = Object.entries(patternProperties).find(([pattern]) => new RegExp(pattern).test(name));
  return byPattern?.[1] ?? null;
}
