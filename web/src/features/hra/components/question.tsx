import type { AnswerValue } from '@choose-life/contracts/domain/hra/answer-groups';
import { isAnswered } from '@choose-life/contracts/domain/hra/answered';
import { otherUnitOf } from '@choose-life/contracts/domain/hra/other-unit';
import type { QuestionPart } from '@choose-life/contracts/domain/hra/questionnaire';
import type { Suggestion } from '@choose-life/contracts/domain/hra/suggestions';
import { X } from 'lucide-react';
import { type ReactNode, Suspense, useId } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { lazyComponent } from '../../../components/lazy-component.tsx';
import { Select } from '../../../components/ui/select.tsx';
import { questionAnchor } from '../../../paths.ts';
import { questionCopy } from '../copy/pages.ts';
import { numberCopy } from '../copy/questions.ts';
import { numberFaultOf } from '../questions/number-fault.ts';
import type { NumberedQuestion } from '../questions/numbered-questions.ts';
import { requiredAnswers } from '../questions/required-answers.ts';
import type { AnswerWatch } from '../state/use-answer-watch.ts';
import { NumberInput, type NumberInputProps } from './number-input.tsx';
import { OptionRows } from './option-rows.tsx';
import { PleaseCheck } from './please-check.tsx';

interface QuestionProps {
  readonly question: NumberedQuestion;
  readonly answerOf: (answerKey: string) => AnswerValue | null;
  readonly watch: AnswerWatch;
  /** Content below the question: urgent notices. */
  readonly notice?: ReactNode;
  readonly onAnswer: (answerKey: string, value: AnswerValue | null) => void;
}

/** Only two numbers have a switch. No fallback input: replacing a field would lose the focus. */
export const otherUnitInput = lazyComponent(
  async () => (await import('./other-unit-input.tsx')).OtherUnitInput,
);

/** Letters end at Z (s.5): longer lists become a select. */
const mostRows = 26;

/** A question of any kind: option rows, a select, a number, or several parts. */
export function Question(props: QuestionProps) {
  const { question, answerOf, watch, notice, onAnswer } = props;
  const id = useId();
  const [part] = question.parts;
  if (part === undefined) return null;
  const promptId = question.prompt === null ? undefined : `${id}-prompt`;
  const control = { id, describedBy: promptId, value: answerOf(part.answerKey) };
  const answer = (value: AnswerValue | null) => onAnswer(part.answerKey, value);
  const mean = (key: string, { value, also }: Suggestion) => {
    onAnswer(key, String(value));
    if (also) onAnswer(also.key, String(also.value));
  };
  const prompt = promptId && (
    <p id={promptId} className="mt-1 text-body text-ink-muted">
      {question.prompt}
    </p>
  );
  const title = (
    <QuestionTitle anchor={questionAnchor(question.id)} number={question.number} label={question.label} />
  );

  if (question.parts.length > 1) {
    return (
      <Group title={title} prompt={prompt} promptId={promptId} notice={notice}>
        <Parts {...props} id={id} onMean={mean} />
      </Group>
    );
  }
  if (part.kind === 'choice' && part.options.length <= mostRows) {
    const clear = isAnswered(control.value) && (
      <ClearAnswer
        label={question.label}
        onClear={() => {
          answer(null);
          // The button disappears with the answer; the focus stays at the question.
          document
            .querySelector<HTMLElement>(`[name="${CSS.escape(`${id}-option`)}"]`)
            ?.focus({ preventScroll: true });
        }}
      />
    );
    return (
      <Group title={title} prompt={prompt} promptId={promptId} notice={notice} foot={clear}>
        <OptionRows
          part={part}
          name={`${id}-option`}
          value={textOf(control.value)}
          onAnswer={answer}
          onClear={() => answer(null)}
        />
      </Group>
    );
  }
  return (
    <div>
      <label htmlFor={id} className="block">
        {title}
      </label>
      {prompt}
      <div className="mt-4">
        <Part
          {...control}
          part={part}
          watch={watch}
          onAnswer={answer}
          onMean={suggestion => mean(part.answerKey, suggestion)}
        />
      </div>
      {notice}
    </div>
  );
}

interface QuestionTitleProps {
  /** Id for links to the question. */
  readonly anchor: string;
  readonly number: number;
  readonly label: string;
}

function QuestionTitle({ anchor, number, label }: QuestionTitleProps) {
  return (
    <span
      id={anchor}
      tabIndex={-1}
      className="scroll-mt-40 flex gap-2.5 text-question leading-snug font-bold text-ink"
    >
      <span className="text-ink-subtle">
        {number}
        <span className="sr-only">. </span>
      </span>
      <span className="min-w-0 [overflow-wrap:anywhere]">{label}</span>
    </span>
  );
}

interface GroupProps {
  readonly title: ReactNode;
  readonly prompt: ReactNode;
  readonly promptId: string | undefined;
  readonly notice: ReactNode;
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

function Group({ title, prompt, promptId, notice, foot, children }: GroupProps) {
  return (
    <fieldset className="group/question relative min-w-0" aria-describedby={promptId}>
      <legend className="w-full">{title}</legend>
      {prompt}
      <div className="mt-4">{children}</div>
      {notice}
      {foot}
    </fieldset>
  );
}

interface PartsProps extends QuestionProps {
  readonly id: string;
  readonly onMean: (answerKey: string, suggestion: Suggestion) => void;
}

/** Several inputs of one question. A check of two of them (the order of the pressure numbers) is shown below both. */
function Parts({ id, question: { parts }, answerOf, watch, onAnswer, onMean }: PartsProps) {
  const fieldOf = (index: number) => `${id}-${index}`;
  const place = parts.findIndex(({ answerKey }) => watch.check(answerKey)?.check.kind === 'order');
  const part = parts[place];
  const watched = part ? watch.check(part.answerKey) : null;
  const concerned = watched ? ['high_number', 'low_number'] : [];
  const orderId = `${id}-order`;
  return (
    <div className="grid gap-3">
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        {parts.map((each, index) => (
          <Part
            key={each.answerKey}
            id={fieldOf(index)}
            part={each}
            label={each.label ?? questionCopy.partLabel(index + 1)}
            value={answerOf(each.answerKey)}
            watch={watch}
            askedBelow={
              watched && concerned.includes(each.answerKey) ? { id: orderId, kept: watched.kept } : null
            }
            onAnswer={value => onAnswer(each.answerKey, value)}
            onMean={suggestion => onMean(each.answerKey, suggestion)}
          />
        ))}
      </div>
      <PleaseCheck
        id={orderId}
        fieldId={fieldOf(place)}
        fault={part && watched ? numberFaultOf(part, watched.check, false) : null}
        suggestions={watched?.check.suggestions ?? []}
        answer={numberCopy.pair(String(answerOf('high_number')), String(answerOf('low_number')))}
        kept={watched?.kept ?? false}
        onMean={suggestion => part && onMean(part.answerKey, suggestion)}
        onKeep={() => watched && watch.keep(watched.check)}
      />
    </div>
  );
}

interface PartProps {
  readonly id: string;
  readonly part: QuestionPart;
  readonly value: AnswerValue | null;
  readonly watch: AnswerWatch;
  readonly askedBelow?: { readonly id: string; readonly kept: boolean } | null;
  readonly onAnswer: (value: AnswerValue | null) => void;
  readonly onMean: (suggestion: Suggestion) => void;
  /** Left out where the question's title is the label. */
  readonly label?: string;
  readonly describedBy?: string | undefined;
}

/** A number input or a select, with its label. */
function Part(props: PartProps) {
  const { id, part, value, watch, askedBelow = null, onAnswer, onMean, label, describedBy } = props;
  const described = describedBy === undefined ? {} : { describedBy };
  const required = requiredAnswers.has(part.answerKey);
  return (
    <div className="grid content-start gap-1.5">
      {label !== undefined && (
        <label htmlFor={id} className="text-body font-semibold text-ink">
          {label}
        </label>
      )}
      {part.kind === 'number' ? (
        <Numeric {...{ id, part, value, required, watch, askedBelow, onAnswer, onMean }} {...described} />
      ) : (
        <Select
          id={id}
          value={textOf(value) ?? ''}
          onChange={event => onAnswer(event.currentTarget.value || null)}
          aria-describedby={describedBy}
          className="scroll-my-40 sm:max-w-82"
        >
          <option value="">{questionCopy.choose}</option>
          {part.options.map(option => (
            <option key={option.id} value={option.id}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </div>
  );
}

/** A number input, with a unit switch where there is another unit. */
function Numeric(props: NumberInputProps) {
  const other = otherUnitOf(props.part.answerKey, props.part);
  if (other === null) return <NumberInput {...props} />;
  return (
    <ErrorBoundary fallback={<NumberInput {...props} />}>
      <Suspense fallback={<div className="h-28" />}>
        <otherUnitInput.Component {...props} other={other} />
      </Suspense>
    </ErrorBoundary>
  );
}

/**
 * Clears a radio group. It overlaps the gap below, so that nothing moves, and is out of the Tab order: with a keyboard,
 * Delete clears the answer.
 */
function ClearAnswer({ label, onClear }: { label: string; onClear: () => void }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      onClick={onClear}
      aria-keyshortcuts={questionCopy.clearKey}
      aria-label={`${questionCopy.clear}: ${label}`}
      className="absolute end-0 top-full flex min-h-12 items-center gap-1 rounded-chip px-2 text-meta font-semibold text-ink-subtle hover:text-indigo"
    >
      <X aria-hidden size={18} />
      {questionCopy.clear}
      <kbd
        aria-hidden
        className="hidden rounded-chip border border-line-strong px-1.5 text-caption group-has-[input:focus-visible]/question:block"
      >
        {questionCopy.clearKey}
      </kbd>
    </button>
  );
}

/** Option ids are texts; older saves may hold numbers. */
function textOf(value: AnswerValue | null): string | null {
  return value === null ? null : String(value);
}
