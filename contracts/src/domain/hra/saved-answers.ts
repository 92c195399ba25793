import { isAdditionalKey } from './additional-key.ts';
import { type Answers, type AnswerValue, isAnswerKey } from './answer-groups.ts';
import { answerKeyOfNormalForm, answerKeyOfWireKey, kindOf, normalForm } from './answer-keys.ts';
import { isAnswered, numberIfPlain } from './answer-value.ts';
import type { AskedPart, QuestionPart } from './questionnaire.ts';

/**
 * The answers in a saved-answers response, by the normal form of its camel-case keys (s.3). What nobody explains keeps its own key, so
 * that the next save sends it back; all else is passed over. @param parts what the questionnaire asks
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

/** The saved-answers members of a flat map (`hraQSexA`, `hraAppUnits`): the answers alone, not whose they are. */
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
