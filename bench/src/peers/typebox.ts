import { codes } from '@choose-life/contracts/domain/codes';
import type { OperationId } from '@choose-life/contracts/gateway/operations';
import type { Static, TSchema } from '@sinclair/typebox';
import { Ajv, type ValidateFunction } from 'ajv';
import { type FastifyRequest, fastify } from 'fastify';
import { behindBreaker, equip, equippedOptions } from './equipped.ts';
import { createAskUpstream, flatMapOf, Refused, reportPdfOf } from './gateway-job.ts';
import * as schemas from './typebox-schemas.ts';

/**
 * The adapter's job as plain Fastify routes, `POST /{operation id}`: Fastify compiles TypeBox schemas to check requests and
 * write answers; ajv checks the upstream's answers. Arguments: its own port, the upstream's port, and `equipped`
 * for the same with its protections.
 */
const [, , port, upstreamPort = '', kind] = process.argv;
const isEquipped = kind === 'equipped';
const bare = createAskUpstream(upstreamPort);
const askUpstream = isEquipped ? behindBreaker(bare) : bare;
const ajv = new Ajv({ allowUnionTypes: true });
const app = fastify({
  ...(isEquipped && equippedOptions),
  // A value that does not fit is refused: Fastify's defaults would coerce it.
  ajv: { customOptions: { coerceTypes: false, removeAdditional: false, allowUnionTypes: true } },
});
if (isEquipped) await equip(app);

interface Route<Input extends TSchema, Upstream extends TSchema> {
  readonly input: Input;
  readonly upstream: Upstream;
  /** The schema of the response, where it has another form. */
  readonly answer?: TSchema;
  payloadOf?(input: Static<Input>): object;
  shape?(answer: Static<Upstream>): unknown;
}

function route<Input extends TSchema, Upstream extends TSchema>(
  id: OperationId,
  { input, upstream, answer = upstream, payloadOf, shape }: Route<Input, Upstream>,
): void {
  const fits: ValidateFunction<Static<Upstream>> = ajv.compile(upstream);
  app.post(
    `/${id}`,
    { schema: { body: input, response: { 200: answer } } },
    async (request: FastifyRequest<{ Body: Static<Input> }>, reply) => {
      const left = isEquipped ? new AbortController() : null;
      reply.raw.once('close', () => left?.abort());
      const payload = payloadOf ? payloadOf(request.body) : Object(request.body);
      const body = await askUpstream(id, request.headers.authorization ?? '', payload, left?.signal);
      if (!fits(body)) throw new Refused(502, 'The answer breaks the contract.');
      return shape ? shape(body) : body;
    },
  );
}

/** Members that may be of any type, and are left out where they are neither text nor number. */
function withoutMisfits<Answer extends object>(answer: Answer, names: readonly (keyof Answer)[]): Answer {
  for (const name of names) {
    const type = typeof answer[name];
    if (type !== 'string' && type !== 'number') delete answer[name];
  }
  return answer;
}

function withoutOddMessage<Answer extends { responseMessage?: unknown }>(answer: Answer): Answer {
  if (typeof answer.responseMessage !== 'string') delete answer.responseMessage;
  return answer;
}

route('authentication.login', {
  input: schemas.login.input,
  upstream: schemas.login.answer,
  shape: withoutOddMessage,
});
route('authentication.userDetails', {
  input: schemas.noInput,
  upstream: schemas.userDetails,
  shape(answer) {
    if (!Array.isArray(answer.userExtensions)) delete answer.userExtensions;
    return withoutMisfits(withoutOddMessage(answer), unspecified);
  },
});
const unspecified = ['userGender', 'userOfficeAddress', 'userBloodGlucose', 'userCountry'] as const;
route('hra.getQuestionnaire', { input: schemas.noInput, upstream: schemas.questionnaire });
route('content.readContentLibrary', schemas.library);
route('risksAppraisedAudit.readByRisksAppraisedAuditUserId', {
  input: schemas.reportList.input,
  upstream: schemas.reportList.answer,
  shape(answer) {
    for (const report of answer.data) withoutMisfits(report, beyondTheSpecification);
    return withoutOddMessage(answer);
  },
});
const beyondTheSpecification = [
  'risksAppraisedAuditRiskAgeBound',
  'risksAppraisedAuditReason',
  'risksAppraisedAuditModel',
] as const;
route('hra.getReportData', {
  ...schemas.reportData,
  shape: ({ data }) => ({
    status: codes.ok,
    targetAge: data.targetAge,
    riskAge: data.riskAge,
    currentAge: data.ascvd?.data?.age ?? null,
    report: typeof data.report === 'object' ? data.report : null,
  }),
});
route('hra.saveAnswers', {
  input: schemas.saveAnswers.input,
  upstream: schemas.saveAnswers.answer,
  payloadOf: ({ answers, assessment }) => flatMapOf(answers, assessment),
});
route('hra.getReportPdf', { ...schemas.reportPdf, shape: reportPdfOf });

await app.listen({ port: Number(port), host: '127.0.0.1' });
