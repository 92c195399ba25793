import type { AnswerCheck } from '@choose-life/contracts/domain/hra/answer-check';
import type { AnswerValue } from '@choose-life/contracts/domain/hra/answer-groups';
import type { QuestionPart } from '@choose-life/contracts/domain/hra/questionnaire';
import type { Suggestion } from '@choose-life/contracts/domain/hra/suggestions';
import { typedAnswerOf } from '@choose-life/contracts/domain/hra/typed-answer';
import { CircleAlert } from 'lucide-react';
import { type ChangeEvent, type ReactNode, useId, useState } from 'react';
import { NumberBox } from '@/components/forms/field';
import { Button } from '@/components/ui/button';
import { numberCopy, questionCopy, unreadWords } from '../copy/pages.ts';
import type { AnswerWatch } from '../state/answer-watch.ts';

export interface NumberInputProps {
  readonly id: string;
  readonly part: QuestionPart;
  readonly value: AnswerValue | null;
  readonly required: boolean;
  readonly watch: AnswerWatch;
  /** Set where a check of two numbers is shown below their group: the id of its text. */
  readonly askedBelow?: { readonly id: string; readonly kept: boolean } | null;
  readonly describedBy?: string | undefined;
  readonly onAnswer: (value: string | null) => void;
  readonly onMean: (suggestion: Suggestion) => void;
}

/** What was typed stays as it was, also where it is held otherwise: '5,5' as 5.5, '1.75 m' as 175 in cm. */
export function NumberInput(props: NumberInputProps) {
  const { part, value, watch, onAnswer } = props;
  const readId = useId();
  const [typed, setTyped] = useState('');
  const held = value === null ? null : String(value);
  const isMeant = (typedAnswerOf(typed, part)?.answer ?? null) === held;
  const text = watch.unreadText(part.answerKey) ?? (isMeant ? typed : (held ?? ''));
  const read = typedAnswerOf(text, part);
  const readAs = read && read.readIn !== null ? numberCopy.readAs(read.answer, read.readIn) : null;
  return (
    <NumberField
      {...props}
      text={text}
      units={readAs === null ? part.units : null}
      held={held}
      answer={String(value)}
      describedBy={[props.describedBy, readAs && readId].filter(Boolean).join(' ')}
      foot={
        readAs && (
          <p id={readId} className="text-meta text-ink">
            {readAs}
          </p>
        )
      }
      onType={next => {
        const meant = typedAnswerOf(next, part);
        if (meant === null && next.trim() !== '') return watch.keepUnread(part.answerKey, next);
        setTyped(next);
        onAnswer(meant?.answer ?? null);
      }}
    />
  );
}

interface NumberFieldProps extends Omit<NumberInputProps, 'value' | 'onAnswer'> {
  readonly text: string;
  /** The unit in the field, behind the number. */
  readonly units: string | null;
  /** The stored answer, which counts while the text cannot be read; null without one. */
  readonly held: string | null;
  /** The number as 'Keep ...' names it. */
  readonly answer: string;
  /** Suggestions that the check cannot make: the number is shown in another unit than it is stored in. */
  readonly suggestions?: readonly Suggestion[] | undefined;
  /** What stands between the limits and the check. */
  readonly foot?: ReactNode;
  readonly onType: (text: string) => void;
}

/** The field of a number with its limits and its check. What a text means is decided by the component around it. */
export function NumberField(props: NumberFieldProps) {
  const { id, part, text, units, required, watch, askedBelow = null, describedBy, onType, onMean } = props;
  const hintId = useId();
  const range = rangeOf(part);
  const isTyping = watch.isTyping(part.answerKey);
  const unread = watch.unreadText(part.answerKey);
  const watched = askedBelow === null && unread === null ? watch.check(part.answerKey) : null;
  const { fault, note } =
    unread === null
      ? { fault: numberFaultOf(part, watched?.check ?? null), note: numberCopy.notUsed }
      : unreadFaultOf(unread, props.held);
  const shownFault = isTyping ? null : fault;
  const kept = watched?.kept ?? false;
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    watch.type(part.answerKey);
    onType(event.currentTarget.value);
  };
  const hint = [range, required ? questionCopy.neededForResult : null]
    .filter(text => text !== null)
    .join('. ');
  const described = [describedBy, hint && `${hintId}-hint`, shownFault && `${hintId}-fault`, askedBelow?.id]
    .filter(Boolean)
    .join(' ');
  return (
    <div className="grid gap-1.5">
      <div className="relative sm:max-w-82">
        <NumberBox
          id={id}
          required={required}
          value={text}
          onChange={type}
          onBlur={() => watch.leave(part.answerKey)}
          aria-invalid={(shownFault && !kept) || askedBelow?.kept === false ? true : undefined}
          aria-describedby={described || undefined}
          className="scroll-my-40 pe-[45%] text-lead aria-invalid:border-warn"
        />
        {units && (
          <span className="pointer-events-none absolute inset-y-0 end-4 flex max-w-[42%] items-center text-end text-meta text-ink-muted">
            {units}
          </span>
        )}
      </div>
      {hint && (
        <p id={`${hintId}-hint`} className="text-meta text-ink-muted">
          {hint}
        </p>
      )}
      {props.foot}
      <PleaseCheck
        id={`${hintId}-fault`}
        fieldId={id}
        fault={shownFault}
        note={note}
        suggestions={props.suggestions ?? watched?.check.suggestions ?? []}
        answer={props.answer}
        kept={kept}
        onMean={onMean}
        onKeep={() => watched && watch.keep(watched.check)}
      />
    </div>
  );
}

interface PleaseCheckProps {
  readonly id: string;
  readonly fieldId: string;
  readonly fault: string | null;
  /** What becomes of the answer, or what to type. */
  readonly note: string;
  readonly suggestions: readonly Suggestion[];
  readonly answer: string;
  readonly kept: boolean;
  readonly onMean: (suggestion: Suggestion) => void;
  readonly onKeep: () => void;
}

/** Asks once about an answer that is probably a slip. A live region; it blocks nothing (s.5). */
export function PleaseCheck(props: PleaseCheckProps) {
  const { id, fieldId, fault, note, suggestions, answer, kept, onMean, onKeep } = props;
  const backToField = () => document.getElementById(fieldId)?.focus();
  return (
    <div aria-live="polite" className="empty:absolute">
      {fault !== null && kept && (
        <p id={id} className="text-meta text-ink-muted">
          {numberCopy.kept}
        </p>
      )}
      {fault !== null && !kept && (
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
                    backToField();
                    onMean(suggestion);
                  }}
                >
                  {numberCopy.use(suggestion.label)}
                </Button>
              ))}
              <Button
                variant="ghost"
                size="sm"
                onClick={() => {
                  backToField();
                  onKeep();
                }}
              >
                {numberCopy.keep(answer)}
              </Button>
            </div>
          )}
        </div>
      )}
    </div>
  );
}

type Limits = Pick<QuestionPart, 'min' | 'max' | 'units'>;

/** '30 to 300 kg', '18 years or more', 'up to 5000 km'; null without limits. */
export function rangeOf({ min, max, units }: Limits): string | null {
  if (min !== null && max !== null) return withUnits(`${min} to ${max}`, units);
  if (min !== null) return `${withUnits(String(min), units)} or more`;
  return max === null ? null : withUnits(`up to ${max}`, units);
}

/** What is wrong with a text that cannot be read, and what to do. @param held the earlier answer; null without one */
export function unreadFaultOf(text: string, held: string | null): { fault: string; note: string } {
  if (held === null) return { fault: numberCopy.notANumber, note: numberCopy.notUsed };
  return { fault: unreadWords(text, held), note: numberCopy.notANumber };
}

export function numberFaultOf(limits: Limits, check: AnswerCheck | null): string | null {
  if (check === null) return null;
  if (check.kind === 'unreadable' && check.suggestions.length === 0) return numberCopy.notANumber;
  if (check.kind === 'outside') return numberCopy.outOfRange(boundsOf(limits));
  if (check.kind === 'size') return numberCopy.weightAndHeight;
  return check.kind === 'order' ? numberCopy.lowBelowHigh : numberCopy.meantElse;
}

function boundsOf(limits: Limits): string {
  const { min, max, units } = limits;
  if (min !== null && max !== null) return withUnits(`between ${min} and ${max}`, units);
  return rangeOf(limits) ?? '';
}

function withUnits(text: string, units: string | null): string {
  if (!units) return text;
  return units === '%' ? `${text}%` : `${text} ${units}`;
}
