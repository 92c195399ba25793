import type { AnswerValue } from '@choose-life/contracts/domain/hra/answer-groups';
import { isAnswered } from '@choose-life/contracts/domain/hra/answer-value';
import type { QuestionPart } from '@choose-life/contracts/domain/hra/questionnaire';
import type { Suggestion } from '@choose-life/contracts/domain/hra/suggestions';
import { type ReactNode, useId } from 'react';
import { questionAnchor } from '@/paths';
import { numberCopy, questionCopy } from '../copy/pages.ts';
import type { NumberedQuestion } from '../questions/numbered-questions.ts';
import { type AnswerWatch, isPressure } from '../state/answer-watch.ts';
import { numberFaultOf, PleaseCheck } from './number-input.tsx';
import { ClearAnswer, OptionRows } from './option-rows.tsx';
import { optionIdOf, PartInput } from './part-input.tsx';

interface QuestionProps {
  readonly question: NumberedQuestion;
  readonly answerOf: (answerKey: string) => AnswerValue | null;
  /** The checks of unusual numbers, and which numbers the person has kept after a check. */
  readonly answerWatch: AnswerWatch;
  readonly notice?: ReactNode;
  readonly onAnswer: (answerKey: string, value: AnswerValue | null) => void;
}

/** Options have letters by position (s.5), which end at Z. A longer list is a select. */
const maxOptionRows = 26;

/** A question with its inputs: rows of options, a select, a number, or several parts. */
export function Question({ question, answerOf, answerWatch, notice, onAnswer }: QuestionProps) {
  const id = useId();
  const [part] = question.parts;
  if (part === undefined) return null;
  const promptId = question.prompt === null ? undefined : `${id}-prompt`;
  const value = answerOf(part.answerKey);
  const storeAnswer = (answer: AnswerValue | null) => onAnswer(part.answerKey, answer);
  const acceptSuggestion = (key: string, suggestion: Suggestion) => {
    // As strings, like the answers that are typed.
    onAnswer(key, String(suggestion.value));
    const { secondAnswer } = suggestion;
    // A swap of the two blood pressure numbers changes both answers.
    if (secondAnswer) onAnswer(secondAnswer.key, String(secondAnswer.value));
  };
  const title = (
    // Focusable by script, because links from review and from a report move the focus to the question.
    <span
      id={questionAnchor(question.id)}
      tabIndex={-1}
      className="scroll-mt-40 flex gap-2.5 text-question leading-snug font-bold text-ink"
    >
      <span className="shrink-0 text-ink-subtle">
        <span>{question.number}</span>
        <span className="sr-only">. </span>
      </span>
      <span>{question.label}</span>
    </span>
  );
  const renderBody = (inputs: ReactNode) => (
    <>
      {promptId && (
        <p id={promptId} className="mt-1 text-body text-ink-muted">
          {question.prompt}
        </p>
      )}
      <div className="mt-4">{inputs}</div>
      {notice}
    </>
  );
  const hasOptionRows = part.kind === 'choice' && part.options.length <= maxOptionRows;

  if (question.parts.length === 1 && !hasOptionRows) {
    return (
      <div>
        <label htmlFor={id} className="block">
          {title}
        </label>
        {renderBody(
          <PartInput
            id={id}
            describedBy={promptId}
            value={value}
            part={part}
            answerWatch={answerWatch}
            onAnswer={storeAnswer}
            onAcceptSuggestion={suggestion => acceptSuggestion(part.answerKey, suggestion)}
          />,
        )}
      </div>
    );
  }
  const name = `${id}-option`;
  const clear = () => {
    storeAnswer(null);
    // The button disappears with the answer, so the focus moves to the question.
    document.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)?.focus({ preventScroll: true });
  };
  return (
    <fieldset className="group/question relative min-w-0" aria-describedby={promptId}>
      <legend className="w-full">{title}</legend>
      {renderBody(
        question.parts.length > 1 ? (
          <QuestionParts
            id={id}
            parts={question.parts}
            answerOf={answerOf}
            answerWatch={answerWatch}
            onAnswer={onAnswer}
            onAcceptSuggestion={acceptSuggestion}
          />
        ) : (
          <OptionRows part={part} name={name} value={optionIdOf(value)} onAnswer={storeAnswer} />
        ),
      )}
      {question.parts.length === 1 && isAnswered(value) && (
        <ClearAnswer label={question.label} onClear={clear} />
      )}
    </fieldset>
  );
}

interface QuestionPartsProps extends Pick<QuestionProps, 'answerOf' | 'answerWatch' | 'onAnswer'> {
  readonly id: string;
  readonly parts: readonly QuestionPart[];
  readonly onAcceptSuggestion: (answerKey: string, suggestion: Suggestion) => void;
}

/** Several inputs of one question. If the two numbers of a blood pressure are in the wrong order, one check is shown below both inputs. */
function QuestionParts(props: QuestionPartsProps) {
  const { id, parts, answerOf, answerWatch, onAnswer, onAcceptSuggestion } = props;
  const fieldIdOf = (index: number) => `${id}-${index}`;
  const orderIndex = parts.findIndex(
    ({ answerKey }) => answerWatch.shownCheck(answerKey)?.check.kind === 'order',
  );
  // If no part has this check, `orderIndex` is -1: `orderPart` is undefined, `orderCheck` is null, and `PleaseCheck` does not use `fieldId`.
  const orderPart = parts[orderIndex];
  const orderCheck = orderPart ? answerWatch.shownCheck(orderPart.answerKey) : null;
  const orderCheckId = `${id}-order`;
  const groupCheck = orderCheck && { id: orderCheckId, isKept: orderCheck.isKept };
  return (
    <div className="grid gap-3">
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        {parts.map((part, index) => (
          <PartInput
            key={part.answerKey}
            id={fieldIdOf(index)}
            part={part}
            label={part.label ?? questionCopy.partLabel(index + 1)}
            value={answerOf(part.answerKey)}
            answerWatch={answerWatch}
            groupCheck={isPressure(part.answerKey) ? groupCheck : null}
            onAnswer={value => onAnswer(part.answerKey, value)}
            onAcceptSuggestion={suggestion => onAcceptSuggestion(part.answerKey, suggestion)}
          />
        ))}
      </div>
      {/* Also rendered without a check, because a live region must be mounted before its text. */}
      <PleaseCheck
        id={orderCheckId}
        fieldId={fieldIdOf(orderIndex)}
        fault={orderPart && orderCheck ? numberFaultOf(orderPart, orderCheck.check) : null}
        note={numberCopy.notUsed}
        suggestions={orderCheck?.check.suggestions ?? []}
        // Only the two numbers of a blood pressure have a check of their order.
        answerToKeep={numberCopy.pair(String(answerOf('high_number')), String(answerOf('low_number')))}
        isKept={orderCheck?.isKept ?? false}
        onAcceptSuggestion={suggestion => orderPart && onAcceptSuggestion(orderPart.answerKey, suggestion)}
        onKeep={() => orderCheck && answerWatch.keepNumbers(orderCheck.check)}
      />
    </div>
  );
}
