import { upperFirst } from '../first-letter.ts';
import { hasFormOfAdditionalKey } from './additional-key.ts';
import { type Answers, type AnswerValue, isAnswerKey } from './answer-groups.ts';
import { answerKeyOfNormalForm, answerKeyOfWireKey, kindOf, normalForm } from './answer-keys.ts';
import { isAnswered, numberIfPlain } from './answer-value.ts';
import type { AskedPart, QuestionPart } from './questionnaire.ts';

/**
 * Reads the answers of a response of `hra.getSavedAnswers`, whose keys are wire keys in camel case (s.3). An answer to an unknown question
 * keeps its saved key (`hasFormOfAdditionalKey`), so that the next save sends it back. Other members are ignored.
 * @param parts the parts of the questionnaire, to recognize questions that the contract does not know
 */
export function decodeSavedAnswers(
  saved: object,
  parts: ReadonlyMap<string, AskedPart> = new Map(),
): Answers {
  const askedKeysByNormalForm = new Map([...parts.keys()].map(key => [normalForm(key), key]));
  const answers: [string, AnswerValue][] = [];
  const members: [string, unknown][] = Object.entries(saved);
  for (const [savedKey, value] of members) {
    if (!isAnswered(value)) continue;
    const form = normalForm(savedKey);
    // A key of the contract is known even if the questionnaire no longer asks for the answer. Other keys are looked up in the
    // questionnaire. An answer that is in neither of them keeps its saved key.
    const key =
      answerKeyOfNormalForm(form) ??
      askedKeysByNormalForm.get(form) ??
      (hasFormOfAdditionalKey(savedKey) ? savedKey : null);
    if (key !== null) answers.push([key, convertToKind(kindOfKey(key, parts.get(key)?.part), value)]);
  }
  return Object.fromEntries(answers);
}

/**
 * The answers of a flat map with their saved keys (`hraQSexA`, `hraAppUnits`), without the other members. Answers to questions that the
 * contract does not know are included (`hasFormOfAdditionalKey`).
 */
export function encodeSavedAnswers(flat: Readonly<Record<string, AnswerValue>>): Record<string, AnswerValue> {
  const answers = Object.entries(flat).filter(
    ([key]) => answerKeyOfWireKey(key) !== undefined || hasFormOfAdditionalKey(key),
  );
  return Object.fromEntries(answers.map(([key, value]) => [camelCase(key), value]));
}

/** The kind of an answer. The questionnaire has precedence over the contract; undefined if neither has the question. */
function kindOfKey(key: string, part: QuestionPart | undefined): QuestionPart['kind'] | undefined {
  return part?.kind ?? (isAnswerKey(key) ? kindOf(key) : undefined);
}

/** The answer as a form stores it: an option id as a string, a number as a number. A value of an unknown kind is unchanged. */
function convertToKind(kind: QuestionPart['kind'] | undefined, value: AnswerValue): AnswerValue {
  if (kind === 'choice') return String(value);
  return kind === 'number' ? numberIfPlain(value) : value;
}

function camelCase(wireKey: string): string {
  const [first = '', ...rest] = wireKey.split(/[^A-Za-z0-9]+/).filter(word => word !== '');
  return first + rest.map(upperFirst).join('');
}
