import { missingAnswers } from '@choose-life/contracts/domain/hra/missing-answers';
import { pathOf as hraPathOf, previousPage } from '@choose-life/contracts/domain/hra/page-graph';
import { useAtomValue } from 'jotai';
import { CircleAlert } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { useUserDetails } from '../../../api/user-details.ts';
import { assessmentAtom, watchingAtom } from '../../../assessment/dispatch.ts';
import { checkSubmission, submit, urgentRules } from '../../../assessment/submit.ts';
import { lazyPart } from '../../../components/lazy-component.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { routes } from '../../../paths.ts';
import { HraFrame } from '../components/hra-frame.tsx';
import { NeededAnswers } from '../components/needed-answers.tsx';
import { useOpened } from '../components/opened-context.ts';
import { ReviewAccordion } from '../components/review-accordion.tsx';
import { reviewCopy } from '../copy/review.ts';
import { reviewedModules } from '../questions/reviewed.ts';
import { useReviewTrip } from '../state/review-trip.ts';
import { useOnceUsed } from '../state/use-once-used.ts';

// Shown only after an answer of the server, so that its code can wait for an interaction.
const completedModal = lazyPart(
  async () => (await import('../components/completed-modal.tsx')).CompletedModal,
);

/** Review of all answers, and the submission (s.2.4). */
export function ReviewPage() {
  const { questionnaire, assessment } = useOpened();
  const { answers } = assessment;
  const reportId = assessment.kind === 'submitted' ? assessment.reportId : null;
  const isUnconfirmed = assessment.kind === 'answering' && assessment.submitAttempt !== null;
  const watching = useAtomValue(watchingAtom);
  const [, navigate] = useLocation();
  const { submitting } = useAtomValue(assessmentAtom);
  const [closedFor, setClosedFor] = useState<string | null>(null);
  // User details are requested on review too (s.7).
  useUserDetails();
  useOnceUsed(completedModal.load);
  useOnceUsed(urgentRules);
  const modules = useMemo(() => reviewedModules(questionnaire, answers), [questionnaire, answers]);
  const missing = useMemo(() => missingAnswers(questionnaire, answers), [questionnaire, answers]);
  const trip = useReviewTrip();
  const toCheck = modules.flatMap(module => module.questions).filter(question => question.toCheck).length;
  const completed = reportId !== null && closedFor !== reportId;
  const open = modules.reduce((sum, { count }) => sum + count.total - count.answered, 0);

  const bar = (
    <div className="grid gap-2">
      <div role="alert">
        {isUnconfirmed && !submitting && (
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <p className="flex items-center gap-2 text-meta font-semibold text-danger">
              <CircleAlert aria-hidden size={18} className="shrink-0" />
              {reviewCopy.unconfirmed}
            </p>
            <Button variant="link" size="inline" className="min-h-12! text-meta" onClick={checkSubmission}>
              {reviewCopy.checkAgain}
            </Button>
          </div>
        )}
      </div>
      <div className="flex gap-2">
        <Button variant="outline" onClick={() => navigate(hraPathOf(previousPage('review', answers)))}>
          {reviewCopy.back}
        </Button>
        {reportId === null || completed ? (
          <Button
            className="flex-1"
            disabled={watching}
            busy={submitting}
            busyLabel={reviewCopy.submitting}
            onClick={submit}
          >
            {reviewCopy.submit}
          </Button>
        ) : (
          <Button className="flex-1" onClick={() => setClosedFor(null)}>
            {reviewCopy.results}
          </Button>
        )}
      </div>
    </div>
  );

  return (
    <HraFrame page="review" bar={bar}>
      <div className="grid gap-6">
        <PageHeading lead={reviewCopy.lead}>{routes.hraReview.title}</PageHeading>
        <div className="grid gap-2">
          <p className="text-body font-semibold text-ink">
            {open === 0 ? reviewCopy.allAnswered : reviewCopy.openQuestions(open)}
          </p>
          {toCheck > 0 && (
            <p className="flex items-start gap-2 text-body font-semibold text-ink">
              <CircleAlert aria-hidden size={20} className="mt-0.5 shrink-0 text-warn" />
              {reviewCopy.toCheck(toCheck)}
            </p>
          )}
        </div>
        {reportId === null && <NeededAnswers missing={missing} />}
        <ReviewAccordion
          modules={modules}
          answers={answers}
          opened={trip?.module ?? null}
          mayChange={reportId === null}
        />
      </div>
      {completed && <completedModal.Component reportId={reportId} onClose={() => setClosedFor(reportId)} />}
    </HraFrame>
  );
}
