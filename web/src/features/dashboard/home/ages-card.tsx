import { longDate } from '@choose-life/contracts/domain/dates';
import type { AnalysisTone } from '@choose-life/contracts/domain/report/analysis-view';
import type { HowSection } from '@choose-life/contracts/domain/report/report-view';
import { textOfAge } from '@choose-life/contracts/domain/report/shown-age';
import { useAtomValue } from 'jotai';
import { Lightbulb } from 'lucide-react';
import type { ReactNode } from 'react';
import { AgeLine } from '@/components/age-line/age-line';
import { AgeIcon } from '@/components/age-line/age-mark';
import { ageKinds } from '@/components/age-line/age-scale';
import { Fold } from '@/components/fold';
import { Loading } from '@/components/loading';
import { PregnancyNote } from '@/components/pregnancy-note';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { cn } from '@/lib/cn';
import { pathOf } from '@/paths';
import { storedAtoms } from '@/session/stored-atoms';
import type { DashboardReport, LoadedReport } from './use-dashboard-report.ts';

interface AgesCardProps<Report extends DashboardReport> {
  readonly report: Report;
  /** The link to the first step of the report; false if there is none. */
  readonly firstStep: ReactNode;
}

/** The three ages of the newest report or the reason why it has none, and the first step. */
export function AgesCard({ report, firstStep }: AgesCardProps<DashboardReport>) {
  const analysis = report.status === 'loaded' ? report.view.analysis : null;
  return (
    <Card className="flex flex-col gap-4 max-sm:gap-3 max-sm:p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-meta font-bold text-indigo">Your ages</h2>
        {/* A short form of `analysis.scope`. */}
        {analysis && analysis.ages.risk.years !== null && analysis.scope !== null && (
          <p className="text-meta text-ink-muted">Heart and circulation only</p>
        )}
      </div>
      <Ages report={report} firstStep={firstStep} />
    </Card>
  );
}

function Ages({ report, firstStep }: AgesCardProps<DashboardReport>) {
  if (report.status === 'loading') return <AgesSkeleton />;
  if (report.status === 'failed')
    return <p className="text-body text-ink-muted">Your report could not be loaded.</p>;
  if (report.status === 'none') return <NoAgesYet />;
  if (report.view.analysis.ages.risk.years === null)
    return <ReportWithoutAge report={report} firstStep={firstStep} />;
  return <ReportWithAges report={report} firstStep={firstStep} />;
}

/** As high as the ages of most reports, or as `NoAgesYet` if no report is known, so that the cards below do not move. */
function AgesSkeleton() {
  const hasReport = useAtomValue(storedAtoms.reportId) !== null;
  return (
    <>
      <Loading>Loading your ages...</Loading>
      <Skeleton className={cn('h-72 rounded-button', hasReport && 'h-150 sm:h-132 xl:h-140')} />
    </>
  );
}

/** The headline has the display font, except next to urgent findings, where it must not look like praise. */
const headlineClasses: Record<AnalysisTone, string> = {
  urgent: 'text-lead',
  gain: 'display text-h3 sm:text-h2',
  good: 'display text-h3 sm:text-h2 text-good',
  plain: 'display text-h3',
  none: 'display text-h3',
};

function ReportWithAges({ report: { pregnancy, urgent, view }, firstStep }: AgesCardProps<LoadedReport>) {
  const { analysis, how } = view;
  // Only the sentence of s.2.3 has no full stop. `join` adds one before each following sentence, and `replaceAll` removes double ones.
  const sentences = analysis.sentences.join('. ').replaceAll('.. ', '. ');
  return (
    <>
      <p className={headlineClasses[analysis.tone]}>{analysis.headline}</p>
      {/* If there is an urgent notice, the first step comes before the line of ages, where it is visible without scrolling. */}
      {urgent && firstStep}
      <AgeLine
        ages={analysis.ages}
        riskAgeRange={analysis.range}
        caption={null}
        names={{ target: 'Target', real: 'Real', risk: 'Risk' }}
        className="my-auto"
      />
      {!urgent && firstStep}
      <p className="text-body text-ink-muted">{sentences}</p>
      <PregnancyUnderAges pregnancy={pregnancy} />
      {analysis.exclusion && <p className="text-meta text-ink-muted">{analysis.exclusion}</p>}
      <Assumptions how={how} />
    </>
  );
}

/**
 * The note on pregnancy, unless it is below an urgent notice. If the report has the note below a step or a number, the note is here,
 * because the dashboard has no list of steps or numbers. It is then open, as it is in the report.
 */
function PregnancyUnderAges({ pregnancy }: Pick<DashboardReport, 'pregnancy'>) {
  if (pregnancy?.below?.kind === 'notice') return null;
  return <PregnancyNote pregnancy={pregnancy} below={pregnancy?.below ?? null} />;
}

/** The assumptions behind the risk age, which are shown wherever the risk age is shown. */
function Assumptions({ how: { assumed, assumedHeading } }: { how: HowSection }) {
  if (assumed.length === 0) return null;
  return (
    <Fold summary={assumedHeading} className="print:hidden">
      <ul className="mt-1 grid max-w-[65ch] list-disc gap-1.5 ps-5 text-meta text-ink-muted">
        {assumed.map(text => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Fold>
  );
}

/** The newest report if it has no risk age: the reason, and the last risk age of an earlier report. */
function ReportWithoutAge({ report, firstStep }: AgesCardProps<LoadedReport>) {
  const { lastWithAge, pregnancy, reason, timeZone, view } = report;
  return (
    <>
      <p className="display text-h2">{view.analysis.headline}</p>
      {reason && (
        <div className="mb-auto grid max-w-[60ch] gap-4">
          <p className="text-lead">{reason.text}</p>
          {reason.nextStep && (
            <p className="flex items-start gap-3 text-body">
              <Lightbulb aria-hidden size={22} className="mt-0.5 shrink-0 text-indigo" />
              <span>{reason.nextStep}</span>
            </p>
          )}
        </div>
      )}
      {lastWithAge?.riskAge && lastWithAge.createdMs !== null && (
        <p className="flex items-center gap-3 rounded-input bg-sunk p-4 text-body">
          <AgeIcon kind="risk" />
          <span>
            {`Your last risk age was ${textOfAge(lastWithAge.riskAge)}, on ${longDate(lastWithAge.createdAt, timeZone)}.`}
          </span>
        </p>
      )}
      <PregnancyUnderAges pregnancy={pregnancy} />
      {firstStep}
    </>
  );
}

/** The content of the card before the first report. `HraPanel` also links to the assessment, but on phones it is far below. */
function NoAgesYet() {
  return (
    <>
      <p className="display text-h2">Your number is 15 minutes away</p>
      <p className="text-body text-ink-muted">
        Take the assessment to see your risk age, and the years you can win back.
      </p>
      <div aria-hidden="true" className="relative my-auto h-20">
        <div className="absolute inset-x-0 top-9 h-2.5 rounded-pill bg-line" />
        <div className="absolute inset-x-[18%] inset-y-0 flex items-center justify-between">
          {ageKinds.map(kind => (
            <AgeIcon key={kind} kind={kind} className="size-10 stroke-surface [stroke-width:4]" />
          ))}
        </div>
      </div>
      <ButtonLink href={pathOf('hraStart')} className="max-sm:w-full sm:self-start">
        Find out my risk age
      </ButtonLink>
    </>
  );
}
