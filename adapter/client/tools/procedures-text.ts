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
  const named = namedSchemas();
  const procedures = await procedureObjects(named);
  const types = procedures.flatMap(({ operationId: id }) => {
    const { input, output } = named.namesOf(id);
    return [
      { name: `${procedureWord(id)}Input`, of: input },
      { name: `${procedureWord(id)}Output`, of: output },
    ];
  });
  const names = reachable(
    types.map(({ of }) => of).filter(name => !handwritten.has(name)),
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
      return [name, closed({ description: descriptions.get(name), ...schema })];
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
      .filter(({ name, of }) => name !== of)
      .map(({ name, of }) => `/** ${descriptions.get(name)} */\nexport type ${name} = ${of};\n`),
    ...routers.map(([router, calls = []]) => routerText(router, calls, components.schemas)),
    "/** The name of a call: its router and procedure, for example 'hra.getReportData'. */",
    `export type CallId = ${procedures.map(({ operationId }) => `'${operationId}'`).join(' | ')};\n`,
    '/** All procedures by router and name, for tRPC routers (`router`) or for the client (`client`). */',
    `export type Procedures<As extends View = 'router'> = {\n${routers
      .map(([router]) => `  /** ${docs.get(router)} */\n  ${router}: ${upperFirst(router)}Procedures<As>;`)
      .join('\n')}\n};`,
  ].join('\n');
}

/** The text of the domain's types of a report's details, since the domain does not depend on zod. */
export async function reportDetailsText(): Promise<string> {
  const { schemas } = namedSchemas();
  const names = reachable(['ReportDetails'], schemas);
  return declarationsOf(Object.fromEntries(names.map(name => [name, schemas[name]])), true);
}

/** The types that are written by hand, because they are more precise than the OpenAPI document. */
const handwritten: ReadonlySet<string> = new Set(['AssessmentInput', 'NoInput']);

function reachable(names: readonly string[], schemas: Readonly<Record<string, JsonSchema>>): string[] {
  const found = new Set<string>();
  const visit = (name: string) => {
    if (found.has(name)) return;
    found.add(name);
    for (const [, inner = ''] of JSON.stringify(schemas[name]).matchAll(/#\/components\/schemas\/(\w+)/g))
      visit(inner);
  };
  for (const name of names) visit(name);
  return Object.keys(schemas).filter(name => found.has(name));
}

/** Without the members of a pattern: with them, every misspelt member would compile. */
function closed({ patternProperties: _, ...schema }: JsonSchema): JsonSchema {
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
