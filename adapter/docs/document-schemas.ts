import { type CallId, callIds, calls } from '@choose-life/contracts/gateway/extensions';
import { reference } from '@choose-life/contracts/gateway/reference';
import { id } from '@choose-life/contracts/gateway/schemas/envelope';
import { z } from 'zod';
import { assessmentInput } from '../src/routers/assessment-input.ts';
import { ownAnswers, reportParts } from '../src/routers/own-answers.ts';
import { reportIdMembers } from '../src/trpc/forward.ts';
import { type Schema, savedAnswers } from './document-reader.ts';
import { failureSchemas } from './failures.ts';
import { meaningOf } from './member-meanings.ts';
import { placeOf, withNamedParts } from './named-parts.ts';
import { namedRecords } from './named-records.ts';

const own: { readonly [Id in CallId]?: z.ZodType } = ownAnswers;
const reportIds: { readonly [Id in CallId]?: string } = reportIdMembers;

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
  const made = Object.entries(schemas).map(([name, { $schema, $id, ...schema }]) => {
    const record: { parent?: string; doc?: string } = shared.find(each => each.name === name) ?? {};
    // zod writes JSON Schema, of which the document uses a part.
    const meant = described(schema as Schema, record.parent ?? (sent.has(name) ? 'sent' : ''));
    return [name, record.doc === undefined ? meant : { ...meant, description: record.doc }] as const;
  });
  const namesOf = (call: CallId) => {
    const output = outputs.get(call) ?? '';
    return { input: inputs.get(call) ?? '', output, answer: `${output.replace(/Output$/, '')}Answer` };
  };
  const answers = callIds
    .map(namesOf)
    .map(({ output, answer }): [string, Schema] => [
      answer,
      objectOf('result', objectOf('data', { $ref: placeOf(output) })),
    ]);
  return { schemas: withNamedParts(Object.fromEntries([...made, ...answers])), namesOf };
}

/** An object that has this member. */
function objectOf(name: string, member: Schema): Schema {
  return { type: 'object', properties: { [name]: member }, required: [name] };
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

/** A schema whose members say what they mean. */
function described(schema: Schema, parent: string): Schema {
  const { anyOf, items, properties, patternProperties } = schema;
  const all = (members: Schema['properties'], nameOf: (key: string) => string) =>
    members &&
    Object.fromEntries(
      Object.entries(members).map(([key, each]) => {
        const meaning = each.description ?? meaningOf(nameOf(key), parent);
        const own = described(each, nameOf(key));
        return [key, meaning === '' ? own : { ...own, description: meaning }];
      }),
    );
  return {
    ...schema,
    ...(anyOf && { anyOf: anyOf.map(form => described(form, parent)) }),
    ...(items && { items: described(items, parent) }),
    ...(properties && { properties: all(properties, name => name) }),
    // The contract has one pattern: that of saved answers (s.3).
    ...(patternProperties && { patternProperties: all(patternProperties, () => savedAnswers) }),
  };
}

function pascal(camel: string): string {
  return camel.charAt(0).toUpperCase() + camel.slice(1);
}
