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

/*
 * The named schemas (`#/components/schemas`) of the adapter's OpenAPI document: inputs, outputs and tRPC responses of all procedures. They are
 * made from the zod schemas of the table of calls, in three steps:
 *
 * 1. Register the input and the output of each procedure under a name.
 * 2. Convert the registered schemas to JSON Schema. `removeKeywordsOfAnswers` allows unknown members in the answers.
 * 3. Move inner objects to named schemas, so that code generators give their types useful names.
 */

// Widened, so that they can be read with the id of any call.
const customSchemas: { readonly [Id in CallId]?: z.ZodType } = customAnswers;
const reportIdMemberById: { readonly [Id in CallId]?: string } = reportIdMembers;

/** The `$ref` of a named schema of the OpenAPI document. */
export function schemaRef(name: string): string {
  return `#/components/schemas/${name}`;
}

/** The names of the schemas of a procedure. Procedures that share a schema share its name. */
interface SchemaNames {
  readonly inputName: string;
  readonly outputName: string;
  /** The name of the response in tRPC's format, which contains the output. */
  readonly answerName: string;
}

/** The named schemas of the OpenAPI document, and the names that each procedure uses. */
export interface NamedSchemas {
  readonly schemas: Readonly<Record<string, JsonSchema>>;
  readonly namesOf: (call: CallId) => SchemaNames;
}

/**
 * Creates the named schemas: the input, output and response of every procedure, their inner objects, and the errors. A shared schema is listed
 * once.
 */
export function namedSchemas(): NamedSchemas {
  const inputs = registryOf([]);
  const outputs = registryOf([...sharedAnswerSchemas, ...reportParts, ...failureSchemas]);
  const registerNames = (call: CallId): SchemaNames => {
    const typeName = procedureTypePrefix(call);
    const inputSchema = inputSchemaOf(call);
    // The output of a procedure that transforms the answer of the gateway has a schema of its own.
    const outputSchema = customSchemas[call] ?? calls[call].response;
    const newInputName = sharedInputNames.get(inputSchema) ?? `${typeName}Input`;
    const inputName = registeredName(inputs, inputSchema, newInputName);
    const outputName = registeredName(outputs, outputSchema, `${typeName}Output`);
    return { inputName, outputName, answerName: answerNameOf(outputName) };
  };
  const namesByCall = new Map(callIds.map(call => [call, registerNames(call)]));

  const schemas: Record<string, JsonSchema> = {};
  const addSchema: AddSchema = (name, schema) => {
    if (name in schemas) throw new Error(`Two schemas are called ${name}`);
    schemas[name] = schema;
  };
  const addRegistry = (registry: Registry, io: 'input' | 'output') => {
    const override = io === 'output' ? removeKeywordsOfAnswers : () => {};
    const documents = z.toJSONSchema(registry, { io, uri: schemaRef, override }).schemas;
    for (const [name, { $schema, $id, ...schema }] of Object.entries(documents)) {
      // zod's type covers all of JSON Schema; `JsonSchema` lists the keywords that the table of calls uses.
      const schemaWithReferences = extractObjects(schema as JsonSchema, name, addSchema);
      const description = failureDescriptions.get(name);
      addSchema(name, { ...schemaWithReferences, ...(description !== undefined && { description }) });
    }
  };
  addRegistry(inputs, 'input');
  addRegistry(outputs, 'output');
  for (const output of new Set([...namesByCall.values()].map(({ outputName }) => outputName))) {
    const answer = answerNameOf(output);
    addSchema(answer, singleMemberObject('result', `${answer}Result`));
    addSchema(`${answer}Result`, singleMemberObject('data', output));
  }
  // The map has an entry for each call.
  return { schemas, namesOf: call => namesByCall.get(call) as SchemaNames };
}

const failureDescriptions = new Map(failureSchemas.map(({ doc, name }) => [name, doc]));

/** The names of inputs that several procedures share. */
const sharedInputNames = new Map<z.ZodType, string>([
  [assessmentInput, 'AssessmentInput'],
  [noPayload, 'NoInput'],
]);

/**
 * Schemas of answers and their parts that have a name of their own: several answers use them, or a name after their path would be long, such as
 * `HraGetQuestionnaireOutputMetaModulesItemQuestionsItem`.
 */
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

/** The name of a response: `HraGetReportPdfAnswer` for the output `HraGetReportPdfOutput`. */
function answerNameOf(output: string): string {
  return `${output.replace(/Output$/, '')}Answer`;
}

/** Adds a named schema to the OpenAPI document. @throws Error if another schema has the name */
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

/**
 * The input of a procedure. It is the request of its call, with three exceptions: saving and submitting have answer groups instead of the flat
 * map, the id of a report may also be a number, and the library's list also has a cursor.
 */
function inputSchemaOf(call: CallId): z.ZodType {
  if (call === 'hra.saveAnswers' || call === 'hra.appraiseRisks') return assessmentInput;
  if (call === pagedCall) return calls[call].request.extend({ cursor: pageCursor });
  const { request } = calls[call];
  const reportIdMember = reportIdMemberById[call];
  return reportIdMember === undefined
    ? request
    : z.strictObject({ ...request.shape, [reportIdMember]: id.describe(reportIdDescription) });
}

type Override = NonNullable<z.core.ToJSONSchemaParams['override']>;

/**
 * Removes keywords from the schema of an answer: defaults, our annotations (`x-…`, see json-schema.ts), and `additionalProperties` of objects with
 * named members, because answers may have unknown members, as OpenAPI assumes without the keyword. A record keeps it, because there it is the
 * schema of the values. The schemas of inputs keep `additionalProperties: false`, which the adapter enforces.
 */
const removeKeywordsOfAnswers: Override = ({ jsonSchema }) => {
  // Next to a `$ref`, zod may copy `additionalProperties` from the named schema, for example after `describe`.
  if (jsonSchema.$ref !== undefined || Object.keys(jsonSchema.properties ?? {}).length > 0)
    delete jsonSchema.additionalProperties;
  delete jsonSchema.default;
  delete jsonSchema[removedIfInvalidMark];
  delete jsonSchema[lenientMark];
  delete jsonSchema[timeMark];
};

/**
 * Moves inner objects to separate schemas that are named after their path, and replaces them with references. Without a name, code generators
 * would call their types InlineObject5. All alternatives of `anyOf` have the same path: at most one of them is an inner object, and the other
 * is null. With two objects, `addSchema` would throw.
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
  const members = Object.entries(properties ?? {}).map(([key, member]) => [
    key,
    extractPart(member, name + upperFirst(key)),
  ]);
  return {
    ...schema,
    ...(anyOf && { anyOf: anyOf.map(alternative => extractPart(alternative, name)) }),
    ...(items && { items: extractPart(items, `${name}Item`) }),
    ...(properties && { properties: Object.fromEntries(members) }),
  };
}

/** The start of the names of a procedure's types: `HraGetReportPdf`. */
export function procedureTypePrefix(call: CallId): string {
  return call.split('.').map(upperFirst).join('');
}
