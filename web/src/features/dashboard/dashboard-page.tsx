import { ArrowRight, ChevronRight, ClipboardList } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'wouter';
import { useReports, useUserEmail } from '@/api/reports';
import { useFullName, useUserDetails } from '@/api/user-details';
import { linkToUnfinished, progressText, useContinueOffer } from '@/assessment/unfinished';
import { BelowFold } from '@/components/below-fold';
import { FirstStep } from '@/components/first-step';
import { Motif, MotifTile, pillarFromSeed, pillars } from '@/components/motif';
import { PageHeading } from '@/components/page-heading';
import { Button, ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { UrgentCard } from '@/components/urgent-card';
import { cn } from '@/lib/cn';
import { pathOf } from '@/paths';
import { chosenLinkProps } from '@/session/chosen';
import { AgesCard } from './home/ages-card.tsx';
import { GoalCards } from './home/goal-cards.tsx';
import { HraPanel } from './home/hra-panel.tsx';
import { Resources } from './home/resources.tsx';
import { StatCards } from './home/stat-cards.tsx';
import { riskAgeWithBound, useDashboardReport } from './home/use-dashboard-report.ts';

/** The page /dashboard (s.2.3). */
export function DashboardPage() {
  const name = useFullName() || '-';
  const details = useUserDetails().data;
  const report = useDashboardReport();
  const { urgent } = report;
  const isLoading = report.status === 'loading';
  const steps = report.status === 'loaded' ? report.view.steps : null;
  // The link stores the newest report as the chosen one, because the summary page shows the report that was chosen last.
  const linkToReport = chosenLinkProps('singleReportId', report.reportId);
  // s.2.3: the cards show the risk age of the user details. `AgesCard` shows the ages of the report.
  const riskAge = details?.userRiskAge ?? null;
  // Whether a finding other than a fever needs action today.
  const isCrisis = urgent?.isCrisis ?? false;
  const hasFirstStep = !isCrisis && steps !== null && steps.first.length > 0;
  const hasRiskAge = report.status === 'loaded' && report.view.analysis.ages.risk.years !== null;
  // The card of a report that has no risk age, or that could not be loaded, is short. So the goals fit below it, next to the panels.
  const isWithoutAge = !isLoading && report.reportId !== null && !hasRiskAge;
  const goals = <GoalCards details={details} />;
  const areGoalsNextToPanels = isWithoutAge && !isCrisis;
  const panels = (
    <div key="panels" className="grid min-w-0 content-start gap-6 xl:grid-rows-[1fr_auto]">
      <HraPanel riskAge={riskAge} hasCompleted={report.hasCompletedReport} isCrisis={isCrisis} />
      <ExplorePromo />
    </div>
  );
  const goalsAndResources = (
    <div
      key="goals-and-resources"
      className={cn('grid min-w-0 content-start gap-6', !isCrisis && 'xl:col-span-2')}
    >
      <BelowFold isReady={!isLoading}>
        {!areGoalsNextToPanels && goals}
        <Resources mustWait={isLoading} />
      </BelowFold>
    </div>
  );
  return (
    <div className="content grid gap-6 max-sm:gap-4">
      {urgent && (
        <UrgentCard section={urgent} pregnancy={report.pregnancy}>
          <ButtonLink {...linkToReport} className="justify-self-start max-sm:w-full">
            Read your whole report
            <ArrowRight aria-hidden size={20} />
          </ButtonLink>
        </UrgentCard>
      )}
      <div className="grid items-center gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <PageHeading isPersonal lead="Have you taken a test today?">
          {`Hello, ${name}`}
        </PageHeading>
        <ProfileCard name={name} className={cn(urgent && 'max-sm:hidden')} />
      </div>
      {!isLoading && <UnfinishedBanner className={cn(hasFirstStep && 'max-sm:hidden')} />}
      <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className={cn('grid min-w-0 grid-rows-[1fr_auto] gap-4', isCrisis && 'xl:col-span-2')}>
          <AgesCard
            report={report}
            firstStep={hasFirstStep && <FirstStep steps={steps} {...linkToReport} />}
          />
          {/* The banner for phones is after the first step, so that the step is visible without scrolling. */}
          {hasFirstStep && <UnfinishedBanner className="sm:hidden" />}
          <StatCards
            riskAge={riskAgeWithBound(riskAge, report.reportedAges)}
            realAge={report.status === 'loaded' ? report.realAge : null}
          />
          {/* On phones with an urgent notice the profile is after the ages, because the notice and the ages matter more. */}
          {urgent && <ProfileCard name={name} className="sm:hidden" />}
          {areGoalsNextToPanels && goals}
        </div>
        {/* In a crisis the panels are last, because `HraPanel` lists everyday steps. */}
        {isCrisis ? [goalsAndResources, panels] : [panels, goalsAndResources]}
      </div>
    </div>
  );
}

/** A promo whose button does nothing (s.2.3). */
function ExplorePromo() {
  return (
    <section
      aria-labelledby="explore"
      className="grid content-between gap-4 rounded-card bg-marigold-tint p-6 text-ink"
    >
      <div aria-hidden="true" className="flex gap-3 text-warn">
        {pillars.map(pillar => (
          <Motif key={pillar} pillar={pillar} className="size-9" />
        ))}
      </div>
      <div className="grid gap-1">
        <h2 id="explore" className="display text-question">
          Small steps, every day
        </h2>
        <p className="text-body">New ways to move, eat and rest well.</p>
      </div>
      <Button variant="outline" className="justify-self-start">
        Explore
      </Button>
    </section>
  );
}

/** A link to continue an assessment that was not submitted, here or on another device (docs/faults.md D2, D5, D28). */
function UnfinishedBanner({ className }: { className: string }) {
  const id = useId();
  const unfinished = useContinueOffer(useReports().reports);
  if (unfinished === null) return null;
  const saveText = unfinished.isUnsaved
    ? 'Some answers are only in this tab so far. Continue to save them.'
    : 'Your answers are safe.';
  return (
    <section
      aria-labelledby={id}
      className={cn(
        'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-indigo-tint p-4 sm:px-6',
        className,
      )}
    >
      <ClipboardList aria-hidden size={22} className="shrink-0 text-indigo" />
      <div className="min-w-0 flex-1 basis-56">
        <h2 id={id} className="text-body font-bold">
          You have an unfinished assessment
        </h2>
        <p className="text-meta text-ink-muted">
          {`${saveText} ${unfinished.progress ? progressText(unfinished.progress) : ''}`}
        </p>
      </div>
      <ButtonLink {...linkToUnfinished(unfinished)} size="sm">
        Continue assessment
      </ButtonLink>
    </section>
  );
}

function ProfileCard({ name, className }: { name: string; className: string }) {
  const email = useUserEmail();
  return (
    <Card size="sm" className={cn('flex items-center gap-3 max-sm:py-2.5', className)}>
      {/* The e-mail selects the picture, so a person always sees the same one. */}
      <MotifTile pillar={pillarFromSeed(email ?? '')} size="sm" className="max-sm:hidden" />
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere] max-xl:flex max-xl:items-center max-xl:justify-between max-xl:gap-3 large-text:flex-wrap">
        <div className="min-w-0">
          <h2 className="sr-only">Your profile</h2>
          <p className="text-body leading-snug font-bold">{name}</p>
          <p className="text-meta text-ink-muted">{email ?? '-'}</p>
        </div>
        <Link
          href={pathOf('settings')}
          className="-mb-2 inline-flex min-h-11 items-center gap-1 rounded-chip text-meta font-bold whitespace-nowrap text-indigo no-underline hover:underline max-xl:mb-0"
        >
          View profile
          <ChevronRight aria-hidden size={18} />
        </Link>
      </div>
    </Card>
  );
}
