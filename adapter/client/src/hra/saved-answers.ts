// Generated from the table of calls by 'npm run generate'. Do not edit.

import { isAdditionalKey } from './additional-key.ts';
import { type Answers, type AnswerValue, isAnswerKey } from './answer-groups.ts';
import { answerKeyOfNormalForm, answerKeyOfWireKey, kindOf, normalForm } from './answer-keys.ts';
import { isAnswered, numberIfPlain } from './answer-value.ts';
import type { AskedPart, QuestionPart } from './questionnaire.ts';

/**
 * The answers in a saved-answers response, whose keys are camel-case versions of the wire keys (s.3). Keys are
 * matched by normal form. Option ids stay text; numbers may come as 45 or '45' and become numbers where they are
 * plain decimals. An answer that neither the contract nor the questionnaire explains is kept under its own key,
 * so that it is sent back with the next save. Everything else in the response (uniqueString, …) is passed over.
 *
 * @param parts what the questionnaire asks: names the slots of questions the contract does not know, and says what is a number.
 */
export function decodeSavedAnswers(
  saved: object,
  parts: ReadonlyMap<string, AskedPart> = new Map(),
): Answers {
  const slots = new Map([...parts.keys()].map(key => [normalForm(key), key]));
  const answers: [string, AnswerValue][] = [];
  const members: [string, unknown][] = Object.entries(saved);
  for (const [savedKey, value] of members) {
    if (!isAnswered(value)) continue;
    const form = normalForm(savedKey);
    const key =
      answerKeyOfNormalForm(form) ?? slots.get(form) ?? (isAdditionalKey(savedKey) ? savedKey : null);
    if (key !== null) answers.push([key, held(value, kindOfSlot(key, parts.get(key)?.part))]);
  }
  return Object.fromEntries(answers);
}

/**
 * The saved-answers members for a flat map: the gateway's writing side of the same rule (`hraQSexA`,
 * `hraAppUnits`). Holds the answers only, none of the meta members that say whose they are.
 */
export function encodeSavedAnswers(flat: Readonly<Record<string, AnswerValue>>): Record<string, AnswerValue> {
  const answers = Object.entries(flat).filter(
    ([key]) => answerKeyOfWireKey(key) !== undefined || isAdditionalKey(key),
  );
  return Object.fromEntries(answers.map(([key, value]) => [camelCase(key), value]));
}

/** Undefined where nobody knows: such a value is kept as it came. */
function kindOfSlot(key: string, part: QuestionPart | undefined): QuestionPart['kind'] | undefined {
  return part?.kind ?? (isAnswerKey(key) ? kindOf(key) : undefined);
}

function held(value: AnswerValue, kind: QuestionPart['kind'] | undefined): AnswerValue {
  if (kind === 'choice') return String(value);
  return kind === 'number' ? numberIfPlain(value) : value;
}

function camelCase(wireKey: string): string {
  const [first = '', ...rest] = wireKey.split(/[^A-Za-z0-9]+/).filter(word => word !== '');
  return first + rest.map(word => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}
