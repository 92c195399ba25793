import { upperFirst } from '@choose-life/contracts/domain/first-letter';
import { type CallId, callIds, calls } from '@choose-life/contracts/gateway/extensions';
import {
  type JsonSchema,
  leftOutMark,
  timeMark,
  unreadMark,
} from '@choose-life/contracts/gateway/json-schema';
import { contentItem } from '@choose-life/contracts/gateway/operations/content';
import {
  question,
  questionInput,
  questionModule,
  questionOption,
  reportIdDescription,
} from '@choose-life/contracts/gateway/operations/hra';
import { reportListItem } from '@choose-life/contracts/gateway/operations/risks-appraised-audit';
import { waitListEntry } from '@choose-life/contracts/gateway/operations/wait-list';
import { accepted, id, noPayload } from '@choose-life/contracts/gateway/schemas/envelope';
import { z } from 'zod';
import { assessmentInput } from '../src/routers/assessment-input.ts';
import { customAnswers, reportParts } from '../src/routers/custom-answers.ts';
import { pagedCall, reportIdMembers } from '../src/trpc/forward.ts';
import { failureSchemas } from './failures.ts';

const customSchemas: { readonly [Id in CallId]?: z.ZodType } = customAnswers;
const reportIds: { readonly [Id in CallId]?: string } = reportIdMembers;

/** The `$ref` of a named schema of the document. */
export function schemaRef(name: string): string {
  return `#/components/schemas/${name}`;
}

/** The named schemas of the adapter's document: the input and output of every procedure. A shared schema is listed once. */
export function namedSchemas() {
  const inputs = registryOf([]);
  // If the adapter transforms an answer, the output schema describes the result.
  const outputs = registryOf([...records, ...reportParts, ...failureSchemas]);
  const names = callIds.map(call => {
    const word = procedureWord(call);
    const input = inputSchemaOf(call);
    const inputName =
      input === assessmentInput ? 'AssessmentInput' : input === noPayload ? 'NoInput' : `${word}Input`;
    const output = nameIn(outputs, customSchemas[call] ?? calls[call].response, `${word}Output`);
    return [call, { input: nameIn(inputs, input, inputName), output, answer: answerNameOf(output) }] as const;
  });
  const components: Record<string, JsonSchema> = {};
  const keep: Keep = (name, schema) => {
    if (name in components) throw new Error(`Two schemas are called ${name}`);
    components[name] = schema;
  };
  const docs: Readonly<Record<string, string>> = Object.fromEntries(
    failureSchemas.map(({ doc, name }) => [name, doc]),
  );
  for (const [registry, io] of [
    [inputs, 'input'],
    [outputs, 'output'],
  ] as const) {
    const { schemas } = z.toJSONSchema(registry, { io, uri: schemaRef, override: plain[io] });
    for (const [name, { $schema, $id, ...schema }] of Object.entries(schemas)) {
      // The document uses only a part of the JSON JsonSchema that zod writes.
      const parted = withNames(schema as JsonSchema, name, keep);
      keep(name, docs[name] === undefined ? parted : { ...parted, description: docs[name] });
    }
  }
  for (const output of new Set(names.map(([, { output }]) => output))) {
    const answer = answerNameOf(output);
    keep(answer, objectOf('result', `${answer}Result`));
    keep(`${answer}Result`, objectOf('data', output));
  }
  // One entry for each call.
  const byCall = Object.fromEntries(names) as Record<CallId, (typeof names)[number][1]>;
  return { schemas: components, namesOf: (call: CallId) => byCall[call] };
}

/** Schemas that several answers share. */
const records = Object.entries({
  accepted,
  contentItem,
  question,
  questionInput,
  questionModule,
  questionOption,
  reportListItem,
  waitListEntry,
}).map(([name, schema]) => ({ name: upperFirst(name), schema }));

type Registry = z.core.$ZodRegistry<{ id: string }>;

function registryOf(named: readonly { readonly name: string; readonly schema: z.ZodType }[]): Registry {
  const registry: Registry = z.registry<{ id: string }>();
  for (const { name, schema } of named) registry.add(schema, { id: name });
  return registry;
}

function nameIn(registry: Registry, schema: z.ZodType, name: string): string {
  if (!registry.has(schema)) registry.add(schema, { id: name });
  return registry.get(schema)?.id ?? name;
}

function answerNameOf(output: string): string {
  return `${output.replace(/Output$/, '')}Answer`;
}

type Keep = (name: string, schema: JsonSchema) => void;

function objectOf(member: string, name: string): JsonSchema {
  return { type: 'object', properties: { [member]: { $ref: schemaRef(name) } }, required: [member] };
}

const pageCursor = z
  .number()
  .int()
  .min(1)
  .optional()
  .describe("The page's number, as tRPC's infinite queries name it. It comes before pageNumber.");

/** The input of a procedure: the request of its call, except answer groups, ids of reports (which may be numbers) and the library's cursor. */
function inputSchemaOf(call: CallId): z.ZodType {
  if (call === 'hra.saveAnswers' || call === 'hra.appraiseRisks') return assessmentInput;
  if (call === pagedCall) return calls[call].request.extend({ cursor: pageCursor });
  const { request } = calls[call];
  const reportId = reportIds[call];
  return reportId === undefined
    ? request
    : z.strictObject({ ...request.shape, [reportId]: id.describe(reportIdDescription) });
}

type Override = NonNullable<z.core.ToJSONSchemaParams['override']>;

/** Removes keywords. Answers may have unknown members, which is OpenAPI's default. Defaults and our annotations are not part of the document. */
const plain: Readonly<Record<'input' | 'output', Override>> = {
  input: () => {},
  output: ({ jsonSchema }) => {
    // For an object without named members this keyword is the only rule, so it stays.
    if (jsonSchema.$ref !== undefined || Object.keys(jsonSchema.properties ?? {}).length > 0)
      delete jsonSchema.additionalProperties;
    delete jsonSchema.default;
    delete jsonSchema[leftOutMark];
    delete jsonSchema[unreadMark];
    delete jsonSchema[timeMark];
  },
};

/** Names inner objects after their path. Without a name, code generators would call their types InlineObject5. */
function withNames(schema: JsonSchema, name: string, keep: Keep): JsonSchema {
  const { anyOf, items, properties } = schema;
  const part = (inner: JsonSchema, path: string): JsonSchema => {
    const own = withNames(inner, path, keep);
    if (Object.keys(own.properties ?? {}).length === 0) return own;
    keep(path, own);
    const { description } = own;
    return { $ref: schemaRef(path), ...(description !== undefined && { description }) };
  };
  const members = Object.entries(properties ?? {}).map(([key, each]) => [
    key,
    part(each, name + upperFirst(key)),
  ]);
  return {
    ...schema,
    ...(anyOf && { anyOf: anyOf.map(form => part(form, name)) }),
    ...(items && { items: part(items, `${name}Item`) }),
    ...(properties && { properties: Object.fromEntries(members) }),
  };
}

/** The name of a procedure as part of other names: `HraGetReportPdf`. */
export function procedureWord(call: CallId): string {
  return call.split('.').map(upperFirst).join('');
}
