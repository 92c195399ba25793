import { propertiesOf } from '@choose-life/contracts/domain/properties-of';
import { type JsonSchema, timeMark, typeListOf } from '@choose-life/contracts/gateway/json-schema';
import { Ajv, type ErrorObject } from 'ajv';
import { noteIfMissingMark } from '../../interactions/expected-answer.ts';
import { type Difference, describeValue, type ExpectedKind, type PathStep, pathText } from './difference.ts';

/**
 * `allErrors`: a report lists all differences. `verbose`: an error then has the value and the schema. `strict` and `logger` are false because the
 * schemas contain annotations (`x-…`) that ajv does not know. `unicode: false` counts the length of a string in UTF-16 code units, as the
 * adapter does.
 */
const ajv = new Ajv({
  allErrors: true,
  verbose: true,
  strict: false,
  unicode: false,
  logger: false,
}).addKeyword({
  keyword: timeMark,
  type: 'string',
  validate: (_: true, text: string) => isIsoTime(text),
});

/** Whether a text is an existing date in ISO 8601: `2026-11-28`, with or without a time (`T09:30`) and a time zone (`Z`, `+01:00`). */
function isIsoTime(text: string): boolean {
  const hasIsoSyntax = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/.test(text);
  if (!hasIsoSyntax || Number.isNaN(Date.parse(text))) return false;
  // `Date.parse` reads 30 February as 2 March.
  const day = text.slice(0, 10);
  return new Date(day).toISOString().startsWith(day);
}

/** Compares a value with a JSON Schema. @returns one difference for each path */
export function schemaDifferences(schema: JsonSchema, value: unknown): Difference[] {
  // ajv compiles each schema only once: it caches the result.
  const check = ajv.compile(schema);
  // For an answer without a body, `value` is undefined. Every schema with a type refuses it.
  if (check(value)) return [];
  const differences = (check.errors ?? []).map(error => differenceIn(error, value));
  // ajv reports each keyword that a value violates. For each path, only the last difference is kept.
  const differenceByPath = new Map(differences.map(difference => [difference.path, difference]));
  return [...differenceByPath.values()];
}

function differenceIn(error: ErrorObject, answer: unknown): Difference {
  const { data, instancePath, keyword, params } = error;
  // The cast is safe because the parent of a keyword in a compiled JsonSchema is a JsonSchema.
  const parent = error.parentSchema as JsonSchema;
  const parentSteps = stepsIn(instancePath, answer);
  // For a missing member, ajv reports the object that lacks it. The difference has the path and the schema of the member itself.
  const isMissing = keyword === 'required';
  const steps = isMissing ? [...parentSteps, String(params.missingProperty)] : parentSteps;
  const schema = isMissing ? (parent.properties?.[params.missingProperty] ?? {}) : parent;
  const value: unknown = isMissing ? undefined : data;
  return {
    path: pathText(steps),
    expected: expectedText(schema, keyword),
    got: describeValue(value, expectedKindOf(schema)),
    nature: natureOf(keyword, schema, value),
  };
}

function natureOf(keyword: string, schema: JsonSchema, value: unknown): Difference['nature'] {
  if (keyword === 'required') return schema[noteIfMissingMark] ? 'missing-optional' : 'missing';
  if (keyword === 'minItems') return 'short-list';
  if (keyword === timeMark) return 'time';
  // An object or a list that is null counts as missing.
  const allowsObjectOrList = typeListOf(schema).some(type => type === 'object' || type === 'array');
  return value === null && allowsObjectOrList ? 'missing' : 'other';
}

/** The steps of a JSON pointer. A pointer writes an index like a member name, so a step is an index only if `answer` has a list there. */
function stepsIn(pointer: string, answer: unknown): PathStep[] {
  const steps: PathStep[] = [];
  let current = answer;
  for (const part of pointer.split('/').slice(1)) {
    // The escape sequences of JSON pointers (RFC 6901), which must be decoded in this order.
    const name = part.replaceAll('~1', '/').replaceAll('~0', '~');
    steps.push(Array.isArray(current) ? Number(name) : name);
    current = propertiesOf(current)[name];
  }
  return steps;
}

function expectedText(schema: JsonSchema, keyword: string): string {
  const { const: fixedValue, minItems = 0, title } = schema;
  if (title) return title;
  if (fixedValue !== undefined) return JSON.stringify(fixedValue);
  if (keyword === 'minLength') return 'a string that is not empty';
  if (keyword === 'maxLength') return 'a shorter string';
  const typeNames = typeListOf(schema).map(each => {
    if (each === 'string' && schema[timeMark]) return 'string in ISO 8601';
    return namesOfTypes[each] ?? each;
  });
  return `${typeNames.join(' or ')}${minItems > 0 ? ` of at least ${minItems}` : ''}`;
}

const namesOfTypes: Readonly<Record<string, string>> = { array: 'a list', object: 'an object' };

/** The kind of value that a schema expects. `describeValue` needs it to decide whether a report may show the received value. */
function expectedKindOf(schema: JsonSchema): ExpectedKind {
  const { const: fixedValue, contentEncoding, pattern } = schema;
  if (fixedValue !== undefined) return typeof fixedValue === 'number' ? 'number' : 'code';
  // Codes have a pattern. A schema with a content encoding also has one, but its value is a PDF.
  if (pattern && !contentEncoding) return 'code';
  return typeListOf(schema)[0] === 'number' ? 'number' : 'other';
}
