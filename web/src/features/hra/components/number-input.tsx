import type { AnswerCheck } from '@choose-life/contracts/domain/hra/answer-check';
import type { AnswerValue } from '@choose-life/contracts/domain/hra/answer-groups';
import type { QuestionPart } from '@choose-life/contracts/domain/hra/questionnaire';
import type { Suggestion } from '@choose-life/contracts/domain/hra/suggestions';
import { typedAnswerOf } from '@choose-life/contracts/domain/hra/typed-answer';
import { CircleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { NumberBox } from '@/components/forms/field';
import { Button } from '@/components/ui/button';
import { numberCopy, questionCopy, unreadableMessage } from '../copy/pages.ts';
import type { AnswerWatch } from '../state/answer-watch.ts';
import { useShownAnswer } from './use-shown-answer.ts';

/*
 * The input of a number. The field always shows the text that the person typed. The stored answer is the number that the text means:
 *
 *   '175'      is stored as it is.
 *   '5,5'      is stored as '5.5'.
 *   '1,200'    is stored as it is. Its check asks for the meaning, 1200 or 1.2.
 *   '1.75 m'   is stored as '175' in a field for cm. A line below the field shows the number and its unit.
 *   '176 cms'  cannot be read. This unreadable text stays in the field (docs/faults.md D22), and the earlier answer is still stored.
 *
 * `NumberInput` converts between text and answer. `OtherUnitInput` converts between them for results of a laboratory, which have two units.
 * Both render a `NumberField`, which shows the limits. It renders `PleaseCheck`, which says what is wrong with a text that cannot be read
 * or with a number that is probably a typing error.
 */

/** The props of all inputs of a number. */
export interface NumberInputProps {
  readonly id: string;
  readonly part: QuestionPart;
  readonly value: AnswerValue | null;
  readonly required: boolean;
  readonly answerWatch: AnswerWatch;
  /**
   * The check of a pair of numbers: the id of its text, which is below both inputs, and whether the person keeps the numbers. Absent or
   * null if there is no such check.
   */
  readonly groupCheck?: { readonly id: string; readonly isKept: boolean } | null;
  readonly describedBy?: string | undefined;
  readonly onAnswer: (value: string | null) => void;
  readonly onAcceptSuggestion: (suggestion: Suggestion) => void;
}

/** The input of a number in the unit of its question. */
export function NumberInput(props: NumberInputProps) {
  const { part, value, answerWatch, onAnswer } = props;
  const [typedText, setTypedText] = useState('');
  const storedAnswer = value === null ? null : String(value);
  // Whether the typed text still means the stored answer, which a suggestion or another tab may have changed since.
  const isCurrent = (typedAnswerOf(typedText, part)?.answer ?? null) === storedAnswer;
  const text = answerWatch.unreadableText(part.answerKey) ?? (isCurrent ? typedText : (storedAnswer ?? ''));
  const parsed = typedAnswerOf(text, part);
  const readAsSentence =
    parsed && parsed.readInUnit !== null ? numberCopy.readAs(parsed.answer, parsed.readInUnit) : null;
  return (
    <NumberField
      {...props}
      text={text}
      units={readAsSentence === null ? part.units : null}
      storedAnswer={storedAnswer}
      answerToKeep={String(value)}
      conversion={readAsSentence}
      onType={next => {
        const nextParsed = typedAnswerOf(next, part);
        if (nextParsed === null && next.trim() !== '')
          return answerWatch.keepUnreadable(part.answerKey, next);
        setTypedText(next);
        onAnswer(nextParsed?.answer ?? null);
      }}
    />
  );
}

interface NumberFieldProps extends Omit<NumberInputProps, 'value' | 'onAnswer'> {
  readonly text: string;
  /** The unit at the end of the field; null if the text has a unit. */
  readonly units: string | null;
  /** The stored answer, which is still used while the text cannot be read; null if there is none. */
  readonly storedAnswer: string | null;
  /** The answer as the button 'Keep ...' shows it. A missing answer is never shown there, since it has no check. */
  readonly answerToKeep: string;
  /**
   * Replaces the suggestions of the check while the field shows the other unit, because the suggestions of the check are in the stored
   * unit.
   */
  readonly suggestions?: readonly Suggestion[] | undefined;
  /** The sentence that explains how the text was read or stored; null if the text itself is the answer. */
  readonly conversion: string | null;
  readonly onType: (text: string) => void;
}

/** The field of a number, with its limits and its fault or check. */
export function NumberField(props: NumberFieldProps) {
  const { id, part, units, required, answerWatch, groupCheck = null, conversion } = props;
  const [text, changeText] = useShownAnswer(props.text, next => {
    answerWatch.beforeTyping(part.answerKey);
    props.onType(next);
  });
  const hintId = useId();
  const range = rangeOf(part);
  const isTyping = answerWatch.isTyping(part.answerKey);
  const unreadableText = answerWatch.unreadableText(part.answerKey);
  const watchedCheck =
    groupCheck === null && unreadableText === null ? answerWatch.shownCheck(part.answerKey) : null;
  // A fault is hidden while the person types, because the number may only be half typed.
  const { fault, note } =
    unreadableText === null
      ? { fault: numberFaultOf(part, watchedCheck?.check ?? null), note: numberCopy.notUsed }
      : unreadableFaultOf(unreadableText, props.storedAnswer);
  const shownFault = isTyping ? null : fault;
  const isKept = watchedCheck?.isKept ?? false;
  const hint = [range, required ? questionCopy.neededForResult : null]
    .filter(entry => entry !== null)
    .join('. ');
  const isInvalid = (shownFault !== null && !isKept) || groupCheck?.isKept === false;
  const describedBy = [
    props.describedBy,
    conversion && `${hintId}-conversion`,
    hint && `${hintId}-hint`,
    shownFault && `${hintId}-fault`,
    groupCheck?.id,
  ];
  return (
    <div className="grid gap-1.5">
      <div className="relative sm:max-w-82">
        <NumberBox
          id={id}
          required={required}
          value={text}
          onChange={event => changeText(event.currentTarget.value)}
          onBlur={() => answerWatch.afterBlur(part.answerKey)}
          aria-invalid={isInvalid || undefined}
          aria-describedby={describedBy.filter(Boolean).join(' ') || undefined}
          className="scroll-my-40 pe-[45%] text-lead aria-invalid:border-warn"
        />
        {/* The unit and its distance of 1rem from the edge fit into the field's end padding of 45 %, so the unit never covers the text. */}
        {units && (
          <span className="pointer-events-none absolute inset-y-0 end-4 flex max-w-[calc(45%-1rem)] items-center text-end text-meta text-ink-muted">
            {units}
          </span>
        )}
      </div>
      {hint && (
        <p id={`${hintId}-hint`} className="text-meta text-ink-muted">
          {hint}
        </p>
      )}
      {conversion && (
        <p id={`${hintId}-conversion`} className="text-meta text-ink">
          {conversion}
        </p>
      )}
      <PleaseCheck
        id={`${hintId}-fault`}
        fieldId={id}
        fault={shownFault}
        note={note}
        suggestions={props.suggestions ?? watchedCheck?.check.suggestions ?? []}
        answerToKeep={props.answerToKeep}
        isKept={isKept}
        onAcceptSuggestion={props.onAcceptSuggestion}
        onKeep={() => watchedCheck && answerWatch.keepNumbers(watchedCheck.check)}
      />
    </div>
  );
}

interface PleaseCheckProps {
  readonly id: string;
  readonly fieldId: string;
  /** The sentence that says what is wrong with the answer; null if there is nothing to show. */
  readonly fault: string | null;
  /** A sentence about what happens with the answer, or what to type. */
  readonly note: string;
  readonly suggestions: readonly Suggestion[];
  /** The answer in the button 'Keep ...'. */
  readonly answerToKeep: string;
  /** Whether the person has pressed 'Keep' for these numbers. A line of text then replaces the question. */
  readonly isKept: boolean;
  readonly onAcceptSuggestion: (suggestion: Suggestion) => void;
  readonly onKeep: () => void;
}

/**
 * Asks whether an answer that is probably a typing error is right. If there are suggestions, it has a button for each, and a button that keeps
 * the answer. It is a live region, and blocks neither Save nor Next (s.5).
 */
export function PleaseCheck(props: PleaseCheckProps) {
  const { id, fieldId, fault, note, suggestions, answerToKeep, isKept, onAcceptSuggestion, onKeep } = props;
  const focusField = () => document.getElementById(fieldId)?.focus();
  return (
    // `empty:absolute`, because the empty live region would otherwise add a gap to the grid around it.
    <div aria-live="polite" className="empty:absolute">
      {fault !== null && isKept && (
        <p id={id} className="text-meta text-ink-muted">
          {numberCopy.kept}
        </p>
      )}
      {fault !== null && !isKept && (
        <div className="reveal mt-1 grid gap-3 rounded-input bg-warn-tint p-3">
          <div id={id} className="flex items-start gap-2">
            <CircleAlert aria-hidden size={18} className="mt-px shrink-0 text-warn" />
            <div className="grid gap-0.5 text-meta">
              <p className="text-ink">
                <strong className="font-bold">{numberCopy.pleaseCheck}</strong> <span>{fault}</span>
              </p>
              <p className="text-ink-muted">{note}</p>
            </div>
          </div>
          {suggestions.length > 0 && (
            <div className="flex flex-wrap gap-2">
              {suggestions.map(suggestion => (
                <Button
                  key={suggestion.label}
                  variant="outline"
                  size="sm"
                  className="not-hover:bg-surface"
                  onClick={() => {
                    // The focus moves first, because the button disappears with the check.
                    focusField();
                    onAcceptSuggestion(suggestion);
                  }}
                >
                  {numberCopy.use(suggestion.label)}
                </Button>
              ))}
              <Button
                variant="ghost"
                size="sm"
                onClick={() => {
                  focusField();
                  onKeep();
                }}
              >
                {numberCopy.keep(answerToKeep)}
              </Button>
            </div>
          )}
        </div>
      )}
    </div>
  );
}

type Limits = Pick<QuestionPart, 'min' | 'max' | 'units'>;

/** The limits in words, such as '30 to 300 kg', '18 years or more' or 'up to 5000 km'; null without limits. */
export function rangeOf({ min, max, units }: Limits): string | null {
  if (min !== null && max !== null) return withUnits(`${min} to ${max}`, units);
  if (min !== null) return `${withUnits(String(min), units)} or more`;
  return max === null ? null : withUnits(`up to ${max}`, units);
}

/**
 * The fault of a text that cannot be read, and what to type.
 * @param storedAnswer the earlier answer, which is still used; null if there is none
 */
export function unreadableFaultOf(
  text: string,
  storedAnswer: string | null,
): { fault: string; note: string } {
  if (storedAnswer === null) return { fault: numberCopy.notANumber, note: numberCopy.notUsed };
  return { fault: unreadableMessage(text, storedAnswer), note: numberCopy.notANumber };
}

/** The text about a number that needs a check; null without a check. */
export function numberFaultOf(limits: Limits, check: AnswerCheck | null): string | null {
  if (check === null) return null;
  if (check.kind === 'unreadable' && check.suggestions.length === 0) return numberCopy.notANumber;
  if (check.kind === 'outside') return numberCopy.outOfRange(boundsOf(limits));
  if (check.kind === 'size') return numberCopy.weightAndHeight;
  if (check.kind === 'order') return numberCopy.lowBelowHigh;
  return numberCopy.didYouMean;
}

function boundsOf(limits: Limits): string {
  const { min, max, units } = limits;
  if (min !== null && max !== null) return withUnits(`between ${min} and ${max}`, units);
  // Not null: a number can be outside only if there is a limit.
  return rangeOf(limits) ?? '';
}

function withUnits(text: string, units: string | null): string {
  if (!units) return text;
  return units === '%' ? `${text}%` : `${text} ${units}`;
}
