import type { AnswerValue } from '@choose-life/contracts/domain/hra/answer-groups';
import { isAnswered } from '@choose-life/contracts/domain/hra/answered';
import type { QuestionPart } from '@choose-life/contracts/domain/hra/questionnaire';
import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Select } from '../../../components/ui/select.tsx';
import { questionCopy } from '../../../copy/hra.ts';
import type { NumberedQuestion } from '../questions/numbered-questions.ts';
import { requiredAnswers } from '../questions/required-answers.ts';
import { NumberInput } from './number-input.tsx';
import { OptionRows } from './option-rows.tsx';

interface QuestionProps {
  readonly question: NumberedQuestion;
  readonly answerOf: (answerKey: string) => AnswerValue | null;
  readonly onAnswer: (answerKey: string, value: AnswerValue | null) => void;
}

/** Letters end at Z (s.5): a longer list becomes a list box. */
const mostRows = 26;

/** One question of any kind: lettered rows, a list box, a number, or several parts. */
export function Question({ question, answerOf, onAnswer }: QuestionProps) {
  const id = useId();
  const [part] = question.parts;
  if (part === undefined) return null;
  const promptId = question.prompt === null ? undefined : `${id}-prompt`;
  const control = { id, describedBy: promptId, value: answerOf(part.answerKey) };
  const answer = (value: AnswerValue | null) => onAnswer(part.answerKey, value);
  const prompt = promptId && (
    <p id={promptId} className="mt-1 text-body text-ink-muted">
      {question.prompt}
    </p>
  );
  const title = <QuestionTitle number={question.number} label={question.label} />;

  if (question.parts.length > 1) {
    return (
      <Group title={title} prompt={prompt} promptId={promptId}>
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
          {question.parts.map((each, index) => (
            <Part
              key={each.answerKey}
              id={`${id}-${index}`}
              part={each}
              label={each.label ?? questionCopy.partLabel(index + 1)}
              value={answerOf(each.answerKey)}
              onAnswer={value => onAnswer(each.answerKey, value)}
            />
          ))}
        </div>
      </Group>
    );
  }
  if (part.kind === 'choice' && part.options.length <= mostRows) {
    const clear = isAnswered(control.value) && (
      <ClearAnswer label={question.label} onClear={() => answer(null)} />
    );
    return (
      <Group title={title} prompt={prompt} promptId={promptId} foot={clear}>
        <OptionRows part={part} name={`${id}-option`} value={textOf(control.value)} onAnswer={answer} />
      </Group>
    );
  }
  return (
    <div>
      <label htmlFor={id} className="block">
        {title}
      </label>
      {prompt}
      <div className="mt-4 sm:max-w-80">
        <Part {...control} part={part} onAnswer={answer} />
      </div>
    </div>
  );
}

function QuestionTitle({ number, label }: { number: number; label: string }) {
  return (
    <span className="flex gap-2.5 text-question leading-snug font-bold text-ink">
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
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

function Group({ title, prompt, promptId, foot, children }: GroupProps) {
  return (
    <fieldset className="relative min-w-0" aria-describedby={promptId}>
      <legend className="w-full">{title}</legend>
      {prompt}
      <div className="mt-4">{children}</div>
      {foot}
    </fieldset>
  );
}

interface PartProps {
  readonly id: string;
  readonly part: QuestionPart;
  readonly value: AnswerValue | null;
  readonly onAnswer: (value: AnswerValue | null) => void;
  /** Left out where the question's own title is the label. */
  readonly label?: string;
  readonly describedBy?: string | undefined;
}

/** One input with its label: a number, or a list box. */
function Part({ id, part, value, onAnswer, label, describedBy }: PartProps) {
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
        <NumberInput {...{ id, part, value, required, onAnswer }} {...described} />
      ) : (
        <Select
          id={id}
          value={textOf(value) ?? ''}
          onChange={event => onAnswer(event.currentTarget.value || null)}
          aria-describedby={describedBy}
          className="scroll-my-40"
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

/** A radio cannot be taken back by itself; this can. It stands in the gap below, so that nothing moves. */
function ClearAnswer({ label, onClear }: { label: string; onClear: () => void }) {
  return (
    <button
      type="button"
      onClick={onClear}
      aria-label={`${questionCopy.clear}: ${label}`}
      className="absolute end-0 top-full flex min-h-12 items-center gap-1 rounded-chip px-2 text-meta font-semibold text-ink-subtle hover:text-indigo"
    >
      <X aria-hidden size={18} />
      {questionCopy.clear}
    </button>
  );
}

/** Option ids are text; a number may have come from an older save. */
function textOf(value: AnswerValue | null): string | null {
  return value === null ? null : String(value);
}
