import { namedRecords } from '@choose-life/adapter/docs/named-records';
import { answerShapeOf } from '@choose-life/contracts/gateway/answer-shape';
import { type CallId, calls } from '@choose-life/contracts/gateway/extensions';
import {
  type PayloadField,
  type ProcedureReference,
  reference,
} from '@choose-life/contracts/gateway/reference';
import { typeTextOf } from '@choose-life/contracts/gateway/type-text';

const names = new Map(namedRecords.map(({ schema, name }) => [answerShapeOf(schema), name]));

/** The source of `src/procedures.ts`: the types of every call, and each procedure with what a reader must know of it. */
export function proceduresText(): string {
  return [
    "import type { Mutation, Query, View } from './procedure-types.ts';",
    "import type { ReportId } from './report-id.ts';",
    `import type { ${shapesInUse().join(', ')} } from './shapes.ts';\n`,
    ...namedRecords.map(({ schema, name, doc }) => `/** ${doc} */\n${declaration(name, recordText(schema))}`),
    '/** A call that takes nothing is made without an input, or with an empty one. */',
    'export type NoInput = undefined | Record<string, never>;\n',
    ...reference.flatMap(typesOf),
    ...routers().map(routerText),
    '/** Every call by its name: router and procedure. */',
    `export type CallId = ${reference.map(({ id }) => `'${id}'`).join(' | ')};\n`,
    '/** Every procedure, by router and name. */',
    `export type Procedures<As extends View = 'router'> = {\n${routers()
      .map(([router]) => `  ${router}: ${pascal(router)}Procedures<As>;`)
      .join('\n')}\n};`,
  ].join('\n');
}

function typesOf(call: ProcedureReference): string[] {
  return [
    `/** What \`${call.id}\` takes. */`,
    declaration(`${typeName(call)}Input`, inputText(call)),
    `/** What \`${call.id}\` answers. */`,
    declaration(`${typeName(call)}Output`, outputText(call)),
  ];
}

function inputText({ id, input }: ProcedureReference): string {
  if (input === 'nothing') return 'NoInput';
  return ownShapes[id]?.input ?? withReportIds(typeTextOf(answerShapeOf(calls[id].request)));
}

function outputText({ id }: ProcedureReference): string {
  return ownShapes[id]?.output ?? withReportIds(typeTextOf(answerShapeOf(calls[id].response), names));
}

/** The members of a record, with the other records in them by name. */
function recordText(schema: (typeof namedRecords)[number]['schema']): string {
  const shape = answerShapeOf(schema);
  return withReportIds(typeTextOf(shape, new Map([...names].filter(([named]) => named !== shape))));
}

function routerText([router, calls]: [string, ProcedureReference[]]): string {
  const members = calls.map(call => {
    const kind = call.type === 'query' ? 'Query' : 'Mutation';
    return `${procedureDoc(call)}\n  ${call.name}: ${kind}<${typeName(call)}Input, ${typeName(call)}Output, As>;`;
  });
  return `/** The procedures of \`${router}\`. */\nexport type ${pascal(router)}Procedures<As extends View = 'router'> = {\n${members.join('\n')}\n};\n`;
}

function routers(): [string, ProcedureReference[]][] {
  return Object.entries(Object.groupBy(reference, ({ router }) => router)).map(([router, calls]) => [
    router,
    calls ?? [],
  ]);
}

/** Objects become interfaces, so that messages of the compiler name them; everything else is an alias. */
function declaration(name: string, text: string): string {
  return text.startsWith('{ ') && text.endsWith(' }') && !text.includes(' } | ')
    ? `export interface ${name} ${text}\n`
    : `export type ${name} = ${text};\n`;
}

function shapesInUse(): string[] {
  const texts = Object.values(ownShapes).flatMap(({ input, output }) => [input, output]);
  return [...new Set(texts)]
    .filter(text => text !== undefined)
    .filter(text => /^\w+$/.test(text))
    .sort();
}

function typeName({ router, name }: ProcedureReference): string {
  return `${pascal(router)}${pascal(name)}`;
}

function pascal(camel: string): string {
  return `${camel.charAt(0).toUpperCase()}${camel.slice(1)}`;
}

/** The inputs and outputs that are not the wire's, as `src/shapes.ts` names them; the type test compares them with the adapter's. */
const ownShapes: { readonly [Id in CallId]?: { readonly input?: string; readonly output?: string } } = {
  'hra.saveAnswers': { input: 'AssessmentInput' },
  'hra.appraiseRisks': { input: 'AssessmentInput' },
  'hra.getReportData': { output: 'ReportData' },
  'hra.getReportPdf': { output: 'ReportPdf' },
  'company.readByCompanyId': { output: 'CompanyAnswer' },
  'content.readContentLibrary': { output: '{ contentLibrary: { data: Array<ContentItem> } }' },
};

/** The members that hold a report's id, wherever they stand: in the client all of them have one type. */
const reportIdMembers = [
  'risksAppraisedAuditReportId',
  'reportId',
  'getReportDataReportId',
  'getReportPdfReportId',
  'whatIfReportId',
];
const reportIdText = new RegExp(`\\b(${reportIdMembers.join('|')})(\\??): string( \\| number)?`, 'g');

/** The text of a type with the ids of reports under their own type. */
function withReportIds(typeText: string): string {
  return typeText.replace(reportIdText, '$1$2: ReportId');
}

/** What an editor shows of a procedure: what it is for, the gateway's path, the payload, the success rule and the errors. */
function procedureDoc(call: ProcedureReference): string {
  const effect =
    call.type === 'query' ? 'It reads: it may be repeated.' : 'It writes: it is sent at most once.';
  const token = call.token === 'needed' ? 'It needs a token.' : 'It needs no token.';
  const paragraphs = [
    call.summary,
    `\`${call.method} /api/{stage}${call.path}\` of the gateway. ${effect} ${token}`,
    payloadSentence(call),
    call.success,
    `Errors: ${call.errors.map(kind => `\`${kind}\``).join(', ')}.`,
    `Specification: ${call.sections.join(', ')}.`,
  ];
  return `  /**\n${paragraphs.map(paragraph => `   * ${paragraph}`).join('\n   *\n')}\n   */`;
}

function payloadSentence({ input, payload }: ProcedureReference): string {
  if (input === 'nothing') return 'Payload: none.';
  if (input === 'answer-groups') {
    return 'Payload: answer groups and whose assessment it is; the gateway is sent the flat map of them.';
  }
  return `Payload: ${payload.map(fieldText).join(', ')}.`;
}

function fieldText({ name, type, isRequired, place }: PayloadField): string {
  const notes = [place === 'path' ? 'in the path' : '', isRequired ? '' : 'optional'].filter(Boolean);
  return `\`${name}: ${type}\`${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`;
}
