import {
  type OperationId,
  type OperationResponse,
  operations,
} from '@choose-life/contracts/gateway/operations';
import { initTRPC, TRPCError } from '@trpc/server';
import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import { fastify } from 'fastify';
import { z } from 'zod';
import { CallError, createCallUpstream, reportPdfOf, savePayloadOf } from './gateway-job.ts';

/**
 * A small server that does the work of the adapter with tRPC's Fastify plugin, but without the adapter's protections. Arguments: the port
 * to listen on, and the port of the upstream.
 */
const [, , port, upstreamPort = ''] = process.argv;
const callUpstream = createCallUpstream(upstreamPort);

interface Context {
  readonly token: string;
}

const { procedure, router } = initTRPC.context<Context>().create({ isDev: false });

async function callGateway<Answer>(
  { token }: Context,
  id: OperationId,
  payload: object,
  schema: z.ZodType<Answer>,
): Promise<Answer> {
  const body = await callUpstream(id, token, payload).catch(error => {
    throw new TRPCError({ code: codeOf(error), message: 'The call failed.', cause: error });
  });
  const parsed = schema.safeParse(body);
  if (!parsed.success)
    throw new TRPCError({ code: 'BAD_GATEWAY', message: 'The answer breaks the contract.' });
  return parsed.data;
}

function codeOf(error: unknown): TRPCError['code'] {
  if (!(error instanceof CallError)) return 'INTERNAL_SERVER_ERROR';
  if (error.statusCode === 401) return 'UNAUTHORIZED';
  if (error.statusCode === 422) return 'UNPROCESSABLE_CONTENT';
  return 'BAD_GATEWAY';
}

const login = operations['authentication.login'];
const userDetails = operations['authentication.userDetails'];
const getQuestionnaire = operations['hra.getQuestionnaire'];
const getReportData = operations['hra.getReportData'];
const getReportPdf = operations['hra.getReportPdf'];
const readReports = operations['risksAppraisedAudit.readByRisksAppraisedAuditUserId'];
const readLibrary = operations['content.readContentLibrary'];
const saveAnswers = operations['hra.saveAnswers'];

/** The list of articles is in `contentLibrary.data` or in `data`. */
type Library = OperationResponse<'content.readContentLibrary'>;
const hasContentLibrary = (answer: Library): answer is Extract<Library, { contentLibrary: object }> =>
  'contentLibrary' in answer;

/** The ages of a report are members of `data` or top-level members of the answer. */
type Report = OperationResponse<'hra.getReportData'>;
const hasTopLevelAges = (answer: Report): answer is Extract<Report, { riskAge: unknown }> =>
  'riskAge' in answer;

// The adapter's nested input (not the gateway's flat map), as an engineer would write it in zod. The limits of the answers are
// those of the adapter (`groupLimits`). The adapter's own schema is not used, because this server is compared with it.
const answerGroup = z.record(z.string().max(200), z.union([z.string().max(1000), z.number()]).nullable());
const saveInput = z.strictObject({
  answers: z.record(z.string().max(200), answerGroup),
  assessment: z.strictObject({
    uniqueString: z.string().optional(),
    clientId: z.string().min(1),
    userId: z.string().min(1),
    defaultHraId: z.string().optional(),
    externalId: z.string().optional(),
    saveKey: z.string().optional(),
  }),
});

const appRouter = router({
  authentication: router({
    login: procedure
      .input(login.request)
      .mutation(({ ctx, input }) => callGateway(ctx, 'authentication.login', input, login.response)),
    userDetails: procedure
      .input(userDetails.request)
      .query(({ ctx, input }) => callGateway(ctx, 'authentication.userDetails', input, userDetails.response)),
  }),
  content: router({
    readContentLibrary: procedure.input(readLibrary.request).query(async ({ ctx, input }) => {
      const answer: Library = await callGateway(
        ctx,
        'content.readContentLibrary',
        input,
        readLibrary.response,
      );
      return {
        contentLibrary: { data: hasContentLibrary(answer) ? answer.contentLibrary.data : answer.data },
      };
    }),
  }),
  hra: router({
    getQuestionnaire: procedure
      .input(getQuestionnaire.request)
      .query(({ ctx, input }) => callGateway(ctx, 'hra.getQuestionnaire', input, getQuestionnaire.response)),
    getReportData: procedure.input(getReportData.request).query(async ({ ctx, input }) => {
      const answer: Report = await callGateway(ctx, 'hra.getReportData', input, getReportData.response);
      const ages = answer.data ?? (hasTopLevelAges(answer) ? answer : null);
      return {
        status: answer.status,
        targetAge: ages?.targetAge ?? null,
        riskAge: ages?.riskAge ?? null,
        // The report has no member for the current age, only the age of the ASCVD calculation (s.7).
        currentAge: ages?.ascvd?.data?.age ?? null,
        report: ages?.report ?? null,
      };
    }),
    saveAnswers: procedure
      .input(saveInput)
      .mutation(({ ctx, input }) =>
        callGateway(
          ctx,
          'hra.saveAnswers',
          savePayloadOf(input.answers, input.assessment),
          saveAnswers.response,
        ),
      ),
    getReportPdf: procedure
      .input(getReportPdf.request)
      .query(async ({ ctx, input }) =>
        reportPdfOf(await callGateway(ctx, 'hra.getReportPdf', input, getReportPdf.response)),
      ),
  }),
  risksAppraisedAudit: router({
    readByRisksAppraisedAuditUserId: procedure
      .input(readReports.request)
      .query(({ ctx, input }) =>
        callGateway(ctx, 'risksAppraisedAudit.readByRisksAppraisedAuditUserId', input, readReports.response),
      ),
  }),
});

// The path of a batch contains the names of all its procedures, which are longer than Fastify's default of 100 characters.
const app = fastify({ routerOptions: { maxParamLength: 2048 } });
const options: FastifyTRPCPluginOptions<typeof appRouter> = {
  prefix: '/trpc',
  trpcOptions: {
    router: appRouter,
    createContext: ({ req }) => ({ token: req.headers.authorization ?? '' }),
    // The bench calls queries by POST too, as the adapter's client does.
    allowMethodOverride: true,
  },
};
app.register(fastifyTRPCPlugin, options);
await app.listen({ port: Number(port), host: '127.0.0.1' });
