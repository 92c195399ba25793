import { z } from 'zod';
import { answerLimits, callTimeouts, type Operation, read, successByStatus, write } from './operation.ts';
import { ageDescriptions, reportId } from './operations/hra.ts';
import { type OperationId, operations } from './operations.ts';
import { accepted, acceptedByStatus, email, noPayload } from './schemas/envelope.ts';

/** The members of a FHIR R4 resource that every exported assessment has: https://hl7.org/fhir/R4/questionnaireresponse.html */
const questionnaireResponse = z.looseObject({
  resourceType: z.literal('QuestionnaireResponse').describe('Kind of the FHIR resource.'),
  questionnaire: z.string().min(1).describe('Canonical URL and version of the questionnaire.'),
  status: z
    .enum(['in-progress', 'completed', 'amended', 'entered-in-error', 'stopped'])
    .describe('Status of the answers, as FHIR defines it.'),
  authored: z.string().min(1).describe('When the answers were given, in ISO 8601.'),
  item: z
    .array(
      z
        .looseObject({
          linkId: z.string().min(1).describe('Id of the question.'),
          text: z.string().optional().describe('The question.'),
          answer: z
            .array(z.looseObject({}).describe('A value in the FHIR form for its data type.'))
            .optional()
            .describe('The answer, in the FHIR form for its data type.'),
        })
        .describe('One answer with its question.'),
    )
    .describe('One item for each answer.'),
});

/**
 * Calls beyond the 22 of the specification. If a gateway does not support one, the product works without the feature. The product makes such a
 * call only if the gateway has offered it: report data offers `hra.whatIf` (member `whatIf`), and user details list the others under
 * `userExtensions`. Only `authentication.logOut` is also tried while the user details are not known.
 */
export const extensions = {
  'hra.whatIf': {
    ...read,
    path: '/hra/what-if',
    summary:
      'Reads the risk age that a report would have after a change. An extension: report data offers it if the gateway supports it.',
    request: z.strictObject({
      // Named like `getReportPdfReportId` of `hra.getReportPdf`: the name of the call comes first.
      whatIfReportId: reportId,
      notSmoking: z.boolean().optional().describe('True to compute as if the person did not smoke.'),
      weight: z
        .number()
        .positive()
        .max(1000)
        .optional()
        .describe('Weight to compute with, in the unit of the report’s answers.'),
      systolic: z
        .number()
        .positive()
        .max(400)
        .optional()
        .describe('Systolic blood pressure to compute with, in mmHg.'),
    }),
    response: acceptedByStatus.extend({
      riskAge: z.number().nullable().describe(ageDescriptions.riskAge),
      riskAgeBound: z
        .enum(['above', 'below'])
        .nullish()
        .describe('Set if the risk age is outside the scale: above its upper or below its lower end.'),
      tenYears: z
        .number()
        .nullish()
        .describe(
          'Of 100 people with these values, how many have a first heart or circulation problem within 10 years.',
        ),
    }),
    success: successByStatus,
    isExpensive: true,
    section: 's.2.3',
  },
  'hra.getReportLetter': {
    ...read,
    path: '/hra/get-report-letter',
    summary:
      'Reads the letter of a report to a health worker, a PDF of one page. An extension: user details offer it if the gateway supports it.',
    request: z.strictObject({
      getReportLetterReportId: reportId,
      showScores: z
        .boolean()
        .describe(
          'Whether the letter shows the scores for mood and worry, with the notices and steps that they cause.',
        ),
    }),
    // A PDF in base64, as one JSON string or as plain text, as in hra.getReportPdf.
    response: z.string().min(1),
    success: { kind: 'pdf' },
    media: 'pdf',
    isExpensive: true,
    answerLimits: answerLimits.pdf,
    section: 's.2.3',
  },
  'authentication.logOut': {
    ...write,
    path: '/authentication/log-out',
    summary: 'Ends the session of the token. An extension: user details offer it if the gateway supports it.',
    request: noPayload,
    section: 's.2.3',
  },
  'user.exportData': {
    ...read,
    path: '/user/export-data',
    summary:
      'Reads all data that the gateway stores about the person who is logged in, each assessment as a FHIR R4 QuestionnaireResponse. An extension: user details offer it if the gateway supports it.',
    request: noPayload,
    // A gateway may add members.
    response: accepted.extend({
      data: z
        .looseObject({
          exportedAt: z.string().min(1).describe('When the data was exported, in ISO 8601.'),
          account: z
            .looseObject({ userEmail: z.string().min(1).describe('E-mail address of the person.') })
            .describe('Data of the account.'),
          assessments: z
            .array(
              z
                .looseObject({
                  questionnaireResponse: questionnaireResponse.describe(
                    'The answers as an HL7 FHIR R4 QuestionnaireResponse.',
                  ),
                })
                .describe('One assessment.'),
            )
            .describe('Every assessment of the person.'),
        })
        .describe('The exported data.'),
    }),
    answerLimits: answerLimits.export,
    // An export is not retried (`isExport`), so it has the long timeout of a write.
    timeouts: callTimeouts.write,
    isExpensive: true,
    isExport: true,
    section: 's.2.3',
  },
  'user.deleteAccount': {
    ...write,
    path: '/user/delete-account',
    summary:
      'Deletes the account of the person who is logged in, with all its data. An extension: user details offer it if the gateway supports it.',
    // The person types the password again.
    request: z.strictObject({
      userEmail: email,
      userPassword: z.string().min(1).max(1024).describe('Password of the person.'),
    }),
    takesPassword: true,
    section: 's.1, s.2.3',
  },
} as const satisfies Record<string, Operation>;

/** The name of a call beyond the specification, for example `hra.whatIf`. */
export type ExtensionId = keyof typeof extensions;

/** The names of all extensions. The cast is safe because an object literal has no other keys. */
export const extensionIds = Object.keys(extensions) as ExtensionId[];

/** All calls that the adapter forwards: the 22 of the specification, then the extensions. */
export const calls = { ...operations, ...extensions } as const;

/** The name of any call, for example `hra.getReportPdf`: its path in camel case. */
export type CallId = OperationId | ExtensionId;

/** The request of a call: the members of its body and its path parameters. */
export type CallRequest<Id extends CallId> = z.infer<(typeof calls)[Id]['request']>;

/** The accepted answer of a call, as the gateway sends it. */
export type CallResponse<Id extends CallId> = z.infer<(typeof calls)[Id]['response']>;

/** The names of all calls, in the order of `calls`. The cast is safe because an object literal has no other keys. */
export const callIds = Object.keys(calls) as CallId[];

/** The longest total timeout of all calls, in milliseconds. A graceful stop waits this long for running calls. */
export const longestCallMs = Math.max(...callIds.map(id => calls[id].timeouts.totalMs));
