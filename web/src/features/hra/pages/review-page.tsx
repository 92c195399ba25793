import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import { type MissingAnswer, missingAnswers } from '@choose-life/contracts/domain/hra/missing-answers';
import { hraPathOf, previousPage } from '@choose-life/contracts/domain/hra/page-graph';
import { useAtomValue } from 'jotai';
import { ChevronDown, ChevronRight, CircleAlert } from 'lucide-react';
import { type ReactNode, Suspense, useId, useMemo, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Link, useLocation } from 'wouter';
import { useUserDetails } from '@/api/user-details';
import { assessmentAtom, watchingAtom } from '@/assessment/dispatch';
import { type UnreadableTexts, unreadableTextsOf } from '@/assessment/state';
import { checkSubmission, loadUrgentRules, submit } from '@/assessment/submit';
import { lazyComponent } from '@/components/lazy-component';
import { PageHeading } from '@/components/page-heading';
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from '@/components/ui/accordion';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { useLoadOnFirstInteraction } from '@/components/use-load-on-first-interaction';
import { routes } from '@/paths';
import { HraFrame, useHraPage } from '../components/hra-frame.tsx';
import { FaultLine } from '../components/save-status.tsx';
import { questionCopy } from '../copy/pages.ts';
import { neededCopy, reviewCopy } from '../copy/review.ts';
import { isComplete } from '../questions/numbered-questions.ts';
import { type ReviewedModule, reviewedModules, unreadableAnswersOf } from '../questions/reviewed.ts';
import { linkWithOrigin, useReviewOrigin } from '../state/review-origin.ts';

// Loaded on demand, since it is shown only after the submission.
const CompletedModal = lazyComponent(
  async () => (await import('../components/completed-modal.tsx')).CompletedModal,
);

/** Review of all answers, and the submission (s.2.4). */
export function ReviewPage() {
  const { questionnaire, assessment } = useHraPage();
  const { answers } = assessment;
  const unreadableTexts = unreadableTextsOf(assessment);
  const reportId = assessment.kind === 'submitted' ? assessment.reportId : null;
  const isUnconfirmed = assessment.kind === 'open' && assessment.submitAttempt !== null;
  // Another tab is editing the assessment (docs/faults.md D13).
  const isWatching = useAtomValue(watchingAtom);
  const [, navigate] = useLocation();
  const { isSubmitting } = useAtomValue(assessmentAtom);
  /** The report whose modal was closed. The modal opens again for a later report. */
  const [closedReportId, setClosedReportId] = useState<string | null>(null);
  // s.7 requires the call for user details on review. Its data is not used here.
  useUserDetails();
  useLoadOnFirstInteraction(CompletedModal.load);
  useLoadOnFirstInteraction(loadUrgentRules);
  const modules = useMemo(() => reviewedModules(questionnaire, answers), [questionnaire, answers]);
  const missing = useMemo(() => missingAnswers(questionnaire, answers), [questionnaire, answers]);
  const origin = useReviewOrigin();
  const checkCount = modules
    .flatMap(module => module.questions)
    .filter(question => question.needsCheck).length;
  const isModalOpen = reportId !== null && closedReportId !== reportId;
  const unansweredCount = modules.reduce((sum, { count }) => sum + count.total - count.answered, 0);

  const buttonBar = (
    <div className="grid gap-2">
      <div role="alert">
        {isUnconfirmed && !isSubmitting && (
          <FaultLine text={reviewCopy.unconfirmed} action={reviewCopy.checkAgain} onRetry={checkSubmission} />
        )}
      </div>
      <div className="flex gap-2 large-text:flex-wrap">
        <Button variant="outline" onClick={() => navigate(hraPathOf(previousPage('review', answers)))}>
          {reviewCopy.back}
        </Button>
        {/* While the modal is open, the button stays the submit button, so that it does not visibly change behind the modal. */}
        {reportId === null || isModalOpen ? (
          <Button
            className="flex-1"
            disabled={isWatching}
            busy={isSubmitting}
            busyLabel={reviewCopy.submitting}
            onClick={submit}
          >
            {reviewCopy.submit}
          </Button>
        ) : (
          <Button className="flex-1" onClick={() => setClosedReportId(null)}>
            {reviewCopy.results}
          </Button>
        )}
      </div>
    </div>
  );

  return (
    <HraFrame bar={buttonBar}>
      <div className="grid gap-6">
        <PageHeading lead={reviewCopy.lead}>{routes.hraReview.title}</PageHeading>
        <div className="grid gap-2">
          <p className="text-body font-semibold text-ink">
            {unansweredCount === 0 ? reviewCopy.allAnswered : reviewCopy.unanswered(unansweredCount)}
          </p>
          {checkCount > 0 && (
            <p className="flex items-start gap-2 text-body font-semibold text-ink">
              <CircleAlert aria-hidden size={20} className="mt-0.5 shrink-0 text-warn" />
              <span>{reviewCopy.toCheck(checkCount)}</span>
            </p>
          )}
        </div>
        <UnreadableAnswers modules={modules} answers={answers} unreadableTexts={unreadableTexts} />
        {reportId === null && <NeededAnswers missing={missing} />}
        <ReviewAccordion
          modules={modules}
          answers={answers}
          unreadableTexts={unreadableTexts}
          initialModuleKey={origin?.module ?? null}
          mayChange={reportId === null}
        />
      </div>
      <Suspense>
        {isModalOpen && <CompletedModal reportId={reportId} onClose={() => setClosedReportId(reportId)} />}
      </Suspense>
    </HraFrame>
  );
}

type UnreadableAnswersProps = Pick<ReviewAccordionProps, 'modules' | 'answers' | 'unreadableTexts'>;

/** The typed texts that could not be read, each with a link to its question. */
function UnreadableAnswers({ modules, answers, unreadableTexts }: UnreadableAnswersProps) {
  const rows = modules.flatMap(module =>
    module.questions.flatMap(question =>
      unreadableAnswersOf(question, answers, unreadableTexts).map(unreadableAnswer => ({
        ...unreadableAnswer,
        module,
        question,
      })),
    ),
  );
  if (rows.length === 0) return null;
  return (
    <WarningSection heading={reviewCopy.unreadable}>
      <ul className="grid gap-2">
        {rows.map(({ key, message, module, question }) => (
          <li key={key}>
            <Link
              {...linkWithOrigin(module.page, { module: module.key, question: question.id })}
              className="block rounded-input border border-line-strong bg-surface px-4 py-2 text-ink no-underline [overflow-wrap:anywhere] hover:border-indigo"
            >
              <span className="block text-body font-bold">{question.label}</span>
              <span className="block text-meta">{message}</span>
            </Link>
          </li>
        ))}
      </ul>
    </WarningSection>
  );
}

/** The answers that the result needs and that are missing or need a check, each with a link to its question. */
function NeededAnswers({ missing }: { missing: readonly MissingAnswer[] }) {
  if (missing.length === 0) return null;
  return (
    <WarningSection heading={neededCopy.title} lead={neededCopy.lead}>
      <ul className="grid gap-2 sm:grid-cols-2">
        {missing.map(answer => (
          <li key={answer.need}>
            <Link
              // The key of a module on review is its index as a string.
              {...linkWithOrigin(answer.page, {
                module: String(answer.module),
                question: answer.question.id,
              })}
              className="flex h-full min-h-12 items-center gap-3 rounded-input border border-line-strong bg-surface px-4 py-2 text-ink no-underline hover:border-indigo"
            >
              <span className="min-w-0 flex-1">
                <span className="block text-body font-bold">{neededCopy.names[answer.need]}</span>
                <span className="block text-meta text-ink-muted [overflow-wrap:anywhere]">
                  {answer.needsCheck && <strong className="text-warn">{reviewCopy.pleaseCheck}: </strong>}
                  <span>{answer.question.label}</span>
                </span>
              </span>
              <ChevronRight aria-hidden size={20} className="shrink-0 text-ink-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </WarningSection>
  );
}

interface WarningSectionProps {
  readonly heading: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

function WarningSection({ heading, lead, children }: WarningSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-3 rounded-card border border-warn bg-warn-tint p-5">
      <div className="grid gap-1">
        <h2 id={id} className="flex items-start gap-2 text-lead font-bold text-ink">
          <CircleAlert aria-hidden size={22} className="mt-0.5 shrink-0 text-warn" />
          {heading}
        </h2>
        {lead && <p className="text-body text-ink-muted">{lead}</p>}
      </div>
      {children}
    </section>
  );
}

// Loaded on demand, since usually all modules are closed at first.
const ReviewedAnswers = lazyComponent(
  async () => (await import('../components/reviewed-answers.tsx')).ReviewedAnswers,
);

interface ReviewAccordionProps {
  readonly modules: readonly ReviewedModule[];
  readonly answers: Answers;
  readonly unreadableTexts: UnreadableTexts;
  /** The key of the module that is open at first; null for none. */
  readonly initialModuleKey: string | null;
  /** False once the assessment was submitted. */
  readonly mayChange: boolean;
}

function ReviewAccordion({
  modules,
  answers,
  unreadableTexts,
  initialModuleKey,
  mayChange,
}: ReviewAccordionProps) {
  useLoadOnFirstInteraction(ReviewedAnswers.load);
  return (
    // The empty value means that no module is open.
    <Accordion type="single" collapsible defaultValue={initialModuleKey ?? ''} className="grid gap-3">
      {modules.map(module => (
        <AccordionItem key={module.key} value={module.key}>
          <AccordionTrigger>
            <span className="min-w-0 flex-1">
              <span className="block text-lead leading-snug font-bold text-ink [overflow-wrap:anywhere]">
                {module.label}
              </span>
              <span className="block text-meta text-ink-muted">
                {questionCopy.countOf(module.count.answered, module.count.total)}
              </span>
            </span>
            <ModuleStatus module={module} />
            <ChevronDown
              aria-hidden
              size={20}
              className="shrink-0 text-ink-muted transition-[rotate] duration-[180ms] group-data-[state=open]:rotate-180"
            />
          </AccordionTrigger>
          <AccordionContent>
            {/* If the code cannot be loaded, the module is empty until it is opened again or an answer changes. The rest of review works. */}
            <ErrorBoundary fallback={null} resetKeys={[answers]}>
              <Suspense fallback={null}>
                <ReviewedAnswers
                  module={module}
                  answers={answers}
                  unreadableTexts={unreadableTexts}
                  mayChange={mayChange}
                />
              </Suspense>
            </ErrorBoundary>
          </AccordionContent>
        </AccordionItem>
      ))}
    </Accordion>
  );
}

function ModuleStatus({ module: { count, questions } }: { module: ReviewedModule }) {
  if (questions.some(question => question.needsCheck))
    return <Badge variant="warn">{reviewCopy.pleaseCheck}</Badge>;
  if (isComplete(count)) return <Badge variant="good">{reviewCopy.complete}</Badge>;
  if (count.answered > 0) return <Badge variant="info">{reviewCopy.inProgress}</Badge>;
  return <Badge>{reviewCopy.notStarted}</Badge>;
}
