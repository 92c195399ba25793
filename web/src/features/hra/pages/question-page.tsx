import type { AnswerValue } from '@choose-life/contracts/domain/hra/answer-groups';
import {
  type HraPage,
  hraPathOf,
  nextPage,
  pagesSkippedBefore,
  pagesSkippedByNext,
  previousPage,
} from '@choose-life/contracts/domain/hra/page-graph';
import { useAtomValue } from 'jotai';
import { Info } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useLocation } from 'wouter';
import { assessmentState, dispatch, watchingAtom } from '@/assessment/dispatch';
import { saveAndConfirm } from '@/assessment/save';
import { openAssessmentIn } from '@/assessment/state';
import { Motif, type Pillar } from '@/components/motif';
import { Button, ButtonLink } from '@/components/ui/button';
import { useLoadOnFirstInteraction } from '@/components/use-load-on-first-interaction';
import { pathOf } from '@/paths';
import {
  DependentQuestions,
  DependentQuestionsNote,
  questionRunsOf,
  useDependentQuestionsAnnouncement,
} from '../components/dependent-questions.tsx';
import { HraFrame, useHraPage } from '../components/hra-frame.tsx';
import { OtherUnitInput } from '../components/part-input.tsx';
import { Question } from '../components/question.tsx';
import { SaveFault } from '../components/save-status.tsx';
import { noticePositionOf, pageEnd, UrgentNotices } from '../components/urgent-notices.tsx';
import { questionCopy, stillOpenCopy } from '../copy/pages.ts';
import {
  generalGroupsOf,
  isComplete,
  modulesOf,
  type NumberedQuestion,
  type PageModule,
  type QuestionGroup,
} from '../questions/numbered-questions.ts';
import { useAnswerWatch } from '../state/answer-watch.ts';
import { linkWithOrigin, useReviewOrigin } from '../state/review-origin.ts';

/** The page of any section: the address selects the module of the questionnaire (s.2.4). */
export function QuestionPage() {
  const [, navigate] = useLocation();
  const { page, questionnaire, assessment } = useHraPage();
  const { answers } = assessment;
  const save = assessment.kind === 'open' ? assessment.save : null;
  // Another tab is editing the assessment (docs/faults.md D13).
  const isWatching = useAtomValue(watchingAtom);

  const groupedModules = useMemo(
    () => modulesOf(page, questionnaire, answers).map(module => ({ module, groups: groupsOf(page, module) })),
    [page, questionnaire, answers],
  );
  const questions = groupedModules.flatMap(({ groups }) => groups.flatMap(group => group.questions));
  const announcement = useDependentQuestionsAnnouncement({
    page,
    questionnaire,
    visibleQuestions: questions,
  });
  const answerWatch = useAnswerWatch(page, questionnaire, assessment);
  // Loaded even if no question of this page has two units, because the next section must also open offline.
  useLoadOnFirstInteraction(OtherUnitInput.load);
  const origin = useReviewOrigin();

  const answerOf = (key: string): AnswerValue | null => answers[key] ?? null;
  /** The answers in the store: the page may not have rendered the last answer yet. */
  const currentAnswers = () => openAssessmentIn(assessmentState())?.answers ?? answers;
  const storeAnswer = (key: string, value: AnswerValue | null) => {
    announcement.beforeChange(key, value, currentAnswers());
    dispatch({ type: 'answered', key, value });
  };
  const goToPrevious = () => {
    const previous = previousPage(page, currentAnswers());
    // The first page is its own previous page: Previous then leads to the start page.
    navigate(previous === page ? pathOf('hraStart') : hraPathOf(previous));
  };
  const goToNext = () => navigate(hraPathOf(nextPage(page, currentAnswers())));

  const urgentNoticesAt = (position: string) =>
    answerWatch.urgentNotices.filter(notice => noticePositionOf(notice, questions) === position);
  const questionElement = (question: NumberedQuestion) => (
    <Question
      key={question.key}
      question={question}
      answerOf={answerOf}
      answerWatch={answerWatch}
      notice={
        <>
          <UrgentNotices notices={urgentNoticesAt(question.key)} />
          <DependentQuestionsNote>{announcement.textBelow(question)}</DependentQuestionsNote>
        </>
      }
      onAnswer={storeAnswer}
    />
  );
  const buttonBar = (
    <>
      {save && <SaveFault save={save} onRetry={saveAndConfirm} />}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="ghost"
          className="px-4"
          busy={save?.kind === 'pending' && !save.isAutomatic}
          busyLabel={questionCopy.saving}
          disabled={isWatching}
          onClick={saveAndConfirm}
        >
          {questionCopy.save}
        </Button>
        <Button variant="outline" onClick={goToPrevious}>
          {questionCopy.previous}
        </Button>
        <Button variant={origin ? 'outline' : 'default'} className="flex-1" onClick={goToNext}>
          {page === 'others' ? questionCopy.finish : questionCopy.next}
        </Button>
        {origin && (
          <ButtonLink {...linkWithOrigin('review', origin)} className="w-full sm:w-auto sm:flex-1">
            {questionCopy.backToReview}
          </ButtonLink>
        )}
      </div>
    </>
  );

  return (
    <HraFrame bar={buttonBar}>
      <form
        noValidate
        // Enter in a field must not reload the page.
        onSubmit={event => event.preventDefault()}
        className="grid gap-14 [overflow-wrap:anywhere]"
      >
        {groupedModules.map(({ module, groups }, index) => (
          // The key contains the page, because the label alone may be the same on two pages, and the inputs would then keep their state.
          <div key={`${page}.${module.label}`} className="grid gap-14">
            <div className="grid gap-4">
              <ModuleBanner
                pillar={pillarOfPage[page]}
                title={module.label}
                prompt={module.prompt}
                level={index === 0 ? 1 : 2}
              />
              {index === 0 && <StillOpen pages={pagesSkippedBefore(page, answers)} />}
              {/* The hint is shown only on devices that probably have a keyboard: with a mouse and a wide screen. */}
              {index === 0 && (
                <p className="hidden text-meta text-ink-subtle [@media(hover:hover)_and_(min-width:64rem)]:block">
                  {questionCopy.keyboardHint}
                </p>
              )}
            </div>
            {groups.map(group => (
              <div key={group.title ?? ''} className="grid gap-14">
                {group.title && (
                  <h2 className="display -mb-6 border-b border-line pb-3 text-question text-ink-muted">
                    {group.title}
                  </h2>
                )}
                <Questions disabled={isWatching}>
                  {questionRunsOf(group.questions, questions).map(run =>
                    run.dependsOn === null ? (
                      run.questions.map(questionElement)
                    ) : (
                      <DependentQuestions key={run.questions[0].key} dependsOn={run.dependsOn}>
                        {run.questions.map(questionElement)}
                      </DependentQuestions>
                    ),
                  )}
                </Questions>
              </div>
            ))}
          </div>
        ))}
        {/* `empty:absolute`, because the empty live region would otherwise add a gap to the grid. */}
        <UrgentNotices notices={urgentNoticesAt(pageEnd)} className="empty:absolute" />
        <StillOpen pages={pagesSkippedByNext(page, answers)} next={nextPage(page, answers)} />
        {questions.length === 0 && <p>{questionCopy.noQuestions}</p>}
      </form>
    </HraFrame>
  );
}

function groupsOf(page: HraPage, module: PageModule): QuestionGroup[] {
  return page === 'general' ? generalGroupsOf(module) : [{ title: null, questions: module.questions }];
}

/**
 * A container of questions. While another tab is editing the assessment, it is a disabled fieldset, which disables all inputs. Otherwise it is
 * a `div`, because screen readers announce a fieldset as a group.
 */
function Questions({ disabled, children }: { disabled: boolean; children: ReactNode }) {
  const Container = disabled ? 'fieldset' : 'div';
  return (
    <Container {...(disabled && { disabled })} className="grid min-w-0 gap-14">
      {children}
    </Container>
  );
}

interface ModuleBannerProps {
  readonly pillar: Pillar;
  readonly title: string;
  readonly prompt: string | null;
  readonly level: 1 | 2;
}

/** The label and prompt of a module, as the gateway sends them (s.2.4). */
function ModuleBanner({ pillar, title, prompt, level }: ModuleBannerProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className="flex gap-4 rounded-card bg-indigo-tint p-5 sm:gap-5 sm:p-6">
      <Motif pillar={pillar} className="mt-0.5 size-11 shrink-0 text-indigo sm:size-12" />
      <div className="grid content-center gap-1">
        <Heading tabIndex={level === 1 ? -1 : undefined} className="display text-h3">
          {title}
        </Heading>
        {prompt && <p className="text-body text-balance text-ink-muted">{prompt}</p>}
      </div>
    </div>
  );
}

/** The pillar whose motif is in the banner of each page. */
const pillarOfPage: Record<HraPage, Pillar> = {
  general: 'health',
  'blood-pressure-male': 'health',
  'blood-pressure-female': 'health',
  'cough-hygiene': 'health',
  'smoking-and-vaping': 'lifestyle',
  'safety-and-speed': 'fitness',
  'work-mode': 'lifestyle',
  'mental-health': 'lifestyle',
  stress: 'lifestyle',
  'food-and-nutrition': 'nutrition',
  'activity-environment': 'fitness',
  demographics: 'health',
  sleep: 'lifestyle',
  others: 'nutrition',
  review: 'health',
};

interface StillOpenProps {
  /** Sections that Next skips (s.2.4). */
  readonly pages: readonly HraPage[];
  /** The page that Next leads to; absent for sections that were skipped before this page. */
  readonly next?: HraPage;
}

/** A notice for each incomplete section of `pages`, with a link to it. */
function StillOpen({ pages, next }: StillOpenProps) {
  const { sections } = useHraPage();
  // Empty for sections that were skipped before this page.
  const nextLabel = sections.find(({ page }) => page === next)?.label ?? '';
  const incomplete = sections.filter(
    section => pages.includes(section.page) && section.total > 0 && !isComplete(section),
  );
  return incomplete.map(({ page, label, answered, total }) => (
    <div
      key={page}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line-strong bg-surface p-4 sm:flex-nowrap"
    >
      <Info aria-hidden size={22} className="hidden shrink-0 text-info sm:block" />
      <p className="min-w-0 flex-1 basis-56 text-body text-ink">
        <strong className="font-bold">
          {nextLabel ? stillOpenCopy.ahead(label, nextLabel) : stillOpenCopy.before(label)}
        </strong>{' '}
        <span className="text-ink-muted">{questionCopy.countOf(answered, total)}</span>
      </p>
      <ButtonLink href={hraPathOf(page)} variant="outline" size="sm">
        {stillOpenCopy.goTo(label)}
      </ButtonLink>
    </div>
  ));
}
