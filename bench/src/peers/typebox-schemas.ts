import { codes } from '@choose-life/contracts/domain/codes';
import {
  alternativesOf,
  type JsonSchema,
  jsonSchemaOf,
  lenientMark,
  mapSubschemas,
  removedIfInvalidMark,
  timeMark,
  typesOf,
} from '@choose-life/contracts/gateway/json-schema';
import {
  type OperationId,
  type OperationRequest,
  type OperationResponse,
  operations,
} from '@choose-life/contracts/gateway/operations';
import { Type } from '@sinclair/typebox';

/*
 * The schemas of the server `typebox` (typebox.ts), which the benchmark compares with the adapter. Schemas of the gateway's requests and answers
 * are made from the table of calls. Schemas of the server's own inputs and responses, if they differ, are written in TypeBox.
 */

/** The schema of a call's request, for Fastify. */
export function requestOf<Id extends OperationId>(id: Id) {
  return Type.Unsafe<OperationRequest<Id>>(ajvSchemaOf(jsonSchemaOf(operations[id].request)));
}

/**
 * The schema of a call's answer. If the contract permits several variants, it is the first one, which the benchmark's gateway sends
 * (upstream.ts).
 */
export function answerOf<Id extends OperationId>(id: Id) {
  return Type.Unsafe<OperationResponse<Id>>(answerSchemaOf(id));
}

function answerSchemaOf(id: OperationId): JsonSchema {
  const [alternative = {}] = alternativesOf(jsonSchemaOf(operations[id].response));
  return ajvSchemaOf(alternative);
}

/**
 * A schema of the table of calls for ajv and fast-json-stringify. Instead of unions it has `nullable` and lists of types, which both libraries
 * compile to simple checks.
 */
function ajvSchemaOf(schema: JsonSchema): JsonSchema {
  // ajv would refuse an answer with an invalid value. The contract only removes these values, and so does `removeInvalid` in typebox.ts.
  if (schema[lenientMark] || schema[removedIfInvalidMark]) return {};
  const types = [...typesOf(schema)];
  // In the measured calls, no value inside a request or an answer has a second alternative besides null.
  const [alternative = {}] = alternativesOf(schema).filter(({ type }) => type !== 'null');
  // `description` and `timeMark` are dropped: they do not affect validation.
  const {
    additionalProperties,
    description: _,
    [timeMark]: __,
    ...keywords
  } = mapSubschemas(alternative, ajvSchemaOf);
  const typesBesidesNull = types.filter(type => type !== 'null');
  const isNullable = types.length === 2 && typesBesidesNull.length === 1;
  return {
    ...keywords,
    // In the measured calls, the only other value is `{}`. Without the keyword, ajv still accepts unknown members, but fast-json-stringify omits them.
    ...(additionalProperties === false && { additionalProperties }),
    ...(types.length > 1 && { type: types }),
    ...(isNullable && { type: typesBesidesNull[0], nullable: true }),
  };
}

const { contentLibrary = {} } = answerSchemaOf('content.readContentLibrary').properties ?? {};
export const libraryResponse = Type.Object({ contentLibrary: Type.Unsafe<object>(contentLibrary) });

/* The schemas of adapter/src/routers in TypeBox. The only limits are the maximum length of an answer and those of the required members. */
const text = Type.String();
const nonEmptyText = (maxLength: number) => Type.String({ minLength: 1, maxLength });
const age = Type.Unsafe<number | null>({ type: 'number', nullable: true });
export const reportResponse = Type.Object({
  status: Type.Literal(codes.ok),
  targetAge: age,
  riskAge: age,
  currentAge: age,
  report: Type.Unsafe<object | null>({ type: 'object', nullable: true, additionalProperties: true }),
});

const answerValue = Type.Unsafe<string | number | null>({
  type: ['string', 'number', 'null'],
  maxLength: 1000,
});
const noUnknownMembers = { additionalProperties: false };
export const assessmentInput = Type.Object(
  {
    answers: Type.Record(text, Type.Record(text, answerValue)),
    assessment: Type.Object(
      {
        uniqueString: Type.Optional(text),
        clientId: nonEmptyText(500),
        userId: nonEmptyText(500),
        defaultHraId: Type.Optional(text),
        externalId: Type.Optional(text),
        saveKey: Type.Optional(text),
      },
      noUnknownMembers,
    ),
  },
  noUnknownMembers,
);

export const pdfResponse = Type.Object({ fileName: text, mediaType: text, base64: text });
