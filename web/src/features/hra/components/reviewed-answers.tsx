import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import { Pencil } from 'lucide-react';
import { Link } from 'wouter';
import { buttonVariants } from '../../../components/ui/button.tsx';
import { reviewCopy } from '../copy/review.ts';
import type { ReviewedModule } from '../questions/reviewed.ts';
import { linkToChange } from '../state/review-trip.ts';
import { ReviewedQuestionRow } from './reviewed-question.tsx';

interface ReviewedAnswersProps {
  readonly module: ReviewedModule;
  readonly answers: Answers;
  /** False after the submission. */
  readonly mayChange: boolean;
}

/** The answers of a module, with links to change them. */
export function ReviewedAnswers({ module, answers, mayChange }: ReviewedAnswersProps) {
  const linkTo = (question: string | null) => linkToChange(module.page, { module: module.key, question });
  return (
    <>
      <ul>
        {module.questions.map(question => (
          <ReviewedQuestionRow
            key={question.key}
            question={question}
            answers={answers}
            change={mayChange && question.asked ? linkTo(question.id) : null}
          />
        ))}
      </ul>
      {mayChange && (
        <Link
          {...linkTo(null)}
          aria-label={reviewCopy.openPartOf(module.label)}
          className={buttonVariants({ variant: 'outline' })}
        >
          <Pencil aria-hidden size={18} />
          {reviewCopy.openPart}
        </Link>
      )}
    </>
  );
}
