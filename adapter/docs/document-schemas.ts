import { upperFirst } from '@choose-life/contracts/domain/first-letter';
import { type CallId, callIds, calls } from '@choose-life/contracts/gateway/extensions';
import {
  type JsonSchema,
  lenientMark,
  removedIfInvalidMark,
  timeMark,
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
const reportIdMemberById: { readonly [Id in CallId]?: string } = reportIdMembers;

/** The `$ref` of a named schema of the document. */
export function schemaRef(name: string): string {
  return `#/components/schemas/${name}`;
}

/** The named schemas of the adapter's document: the input and output of every procedure. A shared schema is listed once. */
export function namedSchemas() {
  const inputs = registryOf([]);
  // If the adapter transforms an answer, the output schema describes the transformed answer.
  const outputs = registryOf([...sharedAnswerSchemas, ...reportParts, ...failureSchemas]);
  const names = callIds.map(call => {
    const word = procedureWord(call);
    const input = inputSchemaOf(call);
    const inputName = sharedInputNames.get(input) ?? `${word}Input`;
    const output = registeredName(outputs, customSchemas[call] ?? calls[call].response, `${word}Output`);
    return [
      call,
      { input: registeredName(inputs, input, inputName), output, answer: answerNameOf(output) },
    ] as const;
  });
  const components: Record<string, JsonSchema> = {};
  const addSchema: AddSchema = (name, schema) => {
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
    const { schemas } = z.toJSONSchema(registry, { io, uri: schemaRef, override: overrides[io] });
    for (const [name, { $schema, $id, ...schema }] of Object.entries(schemas)) {
      // zod's type covers all of JSON Schema; `JsonSchema` lists the keywords that the table uses.
      const schemaWithReferences = extractObjects(schema as JsonSchema, name, addSchema);
      const description = docs[name];
      addSchema(
        name,
        description === undefined ? schemaWithReferences : { ...schemaWithReferences, description },
      );
    }
  }
  for (const output of new Set(names.map(([, { output }]) => output))) {
    const answer = answerNameOf(output);
    addSchema(answer, singleMemberObject('result', `${answer}Result`));
    addSchema(`${answer}Result`, singleMemberObject('data', output));
  }
  // Complete, since `names` has an entry for each call.
  const byCall = Object.fromEntries(names) as Record<CallId, (typeof names)[number][1]>;
  return { schemas: components, namesOf: (call: CallId) => byCall[call] };
}

/** The names of inputs that several procedures share. */
const sharedInputNames = new Map<z.ZodType, string>([
  [assessmentInput, 'AssessmentInput'],
  [noPayload, 'NoInput'],
]);

/** Schemas that several answers share. */
const sharedAnswerSchemas = Object.entries({
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

/** The name of a schema in a registry. A schema that has none yet is added under `name`. */
function registeredName(registry: Registry, schema: z.ZodType, name: string): string {
  if (!registry.has(schema)) registry.add(schema, { id: name });
  return registry.get(schema)?.id ?? name;
}

function answerNameOf(output: string): string {
  return `${output.replace(/Output$/, '')}Answer`;
}

/** Adds a named schema to the document. @throws Error if another schema has the name */
type AddSchema = (name: string, schema: JsonSchema) => void;

/** The schema of an object with one member. @param name the named schema of this member */
function singleMemberObject(member: string, name: string): JsonSchema {
  return { type: 'object', properties: { [member]: { $ref: schemaRef(name) } }, required: [member] };
}

const pageCursor = z
  .number()
  .int()
  .min(1)
  .optional()
  .describe(
    "The number of the page, under the name that tRPC's infinite queries use. It takes precedence over pageNumber.",
  );

/** The input of a procedure: the request of its call, except answer groups, ids of reports (which may be numbers) and the library's cursor. */
function inputSchemaOf(call: CallId): z.ZodType {
  if (call === 'hra.saveAnswers' || call === 'hra.appraiseRisks') return assessmentInput;
  if (call === pagedCall) return calls[call].request.extend({ cursor: pageCursor });
  const { request } = calls[call];
  const reportId = reportIdMemberById[call];
  return reportId === undefined
    ? request
    : z.strictObject({ ...request.shape, [reportId]: id.describe(reportIdDescription) });
}

type Override = NonNullable<z.core.ToJSONSchemaParams['override']>;

/** Removes keywords. Answers may have unknown members, which is OpenAPI's default. Defaults and our annotations are not part of the document. */
const overrides: Readonly<Record<'input' | 'output', Override>> = {
  // Inputs have none of these keywords, except `additionalProperties: false`, which the adapter enforces.
  input: () => {},
  output: ({ jsonSchema }) => {
    // For an object without named members this keyword is the only rule, so it stays.
    if (jsonSchema.$ref !== undefined || Object.keys(jsonSchema.properties ?? {}).length > 0)
      delete jsonSchema.additionalProperties;
    delete jsonSchema.default;
    delete jsonSchema[removedIfInvalidMark];
    delete jsonSchema[lenientMark];
    delete jsonSchema[timeMark];
  },
};

/**
 * Moves inner objects to separate schemas that are named after their path, and replaces them with references. Without a name, code generators
 * would call their types InlineObject5.
 */
function extractObjects(schema: JsonSchema, name: string, addSchema: AddSchema): JsonSchema {
  const { anyOf, items, properties } = schema;
  const extractPart = (inner: JsonSchema, path: string): JsonSchema => {
    const extracted = extractObjects(inner, path, addSchema);
    if (Object.keys(extracted.properties ?? {}).length === 0) return extracted;
    addSchema(path, extracted);
    const { description } = extracted;
    return { $ref: schemaRef(path), ...(description !== undefined && { description }) };
  };
  const members = Object.entries(properties ?? {}).map(([key, each]) => [
    key,
    extractPart(each, name + upperFirst(key)),
  ]);
  return {
    ...schema,
    ...(anyOf && { anyOf: anyOf.map(alternative => extractPart(alternative, name)) }),
    ...(items && { items: extractPart(items, `${name}Item`) }),
    ...(properties && { properties: Object.fromEntries(members) }),
  };
}

/** The name of a procedure as part of other names: `HraGetReportPdf`. */
export function procedureWord(call: CallId): string {
  return call.split('.').map(upperFirst).join('');
}
