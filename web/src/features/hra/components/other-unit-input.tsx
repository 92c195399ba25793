import type { AnswerValue } from '@choose-life/contracts/domain/hra/answer-groups';
import { plainNumberOf } from '@choose-life/contracts/domain/hra/answer-value';
import {
  isPlausible,
  isRounded,
  keepsDigitsOnUnitChange,
  limitsInOtherUnit,
  type ResultUnit,
  resultUnits,
  toOtherUnit,
  typedResultOf,
  type UnitPair,
} from '@choose-life/contracts/domain/hra/other-unit';
import type { QuestionPart } from '@choose-life/contracts/domain/hra/questionnaire';
import type { Suggestion } from '@choose-life/contracts/domain/hra/suggestions';
import { Check } from 'lucide-react';
import { useId, useState } from 'react';
import { onForget } from '@/session/forget';
import { chooseResultUnit, useResultUnit } from '@/session/result-units';
import { numberCopy, otherUnitCopy } from '../copy/pages.ts';
import { NumberField, type NumberInputProps } from './number-input.tsx';

/**
 * The input of a result that laboratories print in one of two units: blood sugar and cholesterol. The person chooses the unit above the
 * field. A unit typed after the number changes that choice. The answer is stored in the unit of the question. The field shows the typed
 * text as long as the stored answer is the number that the text means.
 */
export function OtherUnitInput(props: NumberInputProps & { readonly unitPair: UnitPair }) {
  const { unitPair, ...input } = props;
  const { part, value, answerWatch, onAnswer } = input;
  const { key } = unitPair;
  const chosenUnit = useResultUnit(key) ?? unitPair.expectedUnit;
  const [typedText, setTypedText] = useState(() => typedTexts.get(key) ?? '');
  const storedAnswer = value === null ? null : String(value);
  const unreadableText = answerWatch.unreadableText(key);
  // False if a suggestion or another tab has changed the answer since the text was typed.
  const isCurrent = typedResultOf(typedText, chosenUnit, unitPair).answer === storedAnswer;
  const text = unreadableText ?? (isCurrent ? typedText : textOf(value, chosenUnit, unitPair));
  const { hasUnit, number } = typedResultOf(text, chosenUnit, unitPair);

  /** Shows a text, and stores its answer. A text that cannot be read is kept without changing the answer (docs/faults.md D22). */
  const changeText = (next: string, unit: ResultUnit) => {
    const result = typedResultOf(next, unit, unitPair);
    if (result.answer === null && next.trim() !== '') {
      typedTexts.delete(key);
      return answerWatch.keepUnreadable(key, next);
    }
    setTypedText(next);
    typedTexts.set(key, next);
    if (result.unit !== chosenUnit) chooseResultUnit(key, result.unit);
    onAnswer(result.answer);
  };
  const chooseUnit = (unit: ResultUnit) => {
    chooseResultUnit(key, unit);
    if (number === null) return;
    // If the digits are plausible in the new unit, the number was typed before its unit was chosen. Otherwise the answer is converted.
    if (keepsDigitsOnUnitChange(number, unit, part, unitPair)) return changeText(number, unit);
    showStoredAnswer();
  };
  /** Shows the stored answer instead of the typed text. */
  const showStoredAnswer = () => {
    setTypedText('');
    typedTexts.delete(key);
  };

  const isOtherUnit = chosenUnit === unitPair.otherUnit;
  const isConverted = isOtherUnit && plainNumberOf(number) !== null;
  // The sentences below are shown only if `text` was read as a number. An answer is then stored, so '' is never shown.
  const shownAnswer = storedAnswer ?? '';
  const storedAsSentence = isRounded(number ?? '', unitPair)
    ? otherUnitCopy.storedRounded(shownAnswer, unitPair.expectedUnit)
    : otherUnitCopy.stored(shownAnswer, unitPair.expectedUnit);
  const readAsSentence =
    hasUnit && !isOtherUnit ? numberCopy.readAs(shownAnswer, unitPair.expectedUnit) : null;
  return (
    <div className="grid gap-4">
      <UnitChoice label={otherUnitCopy.which[key]} chosen={chosenUnit} onChoose={chooseUnit} />
      <NumberField
        {...input}
        part={
          isOtherUnit ? { ...part, ...limitsInOtherUnit(part, unitPair), units: unitPair.otherUnit } : part
        }
        text={text}
        units={hasUnit ? null : chosenUnit}
        storedAnswer={storedAnswer}
        answerToKeep={text}
        // In the expected unit, the suggestions of the check are shown.
        suggestions={isOtherUnit ? suggestionInExpectedUnit(number, part, unitPair) : undefined}
        conversion={isConverted ? storedAsSentence : readAsSentence}
        onType={next => changeText(next, chosenUnit)}
        onAcceptSuggestion={suggestion => {
          chooseResultUnit(key, unitPair.expectedUnit);
          showStoredAnswer();
          input.onAcceptSuggestion(suggestion);
        }}
      />
    </div>
  );
}

/** The typed text of each answer key, which is shown when the page is opened again. Only in memory, because answers are health data. */
const typedTexts = new Map<string, string>();

onForget(() => typedTexts.clear());

/** The text of a stored answer in the chosen unit. */
function textOf(stored: AnswerValue | null, chosenUnit: ResultUnit, unitPair: UnitPair): string {
  return chosenUnit === unitPair.otherUnit ? toOtherUnit(stored, unitPair) : String(stored ?? '');
}

/** Suggests the typed number in the unit of the question if it is plausible there, because the person may have chosen the wrong unit. */
function suggestionInExpectedUnit(
  typedNumber: string | null,
  part: QuestionPart,
  unitPair: UnitPair,
): Suggestion[] {
  const number = plainNumberOf(typedNumber);
  if (number === null || !isPlausible(number, part.answerKey, part)) return [];
  return [{ value: number, label: `${number} ${unitPair.expectedUnit}` }];
}

interface UnitChoiceProps {
  readonly label: string;
  readonly chosen: ResultUnit;
  readonly onChoose: (unit: ResultUnit) => void;
}

/** The choice between the two units, as native radio buttons. They look alike, since neither unit is the usual one. */
function UnitChoice({ label, chosen, onChoose }: UnitChoiceProps) {
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={`${id}-label`} className="grid gap-1.5 sm:max-w-82">
      <p id={`${id}-label`} className="text-body font-semibold text-ink">
        {label}
      </p>
      <div className="grid grid-cols-2 gap-2">
        {resultUnits.map(unit => (
          <label
            key={unit}
            className="relative flex min-h-12 items-center justify-center rounded-button border border-line-strong bg-surface px-8 text-body font-semibold text-ink transition-colors duration-[120ms] hover:border-indigo has-checked:border-indigo has-checked:bg-indigo-tint has-checked:shadow-[inset_0_0_0_1px_var(--indigo)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus forced-colors:has-checked:border-[Highlight]"
          >
            <input
              type="radio"
              name={id}
              checked={unit === chosen}
              onChange={() => onChoose(unit)}
              className="absolute inset-0 size-full scroll-my-40 appearance-none rounded-button opacity-0"
            />
            <span>{unit}</span>
            {unit === chosen && (
              <Check aria-hidden size={18} strokeWidth={2.5} className="absolute end-3 text-indigo" />
            )}
          </label>
        ))}
      </div>
    </div>
  );
}
