import { type CallId, calls } from '@choose-life/contracts/gateway/extensions';
import { reference } from '@choose-life/contracts/gateway/reference';
import { id } from '@choose-life/contracts/gateway/schemas/envelope';
import { z } from 'zod';
import { assessmentInput } from '../src/routers/assessment-input.ts';
import { ownAnswers, reportParts } from '../src/routers/own-answers.ts';
import { reportIdMembers } from '../src/trpc/forward.ts';
import { failureSchemas } from './failures.ts';
import { meaningOf, savedAnswers } from './member-meanings.ts';
import { namedRecords } from './named-records.ts';

/** JSON Schema, as far as the adapter's document uses it. */
export interface Schema {
  readonly $ref?: string;
  readonly description?: string;
  readonly type?: string;
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
  const sent = new Set<string>();
  const named = (schema: z.ZodType, name: string) => {
    if (!registry.has(schema)) registry.add(schema, { id: name });
    return registry.get(schema)?.id ?? name;
  };
  const shared = [...namedRecords, ...reportParts, ...failureSchemas];
  for (const { name, schema } of shared) named(schema, name);
  const inputs = new Map<CallId, string>();
  const outputs = new Map<CallId, string>();
  for (const { id: call, input, name, router } of reference) {
    const word = `${pascal(router)}${pascal(name)}`;
    const inputName = { 'answer-groups': 'AssessmentInput', nothing: 'NoInput', payload: `${word}Input` }[
      input
    ];
    inputs.set(call, named(inputSchemaOf(call), inputName));
    sent.add(inputName);
    outputs.set(call, named(own[call] ?? calls[call].response, `${word}Output`));
  }
  const { schemas } = z.toJSONSchema(registry, { io: 'input', uri: placeOf, override: plain });
  const components: Record<string, Schema> = {};
  const keep: Keep = (name, schema) => {
    if (name in components) throw new Error(`Two schemas are called ${name}`);
    components[name] = schema;
  };
  for (const [name, { $schema, $id, ...schema }] of Object.entries(schemas)) {
    const record: { parent?: string; doc?: string } = shared.find(each => each.name === name) ?? {};
    // zod writes JSON Schema, of which the document uses a part.
    const meant = described(schema as Schema, record.parent ?? (sent.has(name) ? 'sent' : ''), name, keep);
    keep(name, record.doc === undefined ? meant : { ...meant, description: record.doc });
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

/** What a procedure takes: what its call does, but for answer groups, and ids of reports, which may be numbers as a list gives them. */
function inputSchemaOf(call: CallId): z.ZodType {
  if (call === 'hra.saveAnswers' || call === 'hra.appraiseRisks') return assessmentInput;
  const { request } = calls[call];
  const reportId = reportIds[call];
  return reportId === undefined ? request : z.strictObject({ ...request.shape, [reportId]: id });
}

/** Answers may hold further members, which is OpenAPI's default and needs no keyword; what never refuses an answer is no reader's business. */
function plain({ jsonSchema, zodSchema }: Parameters<NonNullable<z.core.ToJSONSchemaParams['override']>>[0]) {
  const { additionalProperties: more } = jsonSchema;
  const isNamed = Object.keys(jsonSchema.properties ?? {}).length > 0;
  if (isNamed && typeof more === 'object' && Object.keys(more).length === 0)
    delete jsonSchema.additionalProperties;
  if (zodSchema._zod.def.type === 'catch') delete jsonSchema.default;
  delete jsonSchema['x-unread'];
}

/**
 * A schema whose members say what they mean. Objects inside it get a name of their own, made of the names on the way to them:
 * generators would call their types InlineObject5.
 */
function described(schema: Schema, parent: string, name: string, keep: Keep): Schema {
  const { anyOf, items, properties, patternProperties } = schema;
  const part = (inner: Schema, above: string, path: string): Schema => {
    const own = described(inner, above, path, keep);
    if (Object.keys(own.properties ?? {}).length === 0) return own;
    keep(path, own);
    return { $ref: placeOf(path) };
  };
  const all = (members: Schema['properties'], nameOf: (key: string) => string) =>
    members &&
    Object.fromEntries(
      Object.entries(members).map(([key, each]) => {
        const meaning = each.description ?? meaningOf(nameOf(key), parent);
        const meant = meaning === '' ? each : { ...each, description: meaning };
        return [key, part(meant, nameOf(key), name + pascal(key))];
      }),
    );
  return {
    ...schema,
    ...(anyOf && { anyOf: anyOf.map(form => part(form, parent, name)) }),
    ...(items && { items: part(items, parent, `${name}Item`) }),
    ...(properties && { properties: all(properties, key => key) }),
    // The contract has one pattern: that of saved answers (s.3).
    ...(patternProperties && { patternProperties: all(patternProperties, () => savedAnswers) }),
  };
}

function pascal(camel: string): string {
  return camel.charAt(0).toUpperCase() + camel.slice(1);
}
