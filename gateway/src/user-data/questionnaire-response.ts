import type { Answers, AnswerValue } from '@choose-life/contracts/domain/hra/answer-groups';
import { isAnswered } from '@choose-life/contracts/domain/hra/answered';
import { plainNumberOf } from '@choose-life/contracts/domain/hra/plain-number';
import {
  type QuestionPart,
  type QuestionView,
  questionsOf,
} from '@choose-life/contracts/domain/hra/questionnaire';
import questionnaire from '../assessments/questionnaire.json' with { type: 'json' };

/** An assessment, as far as its QuestionnaireResponse tells it. */
export interface AnsweredAssessment {
  readonly uniqueString: string;
  readonly isFinished: boolean;
  /** When it was submitted, or last saved: ISO 8601. */
  readonly authored: string;
  /** The questionnaire it was made with; the present one where the answers do not say. */
  readonly questionnaireId: string | undefined;
  readonly answers: Answers;
}

type Coding = { readonly system: string; readonly code: string; readonly display: string };
type Answer =
  | { readonly valueInteger: number }
  | { readonly valueDecimal: number }
  | { readonly valueCoding: Coding }
  | { readonly valueString: string };

/** A QuestionnaireResponse of HL7 FHIR R4 (https://hl7.org/fhir/R4/questionnaireresponse.html), as JSON. */
export type QuestionnaireResponse = {
  readonly resourceType: 'QuestionnaireResponse';
  readonly identifier: { readonly system: string; readonly value: string };
  readonly questionnaire: string;
  readonly status: 'in-progress' | 'completed';
  readonly authored: string;
  readonly item: { readonly linkId: string; readonly text: string; readonly answer: Answer[] }[];
};

/** Names of ours in FHIR are addresses; nothing has to answer there. */
const base = 'https://chooselife.example/fhir';

/** The assessment as other health software reads it: one item for each answer, in the order in which they are asked. */
export function questionnaireResponseOf(assessment: AnsweredAssessment): QuestionnaireResponse {
  const { answers, authored, isFinished, questionnaireId, uniqueString } = assessment;
  return {
    resourceType: 'QuestionnaireResponse',
    identifier: { system: `${base}/assessments`, value: uniqueString },
    questionnaire: `${base}/Questionnaire/${encodeURIComponent(questionnaireId ?? questionnaire.defaultHraId)}`,
    status: isFinished ? 'completed' : 'in-progress',
    authored,
    item: inAskedOrder(answers).map(([key, value]) => {
      const slot = slots.get(key);
      return {
        linkId: slot?.linkId ?? key,
        text: slot?.text ?? key,
        answer: [answerOf(value, slot)],
      };
    }),
  };
}

interface Slot {
  readonly linkId: string;
  readonly text: string;
  readonly part: QuestionPart;
}

/** Where each answer is asked, in order. A question that stands on two pages is one answer, and one slot. */
const slots: ReadonlyMap<string, Slot> = new Map(
  questionnaire.modules
    .flatMap(module => questionsOf(module))
    .flatMap(question => question.parts.map(part => [part.answerKey, slotOf(question, part)] as const)),
);

function slotOf({ id, label, parts }: QuestionView, part: QuestionPart): Slot {
  const isOneOfSeveral = parts.length > 1;
  const words = [label, isOneOfSeveral ? part.label : null, part.units && `(${part.units})`];
  return {
    linkId: isOneOfSeveral ? `${id}.${part.answerKey}` : id,
    // A number without its unit says nothing: R4 has no other place for it beside a plain number.
    text: words.filter(Boolean).join(' '),
    part,
  };
}

/** Answers that the questionnaire does not explain come last, under their own keys: nothing that is kept is left out. */
function inAskedOrder(answers: Answers): [string, AnswerValue][] {
  const keys = new Set([...slots.keys(), ...Object.keys(answers)]);
  return [...keys].flatMap((key): [string, AnswerValue][] => {
    const value = answers[key];
    return isAnswered(value) ? [[key, value]] : [];
  });
}

function answerOf(value: AnswerValue, slot: Slot | undefined): Answer {
  const option = slot?.part.options.find(({ id }) => id === String(value));
  if (slot && option) {
    const system = `${base}/CodeSystem/${slot.linkId}`;
    return { valueCoding: { system, code: option.id, display: option.label } };
  }
  const number = plainNumberOf(value);
  if (number === null) return { valueString: String(value) };
  return isInteger(number) ? { valueInteger: number } : { valueDecimal: number };
}

/** FHIR's integers have 32 bits. */
function isInteger(number: number): boolean {
  return Number.isInteger(number) && Math.abs(number) < 2 ** 31;
}
