import {
  adapterDocument,
  type ProcedureObject,
  procedureObjects,
} from '@choose-life/adapter/docs/adapter-document';
import { namedSchemas, procedureTypePrefix } from '@choose-life/adapter/docs/document-schemas';
import { upperFirst } from '@choose-life/contracts/domain/first-letter';
import type { CallId } from '@choose-life/contracts/gateway/extensions';
import type { JsonSchema } from '@choose-life/contracts/gateway/json-schema';
import { declarationsOf } from '../../../openapi/src/types-of.ts';

/** The text of `procedures.ts`: the input and output type of every procedure, and the routers. */
export async function proceduresText(): Promise<string> {
  const { components, tags } = await adapterDocument();
  const schemaNames = namedSchemas();
  const procedures = await procedureObjects(schemaNames);
  // Several procedures may share a schema, so the name of a type can differ from the name of its schema.
  const types = procedures.flatMap(({ operationId: id, summary }) => {
    const { inputName, outputName } = schemaNames.namesOf(id);
    const name = procedureTypePrefix(id);
    return [
      { name: `${name}Input`, schemaName: inputName, description: `Input of \`${id}\`. ${summary}` },
      { name: `${name}Output`, schemaName: outputName, description: `Output of \`${id}\`. ${summary}` },
    ];
  });
  const aliases = types.filter(({ name, schemaName }) => name !== schemaName);
  const descriptions = new Map(types.map(({ name, description }) => [name, description]));
  const usedSchemas = types.map(({ schemaName }) => schemaName).filter(name => !handwrittenTypes.has(name));
  const schemas: Record<string, JsonSchema> = {};
  for (const name of reachableSchemas(usedSchemas, components.schemas)) {
    const schema = { description: descriptions.get(name), ...components.schemas[name] };
    schemas[name] = withoutPatterns(schema);
  }
  const routerDescriptions = new Map(tags.map(({ name, description }) => [name, description]));
  const routers = Object.entries(
    Object.groupBy(procedures, ({ operationId }) => operationId.split('.')[0] ?? ''),
  );
  return [
    "import type { AssessmentInput } from '../assessment-input.ts';",
    "import type { Mutation, Query, TypeForm } from '../procedure-types.ts';\n",
    '/** The input of a call without parameters: nothing or an empty object. */',
    'export type NoInput = undefined | Record<string, never>;\n',
    await declarationsOf(schemas),
    ...aliases.map(
      ({ name, schemaName, description }) => `/** ${description} */\nexport type ${name} = ${schemaName};\n`,
    ),
    ...routers.map(([router, calls = []]) => routerText(router, calls, components.schemas)),
    "/** The name of a call: its router and procedure, for example 'hra.getReportData'. */",
    `export type CallId = ${procedures.map(({ operationId }) => `'${operationId}'`).join(' | ')};\n`,
    '/** All procedures by router and name, for tRPC routers (`router`) or for the client (`client`). */',
    `export type Procedures<Form extends TypeForm = 'router'> = {\n${routers
      .map(
        ([router]) =>
          `  /** ${routerDescriptions.get(router)} */\n  ${router}: ${upperFirst(router)}Procedures<Form>;`,
      )
      .join('\n')}\n};`,
  ].join('\n');
}

/** The text of `report-details.ts`, the types of the domain for a report. They are generated, because the domain does not depend on zod. */
export async function reportDetailsText(): Promise<string> {
  const { schemas } = namedSchemas();
  const names = reachableSchemas(['ReportDetails'], schemas);
  return declarationsOf(Object.fromEntries(names.map(name => [name, schemas[name]])), { immutable: true });
}

/** The types that are written by hand, because they are more precise than the OpenAPI document. */
const handwrittenTypes: ReadonlySet<string> = new Set(['AssessmentInput', 'NoInput']);

/** The given names, and the names of all schemas that these schemas reference, directly or indirectly. In the order of `schemas`. */
function reachableSchemas(names: readonly string[], schemas: Readonly<Record<string, JsonSchema>>): string[] {
  const reachable = new Set<string>();
  const visit = (name: string) => {
    if (reachable.has(name)) return;
    reachable.add(name);
    for (const [, referencedName = ''] of JSON.stringify(schemas[name]).matchAll(
      /#\/components\/schemas\/(\w+)/g,
    ))
      visit(referencedName);
  };
  for (const name of names) visit(name);
  return Object.keys(schemas).filter(name => reachable.has(name));
}

/** Removes `patternProperties` of a named schema. They would become an index signature, and every misspelt member would compile. */
function withoutPatterns({ patternProperties: _, ...schema }: JsonSchema): JsonSchema {
  return schema;
}

function routerText(
  router: string,
  calls: readonly ProcedureObject[],
  schemas: Readonly<Record<string, JsonSchema>>,
): string {
  const members = calls.map(call => {
    const { operationId: id } = call;
    const kind = call['x-effect'] === 'read' ? 'Query' : 'Mutation';
    const [, name] = id.split('.');
    const input = `${procedureTypePrefix(id)}Input`;
    const output = `${procedureTypePrefix(id)}Output`;
    return `${procedureDoc(call, schemas[input])}\n  ${name}: ${kind}<${input}, ${output}, Form>;`;
  });
  return `/** The procedures of \`${router}\`. */\nexport type ${upperFirst(router)}Procedures<Form extends TypeForm = 'router'> = {\n${members.join('\n')}\n};\n`;
}

function procedureDoc(call: ProcedureObject, input: JsonSchema | undefined): string {
  const { method, path } = call['x-gateway'];
  const effect =
    call['x-effect'] === 'read' ? 'It reads: it may be retried.' : 'It writes: it is sent at most once.';
  // `security` of a call that needs no token has two entries, because the call also accepts a token. One entry is empty.
  const token = call.security.length === 1 ? 'It needs a token.' : 'It needs no token.';
  const paragraphs = [
    call.summary,
    `\`${method} /api/{stage}${path}\` of the gateway. ${effect} ${token}`,
    payloadSentence(call.operationId, input),
    call['x-success'],
    `Error kinds that depend on the call: ${call['x-errors'].map(kind => `\`${kind}\``).join(', ')}. The call can also fail with every other kind.`,
    `Specification: ${call['x-specification'].join(', ')}.`,
  ];
  return `  /**\n${paragraphs.map(paragraph => `   * ${paragraph}`).join('\n   *\n')}\n   */`;
}

/** @param input the schema of the input; undefined for `NoInput`, which is not named after its call */
function payloadSentence(id: CallId, input: JsonSchema | undefined): string {
  if (id === 'hra.saveAnswers' || id === 'hra.appraiseRisks') {
    return 'Payload: answer groups and the ids of the assessment, which the adapter sends to the gateway as a flat map.';
  }
  if (input === undefined) return 'Payload: none.';
  const fields = Object.keys(input.properties ?? {}).map(
    name => `\`${name}\`${input.required?.includes(name) ? '' : ' (optional)'}`,
  );
  return `Payload: ${fields.join(', ')}.`;
}
