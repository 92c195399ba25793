import { writeFile } from 'node:fs/promises';
import { brandName } from '@choose-life/contracts/domain/brand';
import { type CallId, callIds, calls } from '@choose-life/contracts/gateway/extensions';
import type { JsonSchema } from '@choose-life/contracts/gateway/json-schema';
import { type Operation, successSentence } from '@choose-life/contracts/gateway/operation';
import manifest from '../package.json' with { type: 'json' };
import { reportMediaType } from '../src/routers/custom-procedures.ts';
import { type NamedSchemas, namedSchemas, schemaRef } from './document-schemas.ts';
import { exampleAnswerOf, exampleInputOf } from './example-answers.ts';
import { callErrorKinds, failureResponses } from './failures.ts';

/** The committed document, which `npm run generate` writes. */
export const adapterDocumentFile = new URL('../../openapi/adapter.openapi.json', import.meta.url);

/** The address of the adapter that `npm start` runs. A build with PUBLIC_URL replaces it in the document (`write-docs.ts`). */
export const defaultAddress = 'http://127.0.0.1:4000';

/** The description of each router. */
const routerDescriptions: {
  readonly [Id in CallId as Id extends `${infer Router}.${string}` ? Router : never]: string;
} = {
  authentication: 'Signs people up, in and out, and sets their passwords.',
  waitList: 'Adds, lists and deletes the e-mail addresses of the wait-list.',
  user: 'Changes, exports and deletes the data of the person who is logged in.',
  hra: 'Reads the questions of the assessment, saves the answers, and makes reports from them.',
  risksAppraisedAudit: 'Lists the reports and the saved assessments of a person.',
  company: 'Reads the company that a person belongs to.',
  content: 'Reads the articles of the library.',
};

/** A procedure as an operation of the document. */
export type ProcedureObject = Awaited<ReturnType<typeof procedureObjects>>[number];

/** The procedures of the document, in the order of the table of calls. */
export async function procedureObjects({ namesOf, schemas }: NamedSchemas) {
  const operations = callIds.map(async id => {
    const operation: Operation = calls[id];
    const { auth, effect, method, path, section, stage, summary } = operation;
    const success = successSentence(operation.success);
    const example = exampleInputOf(id);
    const { inputName, outputName, answerName } = namesOf(id);
    const retrySentence =
      effect === 'read' ? 'A read: it may be repeated.' : 'A write: send it at most once.';
    const fileSentence =
      operation.media === 'pdf'
        ? ' POST /reports/pdf accepts the same input and returns the file itself.'
        : '';
    return {
      operationId: id,
      tags: [id.split('.')[0] ?? ''],
      summary,
      description: `${success} ${retrySentence}${fileSentence}`,
      // A list of alternatives, of which code generators use the first. A call that needs no token also accepts one.
      security: auth === 'token' ? [{ token: [] }] : [{}, { token: [] }],
      'x-effect': effect,
      // Also part of the description. The JSDoc of the client's procedure has it as a separate paragraph (`procedures-text.ts`).
      'x-success': success,
      'x-gateway': { method, path, stage },
      'x-specification': section.split(', '),
      'x-errors': callErrorKinds(id),
      // The same as `operationId`, which code generators change.
      'x-procedure': id,
      requestBody: {
        required: inputName !== 'NoInput',
        content: { 'application/json': { schema: { $ref: schemaRef(inputName) }, example } },
      },
      responses: {
        '200': {
          description: success,
          content: {
            'application/json': {
              schema: { $ref: schemaRef(answerName) },
              example: {
                result: { data: removeEnvelopeMembers(await exampleAnswerOf(id), schemas[outputName]) },
              },
            },
          },
        },
        ...failureResponseRefs(),
      },
    };
  });
  return Promise.all(operations);
}

/** `reportsUrl` of `adapter/src/http/trpc-route.ts`. It is repeated here, because importing that file would load the server. */
const reportsUrl = '/reports/pdf';

/** `POST /reports/pdf` as an operation. It is not a procedure, because a successful response is not JSON. */
function reportFileOperation({ namesOf }: NamedSchemas) {
  const procedures = ['hra.getReportPdf', 'hra.getReportLetter'] as const;
  return {
    operationId: 'reports.pdf',
    tags: ['hra'],
    summary: 'Fetches a report, or the letter of a report, as a file.',
    description:
      'Accepts the input of hra.getReportPdf or hra.getReportLetter, and returns the file itself, which is a quarter smaller than its base64 text. A failed call has the same response as a failed procedure. A read: it may be repeated.',
    security: [{ token: [] }],
    'x-effect': 'read',
    'x-errors': [...new Set(procedures.flatMap(callErrorKinds))],
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: { anyOf: procedures.map(name => ({ $ref: schemaRef(namesOf(name).inputName) })) },
          example: exampleInputOf('hra.getReportPdf'),
        },
      },
    },
    responses: {
      '200': {
        description: 'The file.',
        content: { [reportMediaType]: { schema: { type: 'string', format: 'binary' } } },
      },
      ...failureResponseRefs(),
    },
  };
}

function failureResponseRefs(): Readonly<Record<string, { readonly $ref: string }>> {
  const statuses = Object.keys(failureResponses());
  return Object.fromEntries(statuses.map(status => [status, { $ref: `#/components/responses/${status}` }]));
}

/** The adapter's OpenAPI 3.1 document. It is generated from the table of calls, the adapter's schemas and the example answers. */
export async function adapterDocument() {
  const named = namedSchemas();
  const procedures = await procedureObjects(named);
  return {
    openapi: '3.1.0',
    info: {
      title: `${brandName} adapter`,
      version: manifest.version,
      description:
        'The procedures of the adapter in front of the gateway, for clients in any language. Each is called by POST with its input as JSON; the result is at result.data. A failed call has a status of 400 or more and an error at error.data.gateway, with its kind, from a closed list, and its outcome. A procedure that reads may also be called by GET, with its input as JSON in the query parameter input. Only POST /reports/pdf returns a file.',
      contact: { name: brandName },
      license: { name: manifest.license, identifier: manifest.license },
    },
    servers: [{ url: defaultAddress, description: 'The adapter that npm start runs.' }],
    tags: Object.entries(routerDescriptions).map(([name, description]) => ({ name, description })),
    paths: {
      ...Object.fromEntries(procedures.map(post => [`/trpc/${post.operationId}`, { post }])),
      [reportsUrl]: { post: reportFileOperation(named) },
    },
    components: {
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'The session token from the response of authentication.login, without a prefix.',
        },
      },
      schemas: named.schemas,
      responses: failureResponses(),
    },
  };
}

/**
 * Removes `responseCode` and `responseMessage` from an example answer, unless the schema of the output has them. The example is an answer of the
 * gateway, but the document shows only members of the schema.
 */
function removeEnvelopeMembers(answer: unknown, schema: JsonSchema | undefined): unknown {
  const isEnvelopeMember = (name: string) =>
    /^response(Code|Message)$/.test(name) && !(name in (schema?.properties ?? {}));
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(Object.entries(answer).filter(([name]) => !isEnvelopeMember(name)));
}

/** The contents of `adapterDocumentFile`. */
export async function adapterDocumentText(): Promise<string> {
  return `${JSON.stringify(await adapterDocument(), null, 2)}\n`;
}

if (import.meta.main) {
  await writeFile(adapterDocumentFile, await adapterDocumentText());
  process.stdout.write('Wrote openapi/adapter.openapi.json\n');
}
