import type { Answers, AnswerValue } from '@choose-life/contracts/domain/hra/answer-groups';
import { isAnswered, plainNumberOf } from '@choose-life/contracts/domain/hra/answer-value';
import { askedParts } from '../appraisal/asked-questions.ts';

import questionnaire from '../assessments/questionnaire.json' with { type: 'json' };

export interface AnsweredAssessment {
  readonly uniqueString: string;
  readonly isFinished: boolean;
  /** When it was submitted, or last saved: ISO 8601. */
  readonly authored: string;
  /** The questionnaire it was made with; the present one where the answers do not say. */
  readonly questionnaireId: string | undefined;
  readonly answers: Answers;
}

/** FHIR identifies our code systems by URL. No server needs to answer there. */
const base = 'https://chooselife.example/fhir';

/** HL7 FHIR R4 (https://hl7.org/fhir/R4/questionnaireresponse.html): one item for each answer, in the order in which they are asked. */
export function questionnaireResponseOf(assessment: AnsweredAssessment) {
  const { answers, authored, isFinished, questionnaireId, uniqueString } = assessment;
  return {
    resourceType: 'QuestionnaireResponse',
    identifier: { system: `${base}/assessments`, value: uniqueString },
    questionnaire: `${base}/Questionnaire/${encodeURIComponent(questionnaireId ?? questionnaire.defaultHraId)}`,
    status: isFinished ? 'completed' : 'in-progress',
    authored,
    item: inAskedOrder(answers).map(([key, value]) => {
      const item = itemOf(key);
      return { ...item, answer: [answerOf(key, value, item)] };
    }),
  };
}

function itemOf(key: string) {
  const asked = askedParts.get(key);
  if (asked === undefined) return { linkId: key, text: key };
  const { part, question } = asked;
  const isOneOfSeveral = question.parts.length > 1;
  const words = [question.label, isOneOfSeveral ? part.label : null, part.units && `(${part.units})`];
  return {
    linkId: isOneOfSeveral ? `${question.id}.${key}` : question.id,
    // With its unit: R4 has no other place for the unit of a plain number.
    text: words.filter(Boolean).join(' '),
  };
}

/** Answers that the questionnaire does not explain come last, under their own keys: nothing that is kept is left out. */
function inAskedOrder(answers: Answers): [string, AnswerValue][] {
  const keys = new Set([...askedParts.keys(), ...Object.keys(answers)]);
  return [...keys].flatMap((key): [string, AnswerValue][] => {
    const value = answers[key];
    return isAnswered(value) ? [[key, value]] : [];
  });
}

function answerOf(key: string, value: AnswerValue, { linkId }: ReturnType<typeof itemOf>) {
  const option = askedParts.get(key)?.part.options.find(({ id }) => id === String(value));
  if (option) {
    const system = `${base}/CodeSystem/${linkId}`;
    return { valueCoding: { system, code: option.id, display: option.label } };
  }
  const number = plainNumberOf(value);
  if (number === null) return { valueString: String(value) };
  // FHIR's integers have 32 bits.
  const isInteger = Number.isInteger(number) && Math.abs(number) < 2 ** 31;
  return isInteger ? { valueInteger: number } : { valueDecimal: number };
}
