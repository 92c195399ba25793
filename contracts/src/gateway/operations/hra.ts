import { z } from 'zod';
import { answerLimits, type Operation, read, successByStatus, write } from '../operation.ts';
import {
  acceptedByStatus,
  acceptedOrNoCode,
  email,
  id,
  lenient,
  noPayload,
  unusedText,
} from '../schemas/envelope.ts';
import { wireReportDetails } from '../schemas/report-details.ts';

const limit = z.number().nullish();
const text = z.string().nullish();

/** One option of a choice (s.3). */
export const questionOption = z
  .looseObject({
    id: id.describe('Id of the option, which is saved as the answer.'),
    label: z.string().describe('Text of the option.'),
  })
  .describe('One option of a choice.');

/** One input of a question (s.3): a choice if it has `values`, otherwise a number. */
export const questionInput = z
  .looseObject({
    id: text.describe('Id of the input; null if the question has only one.'),
    label: text.describe('Name of the input.'),
    values: z
      .array(questionOption)
      .nullish()
      .describe('Options to choose from; without options the answer is a number.'),
    min: limit.describe('Lowest accepted number.'),
    max: limit.describe('Highest accepted number.'),
    units: text.describe('Unit of the number.'),
  })
  .describe('One input of a question: a choice if it has values, otherwise a number.');

/** One question, with one input or several (s.3). */
export const question = z
  .looseObject({
    id: z.string().min(1).describe('Id of the question.'),
    label: text.describe('Text of the question.'),
    prompt: text.describe('Explanation of the question.'),
    input: z.array(questionInput).describe('The inputs, for example two for a blood pressure.'),
  })
  .describe('One question.');

/** One section of the questionnaire (s.2.4, s.3), which one page of the web app shows. */
export const questionModule = z
  .looseObject({
    label: z.string().describe('Name of the section.'),
    prompt: text.describe('Introduction of the section.'),
    questions: z.array(question).describe('Questions of the section, in order.'),
  })
  .describe('One section of the questionnaire.');

/** The request of save and appraise (s.7): one flat object with these members and one `hra.q.{question}.a{suffix}` for each answer. */
export const flatMapSchema = z
  .object({
    unique_string: z.string().optional().describe('From an earlier save.'),
    'appraise_risks.client_id': z.string().optional().describe('appraiseRisksClientId of meta.responses.'),
    'appraise_risks.user_id': z.string().optional().describe('appraiseRisksUserId of meta.responses.'),
    'hra.app.cholunits': z.string().optional().describe("Always 'mg/dl'."),
    'hra.app.hra_id': z.string().optional().describe("Always 'midlife'."),
    'hra.app.units': z.string().optional().describe("Units of the person: 'metric' by default."),
    'hra.app.default_hra_id': z.string().optional().describe('hraAppDefaultHraId of meta.responses.'),
    'hra.app.external_id': z.string().optional().describe('hraAppExternalId of meta.responses.'),
    save_key: z.string().optional().describe('saveKey of meta.config.'),
  })
  .catchall(z.union([z.string(), z.number()]).describe('An answer. Its name is hra.q.{question}.a{suffix}.'));

const uniqueString = z.string().min(1).max(500).describe('Id of the saved answers, for hra.getSavedAnswers.');

/**
 * Keys of saved answers, for example hraQSexA (s.3). Upper and lower case count as equal, because the specification does not define the
 * camel case (decision 0004). The pattern has no `i` flag, because JSON Schema uses the same pattern and has no flags.
 */
const savedAnswerKey = /^[Hh][Rr][Aa]/;

/** A saved answer; null if the question was not answered. */
const savedAnswer = z.union([z.string(), z.number(), z.null()]);

const clientId = z.string().min(1).max(200).describe('Id of the client, from the questionnaire.');

/** Description of a report id in a request, for the OpenAPI documents. */
export const reportIdDescription = 'Id of the report, from the list or a submission.';

/** The id of a report in a request. */
export const reportId = z.string().min(1).max(200).describe(reportIdDescription);

const age = z.number().nullable();

/** Descriptions of the two ages. The table uses them, and so does the schema of the adapter's own answer. */
export const ageDescriptions = {
  targetAge: 'Age in years that the heart can reach with healthier living; null if the gateway has none.',
  riskAge: 'Risk age in years: the age of a healthy person with the same risk; null if the gateway has none.',
};

/** Description of the time zone. The table uses it, and so does the schema of the adapter's own answer. */
export const timeZoneDescription =
  'IANA name of the time zone in which the times of reports are shown; missing if the gateway has none configured.';

/** The data of a report. An age that could not be computed is null, and screens show '-'. */
const reportDataMembers = {
  targetAge: age.describe(ageDescriptions.targetAge),
  riskAge: age.describe(ageDescriptions.riskAge),
  /** `data.age` is the real age of the person (s.3). */
  ascvd: z.looseObject({ data: z.looseObject({ age: age.optional() }).nullish() }).nullish(),
  /** Beyond the specification (decision 0009). */
  report: lenient(wireReportDetails),
  /** Beyond the specification. The gateway's PDFs use this time zone. Screens use it too, so that they show the same times. */
  timeZone: lenient(z.string().min(1).max(100)).describe(timeZoneDescription),
};

/** The answer of `hra.getReportData` with its members at the top level instead of in `data` (s.3, s.7). */
export const reportDataAtTop = acceptedByStatus.extend({ ...reportDataMembers, data: z.null().optional() });

/** The calls of the health risk assessment: questionnaire, answers and reports. */
export const hraOperations = {
  'hra.getQuestionnaire': {
    ...read,
    path: '/hra/get-questionnaire',
    summary: 'Reads the questions of the assessment with their options, limits and units.',
    request: noPayload,
    response: acceptedByStatus.extend({
      meta: z
        .looseObject({
          modules: z.array(questionModule).describe('Sections of the assessment, in order.'),
          responses: z
            .looseObject({
              appraiseRisksClientId: text.describe(
                'Id of the client, for the calls of the assessment and its reports.',
              ),
              appraiseRisksUserId: text.describe('Id of the person who answers.'),
              hraAppDefaultHraId: text.describe('Id of the set of questions.'),
              hraAppExternalId: text.describe('Id of the assessment at the gateway.'),
            })
            .describe('Ids of the assessment, to send back when answers are saved.'),
          config: z
            .looseObject({ saveKey: text.describe('A key to send back when answers are saved.') })
            .describe('Contains one more value to send back when answers are saved.'),
        })
        .describe('The questionnaire and the values that a save needs.'),
    }),
    success: successByStatus,
    answerLimits: answerLimits.document,
    section: 's.2.4, s.3, s.7',
  },
  'hra.appraiseRisks': {
    ...write,
    path: '/hra/appraise-risks',
    summary: 'Submits the answers. The response contains the id of the new report.',
    request: flatMapSchema,
    response: acceptedByStatus.extend({
      meta: z.looseObject({ reportId: id.describe('Id of the new report.') }).describe('The new report.'),
    }),
    success: successByStatus,
    isExpensive: true,
    section: 's.4, s.7',
  },
  'hra.getReportData': {
    ...read,
    path: '/hra/get-report-data',
    summary:
      'Reads the ages of a report (target, real and risk age) and its further details, if the gateway has them.',
    request: z.strictObject({ getReportDataClientId: clientId, getReportDataReportId: reportId }),
    // The members are in `data` or at the top level (s.3, s.7). With `data: null` the first schema accepts the answer without a check of
    // its top level, so the adapter checks the top level with `reportDataAtTop`.
    response: z.union([
      acceptedByStatus.extend({ data: z.looseObject(reportDataMembers).nullable() }),
      reportDataAtTop,
    ]),
    success: successByStatus,
    answerLimits: answerLimits.document,
    section: 's.2.3, s.3, s.7',
  },
  'hra.getSavedAnswers': {
    ...read,
    path: '/hra/get-saved-answers',
    summary: 'Reads answers that were saved but not yet submitted.',
    // The same schema of `uniqueString` as in the response of a save, so that every saved assessment can be opened again.
    // The id of the person is an e-mail address (s.7).
    request: z.strictObject({ uniqueString, userId: email.describe('Id of the person.') }),
    response: acceptedOrNoCode
      .extend({
        appraiseRisksUserId: z.string().min(1).describe('Id of the person who answered.'),
        // The caller already has this id, because the request contains it.
        uniqueString: unusedText.describe('Id of the saved answers, for hra.getSavedAnswers.'),
      })
      .superRefine((answer, context) => {
        for (const [key, value] of Object.entries(answer)) {
          // The web app could not show an answer of another type, and its next save would delete the answer.
          if (!savedAnswerKey.test(key) || savedAnswer.safeParse(value).success) continue;
          context.addIssue({ code: 'custom', path: [key], message: 'expected a string, a number or null' });
        }
      })
      .meta({
        patternProperties: {
          [savedAnswerKey.source]: {
            type: ['string', 'number', 'null'],
            description: 'An answer. Its key is the wire key of the question in camel case.',
          },
        },
      }),
    success: { kind: 'field', field: 'appraiseRisksUserId' },
    answerLimits: answerLimits.document,
    section: 's.3, s.4, s.7',
  },
  'hra.saveAnswers': {
    ...write,
    path: '/hra/save-answers',
    summary: 'Saves the answers so far. The response contains the id of the assessment, for the next save.',
    request: flatMapSchema,
    response: acceptedOrNoCode.extend({ uniqueString }),
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
    isExpensive: true,
    answerLimits: answerLimits.pdf,
    section: 's.3, s.4, s.7',
  },
} as const satisfies Record<string, Operation>;
