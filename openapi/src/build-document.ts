import { isDeepStrictEqual } from 'node:util';
import { brandName } from '@choose-life/contracts/domain/brand';
import { codes } from '@choose-life/contracts/domain/codes';
import { propertiesOf } from '@choose-life/contracts/domain/properties-of';
import { examples } from '@choose-life/contracts/gateway/examples';
import { removedIfInvalidMark, timeMark } from '@choose-life/contracts/gateway/json-schema';
import { type Operation, pathParametersOf, successSentence } from '@choose-life/contracts/gateway/operation';
import { type OperationId, operationIds, operations } from '@choose-life/contracts/gateway/operations';
import {
  accepted,
  acceptedOrNoCode,
  refusedByCode,
  refusedByStatus,
} from '@choose-life/contracts/gateway/schemas/envelope';
import { stages } from '@choose-life/contracts/gateway/stages';
import { z } from 'zod';
import {
  createDocument,
  type ZodOpenApiContentObject,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponseObject,
} from 'zod-openapi';
import manifest from '../package.json' with { type: 'json' };

/** The gateway's OpenAPI 3.1 document, derived from the table of calls and its examples (s.7). */
export function buildDocument(): object {
  return createDocument(
    {
      openapi: '3.1.0',
      info: {
        title: `${brandName} gateway`,
        version: manifest.version,
        description: `The hosted JSON gateway behind ${brandName}. The body of a response says whether the call succeeded, because a refusal may have HTTP 200. The description of each call says which code, status or field proves success. Code 22 means that the session has expired.`,
        contact: { name: brandName },
        license: { name: manifest.license, identifier: manifest.license },
      },
      servers: stages.map(stage => ({
        url: `https://gateway.chooselife.example/api/${stage}`,
        description: `Stage ${stage}. The specification does not say clearly under which stage a call answers.`,
      })),
      security: [{ token: [] }],
      tags: [...new Set(operationIds.map(tagOf))].map(name => ({
        name,
        description: `Calls below /${kebabCase(name)}.`,
      })),
      paths: pathsOf(),
      components: {
        securitySchemes: {
          token: {
            type: 'apiKey',
            in: 'header',
            name: 'Authorization',
            description: 'The session token, raw, without a prefix.',
          },
        },
      },
    },
    {
      // In the document all objects allow unknown keys, which is OpenAPI's default and needs no keyword. The schemas of the table refuse them in
      // most requests. Only objects with `patternProperties` get `additionalProperties: true`, because tools that do not support patterns would
      // report the matching keys as errors.
      override: ({ jsonSchema }) => {
        // Annotations for our own programs, which other tools do not know.
        delete jsonSchema[removedIfInvalidMark];
        delete jsonSchema[timeMark];
        if (isWithoutSchema(jsonSchema.additionalProperties)) delete jsonSchema.additionalProperties;
        if (jsonSchema.patternProperties !== undefined) jsonSchema.additionalProperties = true;
      },
    },
  );
}

function pathsOf(): ZodOpenApiPathsObject {
  const paths: ZodOpenApiPathsObject = {};
  for (const id of operationIds) {
    const operation: Operation = operations[id];
    paths[operation.path] = { [operation.method.toLowerCase()]: operationObject(id, operation) };
  }
  return paths;
}

function operationObject(id: OperationId, operation: Operation): ZodOpenApiOperationObject {
  const { request, response } = examples[id];
  return {
    operationId: id,
    tags: [tagOf(id)],
    summary: operation.summary,
    description: `${successSentence(operation.success)} Specification: ${operation.section}.`,
    ...(operation.auth === 'none' ? { security: [] } : {}),
    // OpenAPI has no keywords for these columns. Tools that compare documents, or generate a client, can read them from these extensions.
    'x-success': operation.success,
    'x-effect': operation.effect,
    'x-stage': operation.stage,
    ...requestParts(id, operation, request),
    responses: {
      '200': {
        description: 'Accepted, refused or session expired. The body says which.',
        content: answerContent(id, operation, response),
      },
      ...failures,
    },
  };
}

const failure = z
  .looseObject({
    responseCode: z.union([z.string(), z.number()]).optional(),
    responseMessage: z.string().nullish(),
    status: z.string().optional(),
    message: z.string().optional(),
  })
  .meta({
    id: 'Failure',
    description:
      'Either the API gateway answered because the call did not reach its handler, or the handler refused the call. Clients read the body, whatever the HTTP status.',
  });

const refusal = refusedByCode.meta({
  id: 'Refusal',
  description: `A refusal: a code other than '${codes.success}'. Code ${codes.sessionExpired}, as text or number, means that the session has expired.`,
});

const statusRefusal = refusedByStatus.meta({
  id: 'StatusRefusal',
  description: `A refusal of a call that does not report success by a code: the member status has any value other than '${codes.ok}'.`,
});

/** The name of the schema of a call's accepted answer: `hra.getReportData` → `HraGetReportDataAccepted`. */
export function acceptedNameOf(id: OperationId): string {
  const { response } = operations[id];
  if (response === accepted) return 'Accepted';
  if (response === acceptedOrNoCode) return 'AcceptedOrNoCode';
  // The first letter of each part becomes a capital letter, and the dots are removed.
  return `${id.replace(/(?:^|\.)(.)/g, (_, letter: string) => letter.toUpperCase())}Accepted`;
}

/** The schemas of accepted answers by name. Several calls may share a schema. */
const acceptedSchemas = new Map(
  operationIds.map(id => [acceptedNameOf(id), operations[id].response.meta({ id: acceptedNameOf(id) })]),
);

/**
 * The responses of a failed call by status. Ranges such as `4XX` are not used, because tools that generate tests from a document, for example
 * Specmatic, ignore them. Clients read the body of any other status in the same way. `/docs/api` shows the body of the first status of each kind.
 */
const failures = {
  ...responsesFor([400, 401, 403, 404, 429], {
    id: 'Refused',
    description: 'Refused, session expired, unknown route or unknown stage. The body says which.',
    content: { 'application/json': { schema: failure } },
  }),
  ...responsesFor([500, 503], {
    id: 'Failed',
    description: 'The gateway failed.',
    content: { 'application/json': { schema: failure } },
  }),
};

/** The same response for several statuses. */
function responsesFor(
  statuses: readonly number[],
  response: ZodOpenApiResponseObject,
): Record<string, ZodOpenApiResponseObject> {
  return Object.fromEntries(statuses.map(status => [status, response]));
}

/** A named example. Tools pair the examples of request and answer by their name, so both have the same name, which is unique to the call. */
function namedExample(id: string, value: unknown): Record<string, { readonly value: unknown }> {
  return { [`${id}.accepted`]: { value } };
}

function answerContent(id: OperationId, operation: Operation, example: unknown): ZodOpenApiContentObject {
  const { kind } = operation.success;
  const answer = acceptedSchemas.get(acceptedNameOf(id)) ?? operation.response;
  // Calls of these two kinds refuse only by `responseCode`. All others may also refuse by `status` (s.4).
  const succeedsByCode = kind === 'code' || kind === 'accepted';
  const schema = z.union(succeedsByCode ? [answer, refusal] : [answer, refusal, statusRefusal]);
  const media = { schema, examples: namedExample(id, namedMembersOf(operation.response, example)) };
  // A PDF is a base64 string, as JSON or as plain text.
  return operation.media === 'pdf'
    ? { 'application/json': media, 'text/plain': { schema: operation.response } }
    : { 'application/json': media };
}

/** The example without members that only a pattern allows. Specmatic reports such members as errors, and then generates no test. */
function namedMembersOf(response: z.ZodType, example: unknown): unknown {
  const patterns = Object.keys(response.meta()?.patternProperties ?? {}).map(source => new RegExp(source));
  if (patterns.length === 0) return example;
  const isNamed = ([name]: [string, unknown]) => !patterns.some(pattern => pattern.test(name));
  return Object.fromEntries(Object.entries(propertiesOf(example)).filter(isNamed));
}

/** The parameters or the request body of a call. */
function requestParts(id: string, operation: Operation, example: object): Partial<ZodOpenApiOperationObject> {
  const values = new Map(Object.entries(example));
  const names = pathParametersOf(operation.path);
  if (names.length > 0) {
    // The cast is safe because the request of a call with path parameters is an object with a property for each parameter.
    const { shape } = operation.request as z.ZodObject;
    const parameters = names.map(name => [
      name,
      shape[name].meta({ param: { examples: namedExample(id, values.get(name)) } }),
    ]);
    return { requestParams: { path: z.object(Object.fromEntries(parameters)) } };
  }
  if (operation.method === 'GET') return {};
  return {
    requestBody: {
      required: true,
      content: {
        'application/json': { schema: operation.request, examples: namedExample(id, example) },
      },
    },
  };
}

/** Whether `additionalProperties` has no schema to document. It is `{}` for a loose object, and `false` for an object without unknown keys. */
function isWithoutSchema(additionalProperties: unknown): boolean {
  return additionalProperties === false || isDeepStrictEqual(additionalProperties, {});
}

function tagOf(id: string): string {
  return id.split('.')[0] ?? id;
}

function kebabCase(camelCase: string): string {
  return camelCase.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
}
