import type { AnswerValue } from '@choose-life/contracts/domain/hra/answer-groups';
import { isAnswered } from '@choose-life/contracts/domain/hra/answered';
import type { Suggestion } from '@choose-life/contracts/domain/hra/suggestions';
import { type ReactNode, useId } from 'react';
import { questionAnchor } from '../../../paths.ts';
import type { NumberedQuestion } from '../questions/numbered-questions.ts';
import type { AnswerWatch } from '../state/use-answer-watch.ts';
import { ClearAnswer } from './clear-answer.tsx';
import { OptionRows } from './option-rows.tsx';
import { PartInput, textOf } from './part-input.tsx';
import { QuestionGroup, QuestionTitle } from './question-group.tsx';
import { QuestionParts } from './question-parts.tsx';

interface QuestionProps {
  readonly question: NumberedQuestion;
  readonly answerOf: (answerKey: string) => AnswerValue | null;
  readonly watch: AnswerWatch;
  /** Content below the question: urgent notices. */
  readonly notice?: ReactNode;
  readonly onAnswer: (answerKey: string, value: AnswerValue | null) => void;
}

/** Letters end at Z (s.5): longer lists become a select. */
const maxRows = 26;

/** A question of any kind: option rows, a select, a number, or several parts. */
export function Question({ question, answerOf, watch, notice, onAnswer }: QuestionProps) {
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
      <QuestionGroup title={title} prompt={prompt} promptId={promptId} notice={notice}>
        <QuestionParts
          id={id}
          parts={question.parts}
          answerOf={answerOf}
          watch={watch}
          onAnswer={onAnswer}
          onMean={mean}
        />
      </QuestionGroup>
    );
  }
  if (part.kind === 'choice' && part.options.length <= maxRows) {
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
      <QuestionGroup title={title} prompt={prompt} promptId={promptId} notice={notice} foot={clear}>
        <OptionRows
          part={part}
          name={`${id}-option`}
          value={textOf(control.value)}
          onAnswer={answer}
          onClear={() => answer(null)}
        />
      </QuestionGroup>
    );
  }
  return (
    <div>
      <label htmlFor={id} className="block">
        {title}
      </label>
      {prompt}
      <div className="mt-4">
        <PartInput
          {...control}
          part={part}
          watch={watch}
          onAnswer={answer}
          onMean={meaning => mean(part.answerKey, meaning)}
        />
      </div>
      {notice}
    </div>
  );
}
