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
 * A number that laboratories print in one of two units. The unit is chosen above the field, or typed behind the number, which then moves
 * the choice. The stored answer is always in the unit of the question; the typed text stays as typed while it means that answer.
 */
export function OtherUnitInput(props: NumberInputProps & { readonly other: OtherUnit }) {
  const { other, ...input } = props;
  const { part, value, watch, onAnswer } = input;
  const { key } = other;
  const heldId = useId();
  const chosen = useResultUnit(key) ?? other.expected;
  const [typed, setTyped] = useState(() => typedTexts.get(key) ?? '');
  const held = value === null ? null : String(value);
  const unread = watch.unreadText(key);
  const isMeant = typedResultOf(typed, chosen, other).answer === held;
  const text = unread ?? (isMeant ? typed : textOf(value, chosen, other));
  const { hasUnit, number } = typedResultOf(text, chosen, other);

  /** Shows a text and stores what it means. */
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
    if (keepsDigits(number, unit, part, other)) return type(number, unit);
    showAnswer();
  };
  /** Shows the stored answer in place of the typed text. */
  const showAnswer = () => {
    setTyped('');
    typedTexts.delete(key);
  };

  const isInOther = chosen === other.unit;
  const isConverted = isInOther && plainNumberOf(number) !== null;
  const words = isRounded(number ?? '', other) ? otherUnitCopy.heldRounded : otherUnitCopy.held;
  const inExpected = hasUnit && !isInOther ? numberCopy.readAs(held ?? '', other.expected) : null;
  const foot = isConverted ? words(held ?? '', other.expected) : inExpected;
  return (
    <div className="grid gap-4">
      <UnitChoice label={otherUnitCopy.which[key]} chosen={chosen} onChoose={choose} />
      <NumberField
        {...input}
        part={isInOther ? { ...part, ...limitsInOtherUnit(part, other), units: other.unit } : part}
        text={text}
        units={hasUnit ? null : chosen}
        held={held}
        answer={text}
        suggestions={isInOther ? meantInAsked(number, part, other) : undefined}
        describedBy={[input.describedBy, foot && heldId].filter(Boolean).join(' ')}
        foot={
          foot && (
            <p id={heldId} className="text-meta text-ink">
              {foot}
            </p>
          )
        }
        onType={next => type(next, chosen)}
        onMean={suggestion => {
          chooseResultUnit(key, other.expected);
          showAnswer();
          input.onMean(suggestion);
        }}
      />
    </div>
  );
}

/** The typed texts by answer key, so that a page that is opened again shows them. In memory only: an answer is health data. */
const typedTexts = new Map<string, string>();

whenForgetting(() => typedTexts.clear());

function textOf(held: AnswerValue | null, chosen: ResultUnit, other: OtherUnit): string {
  return chosen === other.unit ? toOtherUnit(held, other) : String(held ?? '');
}

/** A number that is only plausible in the unit of the question was probably meant in it. */
function meantInAsked(typed: string | null, part: QuestionPart, other: OtherUnit): Suggestion[] {
  const number = plainNumberOf(typed);
  if (number === null || !isPlausible(number, part.answerKey, part)) return [];
  return [{ value: number, label: `${number} ${other.expected}` }];
}

interface UnitChoiceProps {
  readonly label: string;
  readonly chosen: ResultUnit;
  readonly onChoose: (unit: ResultUnit) => void;
}

/** Two native radios of equal weight. */
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
