import {
  adapterDocument,
  type ProcedureObject,
  procedureObjects,
} from '@choose-life/adapter/docs/adapter-document';
import { namedSchemas, procedureWord } from '@choose-life/adapter/docs/document-schemas';
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
  const types = procedures.flatMap(({ operationId: id }) => {
    const { input, output } = schemaNames.namesOf(id);
    return [
      { name: `${procedureWord(id)}Input`, schemaName: input },
      { name: `${procedureWord(id)}Output`, schemaName: output },
    ];
  });
  const names = reachableSchemas(
    types.map(({ schemaName }) => schemaName).filter(name => !handwrittenTypes.has(name)),
    components.schemas,
  );
  const descriptions = new Map(
    procedures.flatMap(({ operationId: id, summary }) => [
      [`${procedureWord(id)}Input`, `Input of \`${id}\`. ${summary}`],
      [`${procedureWord(id)}Output`, `Output of \`${id}\`. ${summary}`],
    ]),
  );
  const schemas = Object.fromEntries(
    names.map(name => {
      const schema = components.schemas[name] ?? {};
      return [name, withoutPatterns({ description: descriptions.get(name), ...schema })];
    }),
  );
  const docs = new Map(tags.map(({ name, description }) => [name, description]));
  const routers = Object.entries(
    Object.groupBy(procedures, ({ operationId }) => operationId.split('.')[0] ?? ''),
  );
  return [
    "import type { Mutation, Query, View } from '../procedure-types.ts';",
    "import type { AssessmentInput } from '../shapes.ts';\n",
    '/** The input of a call without parameters: nothing or an empty object. */',
    'export type NoInput = undefined | Record<string, never>;\n',
    await declarationsOf(schemas),
    ...types
      .filter(({ name, schemaName }) => name !== schemaName)
      .map(
        ({ name, schemaName }) => `/** ${descriptions.get(name)} */\nexport type ${name} = ${schemaName};\n`,
      ),
    ...routers.map(([router, calls = []]) => routerText(router, calls, components.schemas)),
    "/** The name of a call: its router and procedure, for example 'hra.getReportData'. */",
    `export type CallId = ${procedures.map(({ operationId }) => `'${operationId}'`).join(' | ')};\n`,
    '/** All procedures by router and name, for tRPC routers (`router`) or for the client (`client`). */',
    `export type Procedures<As extends View = 'router'> = {\n${routers
      .map(([router]) => `  /** ${docs.get(router)} */\n  ${router}: ${upperFirst(router)}Procedures<As>;`)
      .join('\n')}\n};`,
  ].join('\n');
}

/** The text of the types of a report's details, for the domain. They are generated, because the domain does not depend on zod. */
export async function reportDetailsText(): Promise<string> {
  const { schemas } = namedSchemas();
  const names = reachableSchemas(['ReportDetails'], schemas);
  return declarationsOf(Object.fromEntries(names.map(name => [name, schemas[name]])), { immutable: true });
}

/** The types that are written by hand, because they are more precise than the OpenAPI document. */
const handwrittenTypes: ReadonlySet<string> = new Set(['AssessmentInput', 'NoInput']);

/** The names of some schemas and of all schemas that they refer to, in the order of `schemas`. */
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

/** Removes members that are named by a pattern. They would become an index signature, and every misspelt member would compile. */
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
    const input = `${procedureWord(id)}Input`;
    const output = `${procedureWord(id)}Output`;
    return `${procedureDoc(call, schemas[input])}\n  ${id.split('.')[1]}: ${kind}<${input}, ${output}, As>;`;
  });
  return `/** The procedures of \`${router}\`. */\nexport type ${upperFirst(router)}Procedures<As extends View = 'router'> = {\n${members.join('\n')}\n};\n`;
}

function procedureDoc(call: ProcedureObject, input: JsonSchema | undefined): string {
  const { method, path } = call['x-gateway'];
  const effect =
    call['x-effect'] === 'read' ? 'It reads: it may be retried.' : 'It writes: it is sent at most once.';
  const token = call.security.length === 1 ? 'It needs a token.' : 'It needs no token.';
  const paragraphs = [
    call.summary,
    `\`${method} /api/{stage}${path}\` of the gateway. ${effect} ${token}`,
    payloadSentence(call.operationId, input),
    call['x-success'],
    `Its own errors: ${call['x-errors'].map(kind => `\`${kind}\``).join(', ')}. Like any call, it can also fail with every other kind.`,
    `Specification: ${call['x-specification'].join(', ')}.`,
  ];
  return `  /**\n${paragraphs.map(paragraph => `   * ${paragraph}`).join('\n   *\n')}\n   */`;
}

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
