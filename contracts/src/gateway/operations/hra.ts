import { z } from 'zod';
import { answerLimits, type Operation, read, status, write } from '../operation.ts';
import {
  acceptedByStatus,
  acceptedOrNoCode,
  id,
  lenient,
  noPayload,
  unreadText,
} from '../schemas/envelope.ts';
import { reportDetails } from '../schemas/report-details.ts';

const limit = z.number().nullish();
const text = z.string().nullish();
const prompt = text.describe('A text that explains what is asked.');

export const questionOption = z
  .looseObject({
    id: id.describe('The option’s id, which is saved as the answer.'),
    label: z.string().describe('The option, as it is shown.'),
  })
  .describe('One option of a choice.');

/** One input of a question: a choice when it has values, else a number (s.3). */
export const questionInput = z
  .looseObject({
    id: text.describe('Id of the input; null where a question has one alone.'),
    label: text.describe('Name of the input.'),
    values: z
      .array(questionOption)
      .nullish()
      .describe('Options to choose from; without them a number is asked for.'),
    min: limit.describe('Lowest number that is taken.'),
    max: limit.describe('Highest number that is taken.'),
    units: text.describe('Unit of the number.'),
  })
  .describe('One input of a question: a choice when it has values, else a number.');

export const question = z
  .looseObject({
    id: z.string().min(1).describe('Id of the question.'),
    label: text.describe('The question.'),
    prompt,
    input: z
      .array(questionInput)
      .describe('What can be answered: several inputs where one question asks for several things.'),
  })
  .describe('One question.');

export const questionModule = z
  .looseObject({
    label: z.string().describe('Name of the part.'),
    prompt,
    questions: z.array(question).describe('Questions of the part, in order.'),
  })
  .describe('One section of the questionnaire.');

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

const uniqueString = z.string().min(1).max(500).describe('Names the saved answers, for hra.getSavedAnswers.');

/** The keys of saved answers, as hraQSexA (s.3), in any letters: JSON Schema has no flags. */
const savedAnswerKey = /^[Hh][Rr][Aa]/;

/** An answer as a save may have held it; null where there is none. */
const savedAnswer = z.union([z.string(), z.number(), z.null()]);

const clientId = z.string().min(1).max(200).describe('Id of the client, from the questionnaire.');
export const reportIdMeans = 'Id of the report, from the list or a submission.';
/** The id of a report in a request. */
export const reportId = z.string().min(1).max(200).describe(reportIdMeans);
const age = z.number().nullable();

export const agesMean = {
  targetAge: 'The age that healthier living can bring the heart to; null where the gateway has none.',
  riskAge: 'The age the heart is living at, in years; null where the gateway has none.',
};

export const timeZoneMeans =
  'IANA name of the time zone that the times of reports are shown in; left out where the gateway has none of its own.';

/** An age that could not be worked out is null: the screens show '-'. */
const ages = {
  targetAge: age.describe(agesMean.targetAge),
  riskAge: age.describe(agesMean.riskAge),
  ascvd: z.looseObject({ data: z.looseObject({ age: age.optional() }).nullish() }).nullish(),
  /** Beyond the specification: what a gateway may tell of the report besides. */
  report: lenient(reportDetails),
  /** Beyond the specification: the zone of the times in the gateway's PDFs, for screens to show the same. */
  timeZone: lenient(z.string().min(1).max(100)).describe(timeZoneMeans),
};

export const agesAtTop = acceptedByStatus.extend({ ...ages, data: z.null().optional() });

export const hraOperations = {
  'hra.getQuestionnaire': {
    ...read,
    path: '/hra/get-questionnaire',
    summary: 'Reads the questions of the assessment, with their options, limits and units.',
    request: noPayload,
    response: acceptedByStatus.extend({
      meta: z
        .looseObject({
          modules: z.array(questionModule).describe('Parts of the assessment, in order.'),
          responses: z
            .looseObject({
              appraiseRisksClientId: text.describe(
                'Id of the client, for the calls of the assessment and its reports.',
              ),
              appraiseRisksUserId: text.describe('The person whose assessment it is.'),
              hraAppDefaultHraId: text.describe('Id of the assessment’s questions.'),
              hraAppExternalId: text.describe('The gateway’s own id of the assessment.'),
            })
            .describe('Whose assessment it is: handed back when answers are saved.'),
          config: z
            .looseObject({ saveKey: text.describe('A key that is handed back when answers are saved.') })
            .describe('What else a save needs.'),
        })
        .describe('What was asked for, and what goes with it.'),
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
    response: acceptedByStatus.extend({
      meta: z
        .looseObject({ reportId: id.describe('Id of the report that was made.') })
        .describe('What was asked for, and what goes with it.'),
    }),
    success: status,
    isExpensive: true,
    section: 's.4, s.7',
  },
  'hra.getReportData': {
    ...read,
    path: '/hra/get-report-data',
    summary: 'Reads the ages of a report: target, real and risk age, and what the gateway tells besides.',
    request: z.strictObject({ getReportDataClientId: clientId, getReportDataReportId: reportId }),
    // The ages stand under `data` or at the top level (s.3, s.7): both are taken.
    response: z.union([acceptedByStatus.extend({ data: z.looseObject(ages).nullable() }), agesAtTop]),
    success: status,
    answer: answerLimits.document,
    section: 's.2.3, s.3, s.7',
  },
  'hra.getSavedAnswers': {
    ...read,
    path: '/hra/get-saved-answers',
    summary: 'Reads answers that were saved but not yet submitted.',
    // As long as a save may give one back: what was saved can be opened again.
    request: z.strictObject({
      uniqueString,
      userId: z.string().min(1).max(320).describe('Id of the person.'),
    }),
    response: acceptedOrNoCode
      .extend({
        appraiseRisksUserId: z.string().min(1).describe('The person whose assessment it is.'),
        uniqueString: unreadText.describe('Names the saved answers, for hra.getSavedAnswers.'),
      })
      .superRefine((answer, context) => {
        for (const [key, value] of Object.entries(answer)) {
          // An answer that cannot be shown would be lost with the next save.
          if (!savedAnswerKey.test(key) || savedAnswer.safeParse(value).success) continue;
          context.addIssue({ code: 'custom', path: [key], message: 'expected a text, a number or null' });
        }
      })
      .meta({
        patternProperties: {
          [savedAnswerKey.source]: {
            type: ['string', 'number', 'null'],
            description: 'An answer, under its question’s key in camel case.',
          },
        },
      }),
    success: { kind: 'field', field: 'appraiseRisksUserId' },
    answer: answerLimits.document,
    section: 's.3, s.4, s.7',
  },
  'hra.saveAnswers': {
    ...write,
    path: '/hra/save-answers',
    summary: 'Saves the answers so far. The answer names the record, to save to it again.',
    request: flatMap,
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
    answer: answerLimits.pdf,
    section: 's.3, s.4, s.7',
  },
} as const satisfies Record<string, Operation>;
