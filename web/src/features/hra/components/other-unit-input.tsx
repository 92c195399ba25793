import type { AnswerValue } from '@choose-life/contracts/domain/hra/answer-groups';
import { plainNumberOf } from '@choose-life/contracts/domain/hra/answer-value';
import {
  isPlausible,
  isRounded,
  keepsDigits,
  limitsInOtherUnit,
  type OtherUnit,
  type ResultUnit,
  resultUnits,
  toOtherUnit,
  typedResultOf,
} from '@choose-life/contracts/domain/hra/other-unit';
import type { QuestionPart } from '@choose-life/contracts/domain/hra/questionnaire';
import type { Suggestion } from '@choose-life/contracts/domain/hra/suggestions';
import { Check } from 'lucide-react';
import { useId, useState } from 'react';
import { whenForgetting } from '@/session/forget';
import { chooseResultUnit, useResultUnit } from '@/session/result-units';
import { numberCopy, otherUnitCopy } from '../copy/pages.ts';
import { NumberField, type NumberInputProps } from './number-input.tsx';

/**
 * The input of a result that laboratories print in one of two units: blood sugar and cholesterol. The person chooses the unit above the
 * field. A unit typed after the number changes that choice. The answer is stored in the unit of the question. The field shows the typed
 * text as long as the stored answer is the number that the text means.
 */
export function OtherUnitInput(props: NumberInputProps & { readonly other: OtherUnit }) {
  const { other, ...input } = props;
  const { part, value, watch, onAnswer } = input;
  const { key } = other;
  const chosen = useResultUnit(key) ?? other.expected;
  const [typed, setTyped] = useState(() => typedTexts.get(key) ?? '');
  const stored = value === null ? null : String(value);
  const unread = watch.unreadText(key);
  const isCurrent = typedResultOf(typed, chosen, other).answer === stored;
  const text = unread ?? (isCurrent ? typed : textOf(value, chosen, other));
  const { hasUnit, number } = typedResultOf(text, chosen, other);

  /** Shows a text, and stores its answer. A text that cannot be read is kept without changing the answer (docs/faults.md D22). */
  const type = (next: string, unit: ResultUnit) => {
    const result = typedResultOf(next, unit, other);
    if (result.answer === null) typedTexts.delete(key);
    else typedTexts.set(key, next);
    if (result.answer === null && next.trim() !== '') return watch.keepUnread(key, next);
    setTyped(next);
    if (result.unit !== chosen) chooseResultUnit(key, result.unit);
    onAnswer(result.answer);
  };
  const choose = (unit: ResultUnit) => {
    chooseResultUnit(key, unit);
    if (number === null) return;
    // If the digits are plausible in the new unit, the number was typed before its unit was chosen. Otherwise the answer is converted.
    if (keepsDigits(number, unit, part, other)) return type(number, unit);
    showAnswer();
  };
  /** Shows the stored answer instead of the typed text. */
  const showAnswer = () => {
    setTyped('');
    typedTexts.delete(key);
  };

  const isOtherUnit = chosen === other.unit;
  const isConverted = isOtherUnit && plainNumberOf(number) !== null;
  const storedAs = isRounded(number ?? '', other) ? otherUnitCopy.storedRounded : otherUnitCopy.stored;
  const readAs = hasUnit && !isOtherUnit ? numberCopy.readAs(stored ?? '', other.expected) : null;
  return (
    <div className="grid gap-4">
      <UnitChoice label={otherUnitCopy.which[key]} chosen={chosen} onChoose={choose} />
      <NumberField
        {...input}
        part={isOtherUnit ? { ...part, ...limitsInOtherUnit(part, other), units: other.unit } : part}
        text={text}
        units={hasUnit ? null : chosen}
        stored={stored}
        answer={text}
        suggestions={isOtherUnit ? suggestionInExpectedUnit(number, part, other) : undefined}
        conversion={isConverted ? storedAs(stored ?? '', other.expected) : readAs}
        onType={next => type(next, chosen)}
        onAcceptSuggestion={suggestion => {
          chooseResultUnit(key, other.expected);
          showAnswer();
          input.onAcceptSuggestion(suggestion);
        }}
      />
    </div>
  );
}

/** The typed text of each answer key, which is shown when the page is opened again. Only in memory, because answers are health data. */
const typedTexts = new Map<string, string>();

whenForgetting(() => typedTexts.clear());

/** The text of a stored answer in the chosen unit. */
function textOf(stored: AnswerValue | null, chosen: ResultUnit, other: OtherUnit): string {
  return chosen === other.unit ? toOtherUnit(stored, other) : String(stored ?? '');
}

/** Suggests the typed number in the unit of the question, if it is plausible in that unit: the wrong unit may be chosen. */
function suggestionInExpectedUnit(typed: string | null, part: QuestionPart, other: OtherUnit): Suggestion[] {
  const number = plainNumberOf(typed);
  if (number === null || !isPlausible(number, part.answerKey, part)) return [];
  return [{ value: number, label: `${number} ${other.expected}` }];
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
