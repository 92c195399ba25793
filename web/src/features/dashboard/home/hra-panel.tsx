import { hraSummaryOf } from '@choose-life/contracts/domain/reports';
import { CircleCheck, CircleDashed, Clock, ListChecks, type LucideIcon, Users } from 'lucide-react';
import { ClothPattern } from '@/components/cloth-pattern';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { pathOf } from '@/paths';

/** The fixed texts of s.2.3 and s.9. */
const facts: readonly { readonly Icon: LucideIcon; readonly text: string }[] = [
  { Icon: ListChecks, text: '14 major aspects of wellness' },
  { Icon: Clock, text: '15mins' },
  { Icon: Users, text: '20+ people' },
];

const nextSteps = {
  heading: 'Next steps',
  steps: ['Take more water', 'Monitor sleep pattern', 'Read fitness plans in library'],
  action: 'Download result',
};

const whatToDo = {
  heading: 'What to do',
  steps: ['Click start', 'Answer all questions', 'Review results'],
  action: 'I want to take the assessment',
};

interface HraPanelProps {
  /** The risk age of the user details (s.2.3). It may be known before the report list is loaded. */
  readonly riskAge: number | null;
  /** Whether the person has completed an assessment, even one without a risk age; false until the report list is loaded. */
  readonly hasCompleted: boolean;
  /**
   * Whether the newest report has a finding that needs action today; a fever by itself does not count (`isCrisis` in `urgency.ts`). The
   * status is then hidden, since 'Good' would be praise.
   */
  readonly isCrisis: boolean;
}

/** The HRA summary panel (s.2.3): the state of the assessment, and what to do next. */
export function HraPanel({ riskAge, hasCompleted, isCrisis }: HraPanelProps) {
  const { status, progress } = hraSummaryOf(riskAge, hasCompleted);
  const isDone = progress === 100;
  const { heading, steps, action } = isDone ? nextSteps : whatToDo;
  const StatusIcon = isDone ? CircleCheck : CircleDashed;
  return (
    <Card
      variant="deep"
      className="grid gap-5 md:max-xl:grid-cols-2 md:max-xl:gap-x-10 xl:grid-rows-[auto_1fr]"
    >
      <ClothPattern className="end-0 top-0 h-16 w-16 opacity-70 sm:w-32" />
      <div className="grid content-start gap-5">
        <h2 className="display max-w-[70%] text-h3">Health Risk Assessment</h2>
        <div className="grid gap-2">
          <p className="flex flex-wrap items-center justify-between gap-x-4 text-meta">
            <span className="inline-flex items-center gap-1.5">
              <StatusIcon aria-hidden size={18} />
              {isCrisis ? (
                <strong className="font-bold">Read your report first</strong>
              ) : (
                <span>
                  Assessment status: <strong className="font-bold">{status}</strong>
                </span>
              )}
            </span>
            <span>{`${progress}%`}</span>
          </p>
          <div
            role="progressbar"
            aria-label="Assessment progress"
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={progress}
            className="h-2 rounded-pill bg-on-deep/20"
          >
            <div
              className="h-full rounded-pill bg-marigold transition-[width] duration-[180ms] ease-out forced-colors:bg-[Highlight]"
              style={{ width: `${progress}%` }}
            />
          </div>
        </div>
        <ul className="grid gap-2 text-meta text-on-deep-muted">
          {facts.map(({ Icon, text }) => (
            <li key={text} className="flex items-center gap-2.5">
              <Icon aria-hidden size={18} className="shrink-0" />
              {text}
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-col justify-between gap-5 max-md:border-t max-md:border-on-deep/20 max-md:pt-5 md:max-xl:pt-16 xl:border-t xl:border-on-deep/20 xl:pt-5">
        <div className="grid gap-2">
          <h3 className="text-body font-bold">{heading}</h3>
          <ol className="grid gap-2 text-meta text-on-deep-muted">
            {steps.map((step, index) => (
              <li key={step} className="flex items-center gap-2.5">
                <span
                  aria-hidden="true"
                  className="grid size-6 shrink-0 place-items-center rounded-chip bg-on-deep/15 text-caption font-bold text-on-deep"
                >
                  {index + 1}
                </span>
                <span>{step}</span>
              </li>
            ))}
          </ol>
        </div>
        <div className="grid gap-3">
          <ButtonLink href={pathOf(isDone ? 'reports' : 'hraStart')} variant="action" className="w-full">
            {action}
          </ButtonLink>
          {isDone && riskAge === null && (
            <ButtonLink href={pathOf('hraStart')} variant="onDeep" className="w-full">
              Take the assessment again
            </ButtonLink>
          )}
        </div>
      </div>
    </Card>
  );
}
