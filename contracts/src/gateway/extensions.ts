import { z } from 'zod';
import { answerLimits, callTimes, type Operation, read, status, write } from './operation.ts';
import { reportId } from './operations/hra.ts';
import { type OperationId, operations } from './operations.ts';
import { accepted, acceptedByStatus, noPayload } from './schemas/envelope.ts';

/** HL7 FHIR R4 (https://hl7.org/fhir/R4/questionnaireresponse.html), as far as every exported assessment has it. */
const questionnaireResponse = z.looseObject({
  resourceType: z.literal('QuestionnaireResponse').describe('Kind of the FHIR resource.'),
  questionnaire: z.string().min(1).describe('Which questions: the questionnaire’s address and version.'),
  status: z
    .enum(['in-progress', 'completed', 'amended', 'entered-in-error', 'stopped'])
    .describe('State of the answers, in the words of FHIR.'),
  authored: z.string().min(1).describe('When the answers were given, in ISO 8601.'),
  item: z
    .array(
      z.looseObject({
        linkId: z.string().min(1).describe('Id of the question.'),
        text: z.string().optional().describe('The question.'),
        answer: z
          .array(z.looseObject({}))
          .optional()
          .describe('The answer, in the form that FHIR has for its type.'),
      }),
    )
    .describe('One item for each answer.'),
});

/**
 * Calls beyond the 22 of the specification. A gateway may have them. Without them it answers as to any unknown path, and the
 * product works without the feature. A call is made only after the gateway has offered it: report data offers `hra.whatIf`,
 * user details list the others under `userExtensions`.
 */
export const extensions = {
  'hra.whatIf': {
    ...read,
    path: '/hra/what-if',
    summary:
      'Tries a change on a report and reads the risk age it would give. An extension: offered by report data where the gateway has it.',
    request: z.strictObject({
      whatIfReportId: reportId,
      notSmoking: z.boolean().optional().describe('As if the person did not smoke.'),
      weight: z
        .number()
        .positive()
        .max(1000)
        .optional()
        .describe('As if they weighed this, in the unit of the report’s answers.'),
      systolic: z
        .number()
        .positive()
        .max(400)
        .optional()
        .describe('As if this were their systolic blood pressure, in mmHg.'),
    }),
    response: acceptedByStatus.extend({
      riskAge: z
        .number()
        .nullable()
        .describe('The age the heart is living at, in years; null where the gateway has none.'),
      riskAgeBound: z
        .enum(['above', 'below'])
        .nullish()
        .describe('The end of the scale that the risk age lies beyond.'),
      tenYears: z
        .number()
        .nullish()
        .describe('Percent of people who would have a first heart or circulation problem within 10 years.'),
    }),
    success: status,
    isExpensive: true,
    section: 's.2.3',
  },
  'hra.getReportLetter': {
    ...read,
    path: '/hra/get-report-letter',
    summary:
      'Reads the letter of a report to a health worker: one page, as a PDF. An extension: offered by user details where the gateway has it.',
    request: z.strictObject({
      getReportLetterReportId: reportId,
      showScores: z
        .boolean()
        .describe('Whether the scores for mood and worry, their notices and their steps are on the letter.'),
    }),
    // As hra.getReportPdf: a PDF in base64, as one JSON string or as plain text.
    response: z.string().min(1),
    success: { kind: 'pdf' },
    media: 'pdf',
    isExpensive: true,
    answer: answerLimits.pdf,
    section: 's.2.3',
  },
  'authentication.logOut': {
    ...write,
    path: '/authentication/log-out',
    summary:
      'Ends the session that the token stands for. An extension: offered by user details where the gateway has it.',
    request: noPayload,
    section: 's.2.3',
  },
  'user.exportData': {
    ...read,
    path: '/user/export-data',
    summary:
      'Reads all that is kept of the person who is logged in, each assessment as a FHIR R4 QuestionnaireResponse. An extension: offered by user details where the gateway has it.',
    request: noPayload,
    // All data that a gateway keeps of the caller. It may add members of its own.
    response: accepted.extend({
      data: z
        .looseObject({
          exportedAt: z.string().min(1).describe('When the data was taken out, in ISO 8601.'),
          account: z
            .looseObject({ userEmail: z.string().min(1).describe('E-mail address of the person.') })
            .describe('What is kept of the account.'),
          assessments: z
            .array(
              z.looseObject({
                questionnaireResponse: questionnaireResponse.describe(
                  'The answers, as HL7 FHIR R4 writes them.',
                ),
              }),
            )
            .describe('Every assessment of the person.'),
        })
        .describe('What was asked for.'),
    }),
    answer: answerLimits.export,
    // It is sent once, so it gets one long try.
    times: callTimes.write,
    isExpensive: true,
    isExport: true,
    section: 's.2.3',
  },
  'user.deleteAccount': {
    ...write,
    path: '/user/delete-account',
    summary:
      'Deletes the account of the person who is logged in, and all that is kept with it. An extension: offered by user details where the gateway has it.',
    // The person types the password again.
    request: z.strictObject({
      userEmail: z.string().min(1).max(320).describe('E-mail address of the person.'),
      userPassword: z
        .string()
        .min(1)
        .max(1024)
        .describe('Password of the person; a new one where one is set.'),
    }),
    takesPassword: true,
    section: 's.1, s.2.3',
  },
} as const satisfies Record<string, Operation>;

export type ExtensionId = keyof typeof extensions;

/** Every call that the adapter can pass on: the table of the specification, then the extensions. */
export const calls = { ...operations, ...extensions } as const;

export type CallId = OperationId | ExtensionId;

/** The request of a call: members of the body and path parameters alike. */
export type CallRequest<Id extends CallId> = z.infer<(typeof calls)[Id]['request']>;

/** The accepted answer of a call, as it stands on the wire. */
export type CallResponse<Id extends CallId> = z.infer<(typeof calls)[Id]['response']>;

/** All names, the specification's first. The keys of a plain literal are exactly its names. */
export const callIds = Object.keys(calls) as CallId[];

/** The longest time that any call may take: a graceful stop waits as long for the last calls, and connections stay open longer. */
export const longestCallMs = Math.max(...callIds.map(id => calls[id].times.totalMs));
