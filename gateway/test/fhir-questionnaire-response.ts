import { z } from 'zod';

/**
 * The QuestionnaireResponse resource of HL7 FHIR R4 (4.0.1), according to its definition at
 * https://hl7.org/fhir/R4/questionnaireresponse.html: the part that this gateway uses. It is strict, so that an unknown member fails a
 * test.
 */

// The regular expressions of the primitive types are from https://hl7.org/fhir/R4/datatypes.html. Only `uri` differs: it must not be empty.
const string = z.string().regex(/^[ \r\n\t\S]+$/);
const uri = z.string().regex(/^\S+$/);
const code = z.string().regex(/^[^\s]+(\s[^\s]+)*$/);
const dateTime = z
  .string()
  .regex(
    /^([0-9]([0-9]([0-9][1-9]|[1-9]0)|[1-9]00)|[1-9]000)(-(0[1-9]|1[0-2])(-(0[1-9]|[1-2][0-9]|3[0-1])(T([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\.[0-9]+)?(Z|[+-]((0[0-9]|1[0-3]):[0-5][0-9]|14:00)))?)?)?$/,
  );

const identifier = z.strictObject({ system: uri, value: string });
const coding = z.strictObject({ system: uri, code, display: string });

/** `value[x]` has exactly one of these forms. */
const answer = z.union([
  z.strictObject({ valueInteger: z.int32() }),
  z.strictObject({ valueDecimal: z.number() }),
  z.strictObject({ valueCoding: coding }),
  z.strictObject({ valueString: string }),
]);

/** The schema of the resource. */
export const fhirQuestionnaireResponse = z.strictObject({
  resourceType: z.literal('QuestionnaireResponse'),
  identifier,
  questionnaire: uri,
  status: z.enum(['in-progress', 'completed', 'amended', 'entered-in-error', 'stopped']),
  authored: dateTime,
  item: z.array(z.strictObject({ linkId: string, text: string, answer: z.array(answer).min(1) })),
});
