import { z } from 'zod';
import { codes } from '../../domain/codes.ts';
import { answerLimits, type Operation, read, status, write } from '../operation.ts';
import { id, lenient, noPayload, unreadText } from '../schemas/envelope.ts';
import { reportDetails } from '../schemas/report-details.ts';

const limit = z.number().nullish();
const text = z.string().nullish();

export const questionOption = z.looseObject({ id, label: z.string() });

/** One input of a question: a choice when it has values, else a number (s.3). */
export const questionInput = z.looseObject({
  id: text,
  label: text,
  values: z.array(questionOption).nullish(),
  min: limit,
  max: limit,
  units: text,
});

export const question = z.looseObject({
  id: z.string().min(1),
  label: text,
  prompt: text,
  input: z.array(questionInput),
});

export const questionModule = z.looseObject({
  label: z.string(),
  prompt: text,
  questions: z.array(question),
});

/** The flat map of save and appraise (s.7): the named members, and one `hra.q.{question}.a{suffix}` per answer. */
export const flatMap = z
  .object({
    unique_string: z.string().optional(),
    'appraise_risks.client_id': z.string().optional(),
    'appraise_risks.user_id': z.string().optional(),
    'hra.app.cholunits': z.string().optional(),
    'hra.app.hra_id': z.string().optional(),
    'hra.app.units': z.string().optional(),
    'hra.app.default_hra_id': z.string().optional(),
    'hra.app.external_id': z.string().optional(),
    save_key: z.string().optional(),
  })
  .catchall(z.union([z.string(), z.number()]));

const uniqueString = z.string().min(1).max(500);

/**
 * The members of a saved-answers response that hold answers: camel-case versions of the question keys, as hraQSexA (s.3), in
 * any letters. Without a flag, since JSON Schema has none.
 */
const savedAnswerKey = /^[Hh][Rr][Aa]/;

/** An answer as a save may have held it; null where there is none. */
const savedAnswer = z.union([z.string(), z.number(), z.null()]);

const clientId = z.string().min(1).max(200);
const reportId = z.string().min(1).max(200);
const age = z.number().nullable();

/** An age that could not be worked out is null: the screens show '-'. */
const ages = {
  targetAge: age,
  riskAge: age,
  ascvd: z.looseObject({ data: z.looseObject({ age: age.optional() }).nullish() }).nullish(),
  /** Beyond the specification: what a gateway may tell of the report besides. */
  report: lenient(reportDetails),
};

export const agesAtTop = z.looseObject({
  status: z.literal(codes.ok),
  ...ages,
  data: z.null().optional(),
});

/** The assessment and its report. */
export const hraOperations = {
  'hra.getQuestionnaire': {
    ...read,
    path: '/hra/get-questionnaire',
    summary: 'Reads the questions of the assessment, with their options, limits and units.',
    request: noPayload,
    response: z.looseObject({
      status: z.literal(codes.ok),
      meta: z.looseObject({
        modules: z.array(questionModule),
        responses: z.looseObject({
          appraiseRisksClientId: text,
          appraiseRisksUserId: text,
          hraAppDefaultHraId: text,
          hraAppExternalId: text,
        }),
        config: z.looseObject({ saveKey: text }),
      }),
    }),
    success: status,
    answer: answerLimits.document,
    section: 's.2.4, s.3, s.7',
  },
  'hra.appraiseRisks': {
    ...write,
    path: '/hra/appraise-risks',
    summary: 'Submits the answers. The answer names the new report.',
    request: flatMap,
    response: z.looseObject({ status: z.literal(codes.ok), meta: z.looseObject({ reportId: id }) }),
    success: status,
    section: 's.4, s.7',
  },
  'hra.getReportData': {
    ...read,
    path: '/hra/get-report-data',
    summary: 'Reads the ages of a report: target, real and risk age, and what the gateway tells besides.',
    request: z.strictObject({ getReportDataClientId: clientId, getReportDataReportId: reportId }),
    // The ages stand under `data` or at the top level (s.3, s.7): both are taken.
    response: z.union([
      z.looseObject({ status: z.literal(codes.ok), data: z.looseObject(ages).nullable() }),
      agesAtTop,
    ]),
    success: status,
    answer: answerLimits.document,
    section: 's.2.3, s.3, s.7',
  },
  'hra.getSavedAnswers': {
    ...read,
    path: '/hra/get-saved-answers',
    summary: 'Reads answers that were saved but not yet submitted.',
    // As long as a save may give one back: what was saved can be opened again.
    request: z.strictObject({ uniqueString, userId: z.string().min(1).max(320) }),
    response: z
      .looseObject({ appraiseRisksUserId: z.string().min(1), uniqueString: unreadText })
      .superRefine((answer, context) => {
        for (const [key, value] of Object.entries(answer)) {
          // An answer that cannot be shown would be lost with the next save.
          if (!savedAnswerKey.test(key) || savedAnswer.safeParse(value).success) continue;
          context.addIssue({ code: 'custom', path: [key], message: 'expected a text, a number or null' });
        }
      })
      .meta({ patternProperties: { [savedAnswerKey.source]: { type: ['string', 'number', 'null'] } } }),
    success: { kind: 'field', field: 'appraiseRisksUserId' },
    answer: answerLimits.document,
    section: 's.3, s.4, s.7',
  },
  'hra.saveAnswers': {
    ...write,
    path: '/hra/save-answers',
    summary: 'Saves the answers so far. The answer names the record, to save to it again.',
    request: flatMap,
    response: z.looseObject({ uniqueString }),
    success: { kind: 'field', field: 'uniqueString' },
    section: 's.4, s.7',
  },
  'hra.getReportPdf': {
    ...read,
    path: '/hra/get-report-pdf',
    summary: 'Reads a report as a PDF.',
    request: z.strictObject({ getReportPdfReportId: reportId, getReportPdfClientId: clientId }),
    // A PDF in base64, as one JSON string or as plain text.
    response: z.string().min(1),
    success: { kind: 'pdf' },
    media: 'pdf',
    answer: answerLimits.pdf,
    section: 's.3, s.4, s.7',
  },
} as const satisfies Record<string, Operation>;
