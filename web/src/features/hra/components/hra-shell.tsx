import { useAtomValue } from 'jotai';
import { type ReactNode, Suspense, useEffect, useMemo } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'wouter';
import { assessmentAtom } from '@/assessment/dispatch';
import { isUnsaved } from '@/assessment/drafts';
import { useAssessmentEffects } from '@/assessment/use-assessment-effects';
import { type AssessmentLoadState, useOpenedAssessment } from '@/assessment/use-opened-assessment';
import { LoadError } from '@/components/empty-state';
import { lazyComponent } from '@/components/lazy-component';
import { PageHeading } from '@/components/page-heading';
import { PageSkeleton } from '@/components/page-skeleton';
import { routeAt, routes } from '@/paths';
import { failedCopy, questionCopy } from '../copy/pages.ts';
import { sectionsOf } from '../questions/numbered-questions.ts';
import { HraPageContext, hraPageAt } from './hra-frame.tsx';
import { HraHeader } from './hra-header.tsx';

/** Loaded on demand: before the first answer there is nothing to save. */
const SavedModal = lazyComponent(async () => (await import('./saved-modal.tsx')).SavedModal);

/**
 * The shell of the assessment pages. It loads the questionnaire and the saved answers, and renders a page only when both are loaded, so
 * that nobody types into an assessment that is still loading. It also keeps the draft and saves it, so it must stay mounted while the
 * person moves between pages.
 */
export function HraShell({ children }: { children: ReactNode }) {
  const [location] = useLocation();
  const page = hraPageAt(location);
  const opening = useOpenedAssessment(page, location);
  const { isSavedModalOpen } = useAtomValue(assessmentAtom);
  const isOpen = opening.status === 'open';
  const questionnaire = isOpen ? opening.questionnaire : null;
  const assessment = isOpen ? opening.assessment : null;
  // Memoized, since every consumer of the context renders again for a new object.
  const data = useMemo(
    () =>
      questionnaire &&
      assessment && {
        page,
        questionnaire,
        assessment,
        sections: sectionsOf(questionnaire, assessment.answers, page),
      },
    [page, questionnaire, assessment],
  );
  useAssessmentEffects(assessment, location);
  const hasUnsaved = assessment?.kind === 'open' && isUnsaved(assessment);
  // Loads the modal before Save is pressed, so that it opens without delay. An error is ignored here: the next section loads it again, since
  // `location` changes.
  useEffect(() => {
    if (hasUnsaved) SavedModal.load().catch(() => {});
  }, [hasUnsaved, location]);

  return (
    <HraPageContext value={data}>
      <div className="flex min-h-dvh flex-col bg-cotton">
        <HraHeader />
        {data ? (
          <>
            <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
            {/* Without the modal, for example offline, the page still works. */}
            <ErrorBoundary fallback={null} resetKeys={[location]}>
              <Suspense>{isSavedModalOpen && <SavedModal />}</Suspense>
            </ErrorBoundary>
          </>
        ) : (
          <main id="main" tabIndex={-1} className="mx-auto w-full max-w-[64rem] flex-1 py-6">
            <OpeningState opening={opening} location={location} />
          </main>
        )}
      </div>
    </HraPageContext>
  );
}

function OpeningState({ opening, location }: { opening: AssessmentLoadState; location: string }) {
  if (opening.status !== 'failed') return <PageSkeleton loadingText={questionCopy.loading} />;
  const name = routeAt(location);
  return (
    <div className="mx-auto grid max-w-reading gap-6 px-4">
      {name && <PageHeading>{routes[name].title}</PageHeading>}
      <LoadError pillar="health" onRetry={opening.retry}>
        {failedCopy[opening.failedData]}
      </LoadError>
    </div>
  );
}
