import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import { isAnswered } from '@choose-life/contracts/domain/hra/answer-value';
import { letterOf, type QuestionPart } from '@choose-life/contracts/domain/hra/questionnaire';
import { Pencil } from 'lucide-react';
import { useId } from 'react';
import type { UnreadableTexts } from '@/assessment/state';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { questionAnchor } from '@/paths';
import { numberCopy, questionCopy } from '../copy/pages.ts';
import { reviewCopy } from '../copy/review.ts';
import {
  chosenOption,
  type ReviewedModule,
  type ReviewedQuestion,
  unreadableAnswersOf,
} from '../questions/reviewed.ts';
import { linkWithOrigin, type ReviewLink } from '../state/review-origin.ts';

interface ReviewedAnswersProps {
  readonly module: ReviewedModule;
  readonly answers: Answers;
  readonly unreadableTexts: UnreadableTexts;
  readonly mayChange: boolean;
}

/** The answers of a module, with links to change them. `mayChange` is false after the submission of the assessment. */
export function ReviewedAnswers({ module, answers, unreadableTexts, mayChange }: ReviewedAnswersProps) {
  // If `question` is null, the link is for the whole module.
  const linkToQuestion = (question: string | null) =>
    linkWithOrigin(module.page, { module: module.key, question });
  return (
    <>
      <ul>
        {module.questions.map(question => (
          <ReviewedQuestionRow
            key={question.key}
            question={question}
            answers={answers}
            unreadableTexts={unreadableTexts}
            changeLink={mayChange && question.isAsked ? linkToQuestion(question.id) : null}
          />
        ))}
      </ul>
      {mayChange && (
        <ButtonLink
          {...linkToQuestion(null)}
          variant="outline"
          aria-label={reviewCopy.openPartOf(module.label)}
        >
          <Pencil aria-hidden size={18} />
          {reviewCopy.openPart}
        </ButtonLink>
      )}
    </>
  );
}

interface ReviewedQuestionRowProps {
  readonly question: ReviewedQuestion;
  readonly answers: Answers;
  readonly unreadableTexts: UnreadableTexts;
  /** The link to change the answer; null if it cannot be changed. */
  readonly changeLink: ReviewLink | null;
}

/** A question with its answer, which cannot be edited here. */
function ReviewedQuestionRow({ question, answers, unreadableTexts, changeLink }: ReviewedQuestionRowProps) {
  const isUnitsQuestion = question.parts.some(part => part.answerKey === 'app_units');
  return (
    <li className="relative grid gap-2 border-t border-line py-4 first:border-t-0">
      <p
        id={questionAnchor(question.id)}
        tabIndex={-1}
        className="scroll-mt-40 pe-24 text-meta text-ink-muted [overflow-wrap:anywhere]"
      >
        {question.label}
      </p>
      {isUnitsQuestion && (
        <ul className="grid gap-0.5 text-caption text-ink-subtle">
          {reviewCopy.unitsHints.map(hint => (
            <li key={hint}>{hint}</li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-x-8 gap-y-3">
        {question.parts.map((part, index) =>
          part.kind === 'number' ? (
            <NumberAnswer
              key={part.answerKey}
              part={part}
              question={question}
              answers={answers}
              partLabel={question.parts.length > 1 ? (part.label ?? questionCopy.partLabel(index + 1)) : null}
            />
          ) : (
            <ChosenAnswer key={part.answerKey} part={part} isAsked={question.isAsked} answers={answers} />
          ),
        )}
      </div>
      {unreadableAnswersOf(question, answers, unreadableTexts).map(({ key, message }) => (
        <p key={key} className="text-meta text-ink [overflow-wrap:anywhere]">
          {message}
        </p>
      ))}
      {question.needsCheck && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge variant="warn">{reviewCopy.pleaseCheck}</Badge>
          <span className="text-meta text-ink-muted">{numberCopy.notUsed}</span>
        </p>
      )}
      {changeLink && (
        <ButtonLink
          {...changeLink}
          variant="ghost"
          size="sm"
          aria-label={reviewCopy.changeOf(question.label)}
          className="absolute -end-3 top-1.5 px-3"
        >
          {reviewCopy.change}
        </ButtonLink>
      )}
    </li>
  );
}

function ChosenAnswer({
  part,
  isAsked,
  answers,
}: {
  part: QuestionPart;
  isAsked: boolean;
  answers: Answers;
}) {
  const option = chosenOption(part, answers);
  if (option === null) return <MissingAnswer isAsked={isAsked} />;
  // A list of more than 26 options is a select on the question page and has no letters, since letters end at Z.
  const letter = part.options.length > 26 ? null : letterOf(option.index);
  return (
    <p className="flex items-center gap-3 text-body font-semibold text-ink">
      {letter && (
        <span className="grid size-7 shrink-0 place-items-center rounded-chip bg-indigo text-caption font-bold text-on-indigo">
          {letter}
        </span>
      )}
      <span className="min-w-0 [overflow-wrap:anywhere]">{option.label}</span>
    </p>
  );
}

interface NumberAnswerProps {
  readonly part: QuestionPart;
  readonly question: ReviewedQuestion;
  readonly answers: Answers;
  readonly partLabel: string | null;
}

/** A read-only number. On review every number is marked as required (s.5). */
function NumberAnswer({ part, question, answers, partLabel }: NumberAnswerProps) {
  const id = useId();
  const value = answers[part.answerKey];
  if (!isAnswered(value) && !question.isAsked) return <MissingAnswer isAsked={false} />;
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className={partLabel === null ? 'sr-only' : 'text-caption text-ink-muted'}>
        {partLabel ?? question.label}
      </label>
      <div className="flex items-center gap-2">
        <input
          id={id}
          readOnly
          required
          value={isAnswered(value) ? value : ''}
          className="min-h-11 w-24 rounded-input border border-line bg-sunk px-3 text-body font-bold text-ink"
        />
        {part.units && <span className="text-meta text-ink-muted">{part.units}</span>}
        {!isAnswered(value) && (
          <span className="text-meta font-semibold text-warn">{reviewCopy.required}</span>
        )}
      </div>
    </div>
  );
}

function MissingAnswer({ isAsked }: { isAsked: boolean }) {
  return (
    <p className="text-meta font-semibold text-ink-subtle italic">
      {isAsked ? reviewCopy.notAnswered : reviewCopy.notAsked}
    </p>
  );
}
