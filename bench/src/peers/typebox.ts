import { codes } from '@choose-life/contracts/domain/codes';
import { propertiesOf } from '@choose-life/contracts/domain/properties-of';
import type { OperationId, OperationResponse } from '@choose-life/contracts/gateway/operations';
import type { Static, TSchema } from '@sinclair/typebox';
import { Ajv, type ValidateFunction } from 'ajv';
import { type FastifyRequest, fastify } from 'fastify';
import { behindBreaker, equip, equippedOptions } from './equipped.ts';
import { CallError, createCallUpstream, reportPdfOf, savePayloadOf } from './gateway-job.ts';
import * as schemas from './typebox-schemas.ts';

/**
 * A server that does the work of the adapter with plain Fastify routes, `POST /{operation id}`. Fastify compiles TypeBox schemas to validate
 * requests and serialise answers; ajv validates the upstream's answers. Arguments: the port to listen on, the port of the upstream, and
 * `equipped` to add the adapter's protections.
 */
const [, , port, upstreamPort = '', variant] = process.argv;
const isEquipped = variant === 'equipped';
const callDirectly = createCallUpstream(upstreamPort);
const callUpstream = isEquipped ? behindBreaker(callDirectly) : callDirectly;
const ajv = new Ajv({ allowUnionTypes: true });
const app = fastify({
  ...(isEquipped && equippedOptions),
  // An invalid value is refused. With Fastify's defaults it would be coerced.
  ajv: { customOptions: { coerceTypes: false, removeAdditional: false, allowUnionTypes: true } },
});
const recordPerson = isEquipped ? await equip(app, callUpstream) : null;

interface Route<Id extends OperationId, Input extends TSchema> {
  /** The schema of the caller's input, if it differs from the gateway's request. */
  readonly input?: Input;
  /** Makes the gateway's request from the input, if they differ. */
  payloadOf?(input: Static<Input>): object;
  /** The schema of the response, if it differs from the gateway's answer. */
  readonly response?: TSchema;
  /** Makes the response from the gateway's answer, if they differ. It may change the answer itself. */
  toResponse?(answer: OperationResponse<Id>): unknown;
}

function addRoute<Id extends OperationId, Input extends TSchema>(
  id: Id,
  { input, response, payloadOf, toResponse }: Route<Id, Input>,
): void {
  const answerSchema = schemas.answerOf(id);
  const isValidAnswer: ValidateFunction<OperationResponse<Id>> = ajv.compile(answerSchema);
  app.post(
    `/${id}`,
    { schema: { body: input ?? schemas.requestOf(id), response: { 200: response ?? answerSchema } } },
    async (request: FastifyRequest<{ Body: Static<Input> }>, reply) => {
      const disconnect = isEquipped ? new AbortController() : null;
      reply.raw.once('close', () => disconnect?.abort());
      const payload = payloadOf ? payloadOf(request.body) : propertiesOf(request.body);
      const token = request.headers.authorization ?? '';
      const body = await callUpstream(id, token, payload, disconnect?.signal);
      if (!isValidAnswer(body)) throw new CallError(502, 'The answer breaks the contract.');
      recordPerson?.(id, token, body);
      return toResponse ? toResponse(body) : body;
    },
  );
}

/** Removes each named member that is neither a string nor a number. */
function removeInvalid<Answer extends object>(answer: Answer, names: readonly (keyof Answer)[]): Answer {
  for (const name of names) {
    const type = typeof answer[name];
    if (type !== 'string' && type !== 'number') delete answer[name];
  }
  return answer;
}

/** Removes the gateway's message if it is not a string. */
function removeInvalidMessage<Answer extends { responseMessage?: unknown }>(answer: Answer): Answer {
  if (typeof answer.responseMessage !== 'string') delete answer.responseMessage;
  return answer;
}

/** Members of user-details whose type the specification does not give. The contract removes values other than strings and numbers. */
const untypedDetails = ['userGender', 'userOfficeAddress', 'userBloodGlucose', 'userCountry'] as const;
/** Members of a listed report that the specification does not name. The contract removes values other than strings and numbers. */
const unspecifiedReportMembers = [
  'risksAppraisedAuditRiskAgeBound',
  'risksAppraisedAuditReason',
  'risksAppraisedAuditModel',
] as const;

addRoute('authentication.login', { toResponse: removeInvalidMessage });
addRoute('authentication.userDetails', {
  toResponse(answer) {
    if (!Array.isArray(answer.userExtensions)) delete answer.userExtensions;
    return removeInvalid(removeInvalidMessage(answer), untypedDetails);
  },
});
addRoute('hra.getQuestionnaire', {});
addRoute('content.readContentLibrary', { response: schemas.libraryResponse });
addRoute('risksAppraisedAudit.readByRisksAppraisedAuditUserId', {
  toResponse(answer) {
    for (const report of answer.data) removeInvalid(report, unspecifiedReportMembers);
    return removeInvalidMessage(answer);
  },
});
addRoute('hra.getReportData', {
  response: schemas.reportResponse,
  toResponse: ({ data }) => ({
    status: codes.ok,
    targetAge: data?.targetAge ?? null,
    riskAge: data?.riskAge ?? null,
    currentAge: data?.ascvd?.data?.age ?? null,
    report: typeof data?.report === 'object' ? data.report : null,
  }),
});
addRoute('hra.saveAnswers', {
  input: schemas.assessmentInput,
  payloadOf: ({ answers, assessment }) => savePayloadOf(answers, assessment),
});
addRoute('hra.getReportPdf', { response: schemas.pdfResponse, toResponse: reportPdfOf });

await app.listen({ port: Number(port), host: '127.0.0.1' });
