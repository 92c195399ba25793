import type { Answers, AnswerValue } from '@choose-life/contracts/domain/hra/answer-groups';
import { isAnswered, plainNumberOf } from '@choose-life/contracts/domain/hra/answer-value';
import { askedParts } from '../appraisal/asked-questions.ts';
import questionnaire from '../assessments/questionnaire.json' with { type: 'json' };

/** The data of an assessment from which its export is made. */
export interface AnsweredAssessment {
  readonly uniqueString: string;
  readonly isFinished: boolean;
  /** When it was submitted, or last saved: ISO 8601. */
  readonly authored: string;
  /** The id of its questionnaire; the present questionnaire when undefined. */
  readonly questionnaireId: string | undefined;
  readonly answers: Answers;
}

/** FHIR identifies code systems by URL. The URL need not exist. */
const fhirBase = 'https://chooselife.example/fhir';

interface ResponseItem {
  readonly linkId: string;
  readonly text: string;
}

type ResponseAnswer =
  | { readonly valueCoding: { readonly system: string; readonly code: string; readonly display: string } }
  | { readonly valueString: string }
  | { readonly valueInteger: number }
  | { readonly valueDecimal: number };

/** The parts of FHIR's QuestionnaireResponse that an export has. */
interface QuestionnaireResponse {
  readonly resourceType: 'QuestionnaireResponse';
  readonly identifier: { readonly system: string; readonly value: string };
  readonly questionnaire: string;
  readonly status: 'completed' | 'in-progress';
  readonly authored: string;
  readonly item: readonly (ResponseItem & { readonly answer: readonly ResponseAnswer[] })[];
}

/**
 * An assessment as a QuestionnaireResponse of HL7 FHIR R4 (https://hl7.org/fhir/R4/questionnaireresponse.html): one item for each answer, in
 * the order of the questions.
 */
export function questionnaireResponseOf(assessment: AnsweredAssessment): QuestionnaireResponse {
  const { answers, authored, isFinished, questionnaireId, uniqueString } = assessment;
  return {
    resourceType: 'QuestionnaireResponse',
    identifier: { system: `${fhirBase}/assessments`, value: uniqueString },
    questionnaire: `${fhirBase}/Questionnaire/${encodeURIComponent(questionnaireId ?? questionnaire.defaultHraId)}`,
    status: isFinished ? 'completed' : 'in-progress',
    authored,
    item: inAskedOrder(answers).map(([key, value]) => {
      const item = itemOf(key);
      return { ...item, answer: [answerOf(key, value, item)] };
    }),
  };
}

function itemOf(key: string): ResponseItem {
  const askedPart = askedParts.get(key);
  if (askedPart === undefined) return { linkId: key, text: key };
  const { part, question } = askedPart;
  const isOneOfSeveral = question.parts.length > 1;
  const texts = [question.label, isOneOfSeveral ? part.label : null, part.units && `(${part.units})`];
  return {
    linkId: isOneOfSeveral ? `${question.id}.${key}` : question.id,
    // The unit is part of the text: R4 has no other member for the unit of a plain number.
    text: texts.filter(Boolean).join(' '),
  };
}

/** Answers that are not in the questionnaire come last, under their keys, since an export has everything that is stored. */
function inAskedOrder(answers: Answers): [string, AnswerValue][] {
  const keys = new Set([...askedParts.keys(), ...Object.keys(answers)]);
  return [...keys].flatMap((key): [string, AnswerValue][] => {
    const value = answers[key];
    return isAnswered(value) ? [[key, value]] : [];
  });
}

function answerOf(key: string, value: AnswerValue, { linkId }: ResponseItem): ResponseAnswer {
  const option = askedParts.get(key)?.part.options.find(({ id }) => id === String(value));
  if (option) {
    const system = `${fhirBase}/CodeSystem/${linkId}`;
    return { valueCoding: { system, code: option.id, display: option.label } };
  }
  const number = plainNumberOf(value);
  if (number === null) return { valueString: String(value) };
  // FHIR's integers have 32 bits.
  const isInteger = Number.isInteger(number) && Math.abs(number) < 2 ** 31;
  return isInteger ? { valueInteger: number } : { valueDecimal: number };
}
