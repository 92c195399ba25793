import { type CallId, callIds, calls } from '@choose-life/contracts/gateway/extensions';
import { leftOutMark, unreadMark } from '@choose-life/contracts/gateway/json-schema';
import { reportIdMeans } from '@choose-life/contracts/gateway/operations/hra';
import { id, noPayload } from '@choose-life/contracts/gateway/schemas/envelope';
import { z } from 'zod';
import { assessmentInput } from '../src/routers/assessment-input.ts';
import { ownAnswers, reportParts } from '../src/routers/own-answers.ts';
import { pagedCall, reportIdMembers } from '../src/trpc/forward.ts';
import { failureSchemas } from './failures.ts';
import { namedRecords } from './named-records.ts';

/** JSON Schema, as far as the adapter's document uses it. */
export interface Schema {
  readonly $ref?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

const own: { readonly [Id in CallId]?: z.ZodType } = ownAnswers;
const reportIds: { readonly [Id in CallId]?: string } = reportIdMembers;

/** Where the schema of this name stands in the document. */
export function placeOf(name: string): string {
  return `#/components/schemas/${name}`;
}

/** The components of the adapter's document: what every procedure takes and answers, by name. What several share stands there once. */
export function namedSchemas() {
  const registry = z.registry<{ id: string }>();
  const named = (schema: z.ZodType, name: string) => {
    if (!registry.has(schema)) registry.add(schema, { id: name });
    return registry.get(schema)?.id ?? name;
  };
  const shared = [...namedRecords, ...reportParts, ...failureSchemas];
  for (const { name, schema } of shared) named(schema, name);
  const inputs = new Map<CallId, string>();
  const outputs = new Map<CallId, string>();
  for (const call of callIds) {
    const word = procedureWord(call);
    const input = inputSchemaOf(call);
    const inputName =
      input === assessmentInput ? 'AssessmentInput' : input === noPayload ? 'NoInput' : `${word}Input`;
    inputs.set(call, named(input, inputName));
    outputs.set(call, named(own[call] ?? calls[call].response, `${word}Output`));
  }
  const { schemas } = z.toJSONSchema(registry, { io: 'input', uri: placeOf, override: plain });
  const components: Record<string, Schema> = {};
  const keep: Keep = (name, schema) => {
    if (name in components) throw new Error(`Two schemas are called ${name}`);
    components[name] = schema;
  };
  for (const [name, { $schema, $id, ...schema }] of Object.entries(schemas)) {
    const record: { doc?: string } = shared.find(each => each.name === name) ?? {};
    // zod writes JSON Schema, of which the document uses a part.
    const parted = withNames(schema as Schema, name, keep);
    keep(name, record.doc === undefined ? parted : { ...parted, description: record.doc });
  }
  const answerOf = (output: string) => `${output.replace(/Output$/, '')}Answer`;
  for (const output of new Set(outputs.values())) {
    const answer = answerOf(output);
    keep(answer, objectOf('result', `${answer}Result`));
    keep(`${answer}Result`, objectOf('data', output));
  }
  const namesOf = (call: CallId) => {
    const output = outputs.get(call) ?? '';
    return { input: inputs.get(call) ?? '', output, answer: answerOf(output) };
  };
  return { schemas: components, namesOf };
}

type Keep = (name: string, schema: Schema) => void;

/** An object whose one member is of the schema of this name. */
function objectOf(member: string, name: string): Schema {
  return { type: 'object', properties: { [member]: { $ref: placeOf(name) } }, required: [member] };
}

const pageCursor = z
  .number()
  .int()
  .min(1)
  .optional()
  .describe("The page's number, as tRPC's infinite queries name it. It comes before pageNumber.");

/** What a procedure takes: what its call does, but for answer groups, ids of reports, which may be numbers, and the library's cursor. */
function inputSchemaOf(call: CallId): z.ZodType {
  if (call === 'hra.saveAnswers' || call === 'hra.appraiseRisks') return assessmentInput;
  if (call === pagedCall) return calls[call].request.extend({ cursor: pageCursor });
  const { request } = calls[call];
  const reportId = reportIds[call];
  return reportId === undefined
    ? request
    : z.strictObject({ ...request.shape, [reportId]: id.describe(reportIdMeans) });
}

/** Answers may hold further members, which is OpenAPI's default and needs no keyword; what never refuses an answer is no reader's business. */
function plain({ jsonSchema }: Parameters<NonNullable<z.core.ToJSONSchemaParams['override']>>[0]) {
  const { additionalProperties: more } = jsonSchema;
  const isNamed = jsonSchema.$ref !== undefined || Object.keys(jsonSchema.properties ?? {}).length > 0;
  if (isNamed && typeof more === 'object' && Object.keys(more).length === 0)
    delete jsonSchema.additionalProperties;
  if (jsonSchema[leftOutMark]) delete jsonSchema.default;
  delete jsonSchema[leftOutMark];
  delete jsonSchema[unreadMark];
}

/**
 * A schema in which objects have a name of their own, made of the names on the way to them: generators would call their types
 * InlineObject5.
 */
function withNames(schema: Schema, name: string, keep: Keep): Schema {
  const { anyOf, items, properties } = schema;
  const part = (inner: Schema, path: string): Schema => {
    const own = withNames(inner, path, keep);
    if (Object.keys(own.properties ?? {}).length === 0) return own;
    const { description, ...object } = own;
    keep(path, object);
    return { $ref: placeOf(path), ...(description !== undefined && { description }) };
  };
  const members = Object.entries(properties ?? {}).map(([key, each]) => [
    key,
    part(each, name + pascal(key)),
  ]);
  return {
    ...schema,
    ...(anyOf && { anyOf: anyOf.map(form => part(form, name)) }),
    ...(items && { items: part(items, `${name}Item`) }),
    ...(properties && { properties: Object.fromEntries(members) }),
  };
}

/** The name of a procedure within other names: `HraGetReportPdf`. */
export function procedureWord(call: CallId): string {
  return call.split('.').map(pascal).join('');
}

function pascal(camel: string): string {
  return camel.charAt(0).toUpperCase() + camel.slice(1);
}
