import { codes } from '@choose-life/contracts/gateway/codes';
import { examples } from '@choose-life/contracts/gateway/examples';
import { type Operation, pathParametersOf } from '@choose-life/contracts/gateway/operation';
import { operationIds, operations } from '@choose-life/contracts/gateway/operations';
import { successSentence } from '@choose-life/contracts/gateway/reference';
import { refused } from '@choose-life/contracts/gateway/schemas/envelope';
import { stages } from '@choose-life/contracts/gateway/stages';
import { z } from 'zod';
import {
  createDocument,
  type ZodOpenApiContentObject,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
} from 'zod-openapi';

/** The gateway's OpenAPI 3.1 document, derived from the table of calls and its examples (s.7). */
export function buildDocument(): object {
  return createDocument(
    {
      openapi: '3.1.0',
      info: {
        title: 'Choose Life gateway',
        version: '1.0.0',
        description:
          'The hosted JSON gateway behind Choose Life. Success lives in the body: a refusal arrives with HTTP 200 and a code other than the one named, and code 22 means that the session has expired.',
        license: { name: 'UNLICENSED', identifier: 'LicenseRef-Proprietary' },
      },
      servers: stages.map(stage => ({
        url: `https://gateway.chooselife.example/api/${stage}`,
        description: `Stage ${stage}. Which stage a call answers on differs between readings of the specification.`,
      })),
      security: [{ token: [] }],
      tags: [...new Set(operationIds.map(tagOf))].map(name => ({
        name,
        description: `Calls below /${kebab(name)}.`,
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
      // Objects are loose on purpose: unknown keys are allowed, which is OpenAPI's default and needs no keyword.
      override: ({ jsonSchema }) => {
        if (isOpen(jsonSchema.additionalProperties)) delete jsonSchema.additionalProperties;
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

function operationObject(id: keyof typeof operations, operation: Operation): ZodOpenApiOperationObject {
  const { request, response } = examples[id];
  return {
    operationId: id,
    tags: [tagOf(id)],
    summary: operation.summary,
    description: `${successSentence(operation.success)} Specification: ${operation.section}.`,
    ...(operation.auth === 'none' ? { security: [] } : {}),
    // What OpenAPI has no word for, so that two documents can be compared in it.
    'x-success': operation.success,
    'x-effect': operation.effect,
    'x-stage': operation.stage,
    ...requestParts(operation, request),
    responses: {
      '200': {
        description: 'Accepted, refused, or session expired: the body tells.',
        content: answerContent(operation, response),
      },
      '4XX': {
        description: 'Refused, unknown route or unknown stage.',
        content: { 'application/json': { schema: failure } },
      },
      '5XX': { description: 'The gateway failed.', content: { 'application/json': { schema: failure } } },
    },
  };
}

const failure = refused.extend({ message: z.string().optional() }).meta({
  id: 'Failure',
  description:
    'What an API gateway answers when the call never reached its handler; or a refusal, whose body counts whatever the status is.',
});

const refusal = refused.meta({
  id: 'Refusal',
  description: `A refusal: a code other than '${codes.success}', or a status other than '${codes.ok}'. Code ${codes.sessionExpired}, as text or number, means that the session has expired.`,
});

function answerContent(operation: Operation, example: unknown): ZodOpenApiContentObject {
  const schema = z.union([operation.response, refusal]);
  const media = { schema, examples: { accepted: { value: example } } };
  return operation.media === 'pdf'
    ? { 'application/json': media, 'text/plain': { schema: operation.response } }
    : { 'application/json': media };
}

function requestParts(operation: Operation, example: object): Partial<ZodOpenApiOperationObject> {
  const names = pathParametersOf(operation.path);
  if (names.length > 0) return { requestParams: { path: operation.request as z.ZodObject } };
  if (operation.method === 'GET') return {};
  return {
    requestBody: {
      required: true,
      content: {
        'application/json': { schema: operation.request, examples: { accepted: { value: example } } },
      },
    },
  };
}

function isOpen(additional: unknown): boolean {
  return (
    additional === false ||
    (typeof additional === 'object' && additional !== null && Object.keys(additional).length === 0)
  );
}

function tagOf(id: string): string {
  return id.split('.')[0] ?? id;
}

function kebab(camel: string): string {
  return camel.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
}
