import { z } from 'zod';
import { accepted, noPayload } from './envelope.ts';

/**
 * An assessment as HL7 FHIR R4 writes it (https://hl7.org/fhir/R4/questionnaireresponse.html), as far as all of them have it
 * here: one item for each answer.
 */
const questionnaireResponse = z.looseObject({
  resourceType: z.literal('QuestionnaireResponse'),
  /** Which questions: the questionnaire's address and version. */
  questionnaire: z.string().min(1),
  status: z.enum(['in-progress', 'completed', 'amended', 'entered-in-error', 'stopped']),
  authored: z.string().min(1),
  item: z.array(
    z.looseObject({
      linkId: z.string().min(1),
      text: z.string().optional(),
      answer: z.array(z.looseObject({})).optional(),
    }),
  ),
});

/** Everything a gateway keeps of the person who asks. What else it tells beside these members is its own affair. */
export const exportData = {
  request: noPayload,
  response: accepted.extend({
    data: z.looseObject({
      exportedAt: z.string().min(1),
      account: z.looseObject({ userEmail: z.string().min(1) }),
      assessments: z.array(z.looseObject({ questionnaireResponse })),
    }),
  }),
};

/** Removes the account of the person who asks, and all that is kept with it. The password is asked for again. */
export const deleteAccount = {
  request: z.strictObject({
    userEmail: z.string().min(1).max(320),
    userPassword: z.string().min(1).max(1024),
  }),
  response: accepted,
};
