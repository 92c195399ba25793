import type { PregnancyView } from '@choose-life/contracts/domain/report/pregnancy';
import type { StepsSection } from '@choose-life/contracts/domain/report/report-view';
import type { ShownStep } from '@choose-life/contracts/domain/report/steps-view';
import { BookOpen } from 'lucide-react';
import { Fragment } from 'react';
import { Link } from 'wouter';
import { ClothPattern } from '@/components/cloth-pattern';
import { Fold } from '@/components/fold';
import { PregnancyNote } from '@/components/pregnancy-note';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { cn } from '@/lib/cn';
import { chosenLinkProps } from '@/session/chosen';
import { analysisCopy as copy } from '../copy.ts';
import { HideableAges } from './hideable-ages.tsx';

/** The id of the steps, to which other sections link. */
export const stepsId = 'steps';

interface StepsProps {
  readonly steps: StepsSection;
  /** The note on pregnancy. It is shown below the step that it concerns, if that step is open. */
  readonly pregnancy: PregnancyView | null;
  /** Makes a plain card, which draws less attention than the urgent notice in a crisis. */
  readonly isQuiet: boolean;
  readonly className: string;
}

/** The recommended steps. The first ones are open, the others folded. */
export function Steps({ className, pregnancy, isQuiet, steps }: StepsProps) {
  return (
    <Card
      id={stepsId}
      variant={isQuiet ? 'default' : 'deep'}
      className={cn(
        'grid min-w-0 scroll-mt-20 content-start gap-5 max-sm:gap-4 max-sm:p-5 print:border print:border-line print:bg-surface',
        // The text colours of a deep card have too little contrast on a plain card, so they are replaced.
        isQuiet && '[--marigold:var(--ink)] [--on-deep-muted:var(--ink-muted)] [--on-deep:var(--ink)]',
        className,
      )}
    >
      {!isQuiet && <ClothPattern className="end-0 top-0 h-12 w-32 opacity-70 print:hidden" />}
      <div className="grid gap-1">
        <h2 className={cn('display text-h3', !isQuiet && 'pe-28')}>{steps.heading}</h2>
        {!steps.medicine && <p className="text-body text-on-deep-muted">{steps.lead}</p>}
      </div>
      {steps.medicine && (
        <>
          {/* The medicine to keep taking. It has no number, because it is not counted as a step. */}
          <div className="grid justify-items-start gap-1 border-s-4 border-marigold ps-4 break-inside-avoid">
            <h3 className="text-question leading-snug font-bold">{steps.medicine.title}</h3>
            <StepText step={steps.medicine} className="text-body" variant={isQuiet ? 'outline' : 'onDeep'} />
          </div>
          {steps.lead && <p className="text-body text-on-deep-muted">{steps.lead}</p>}
        </>
      )}
      <ol className={cn('print-columns grid gap-5 empty:hidden', isQuiet && 'xl:grid-cols-2')}>
        {steps.first.map((step, index) => (
          <li key={step.id} className="grid content-start justify-items-start gap-1 break-inside-avoid">
            <h3 className="text-question leading-snug font-bold">
              <span aria-hidden="true">{`${step.number}. `}</span>
              {step.title}
            </h3>
            <StepText step={step} className="text-body" variant={buttonVariantOf(index, isQuiet)} />
            <PregnancyNote pregnancy={pregnancy} below={{ kind: 'step', id: step.id }} />
          </li>
        ))}
      </ol>
      {steps.more.length > 0 && (
        <Fold
          summary={`${steps.moreHeading} (${steps.more.length})`}
          className="border-t border-on-deep/25 pt-3"
        >
          <ol start={steps.more[0]?.number} className="print-columns grid gap-5 pt-3">
            {steps.more.map(step => (
              <li key={step.id} className="grid justify-items-start gap-1 break-inside-avoid">
                <h3 className="text-body font-bold">
                  <span aria-hidden="true">{`${step.number}. `}</span>
                  {step.title}
                </h3>
                <StepText step={step} className="text-meta" variant={isQuiet ? 'outline' : 'onDeep'} />
              </li>
            ))}
          </ol>
        </Fold>
      )}
      {steps.otherDangers && <OtherDangers {...steps.otherDangers} />}
    </Card>
  );
}

/** The button variant of an open step: only the button of the first step stands out. */
function buttonVariantOf(index: number, isQuiet: boolean): StepTextProps['variant'] {
  if (isQuiet) return 'outline';
  return index === 0 ? 'action' : 'onDeep';
}

/** Dangers to life whose steps are in neither list above, as one sentence with links to articles. */
function OtherDangers({ groups, lead }: NonNullable<StepsSection['otherDangers']>) {
  return (
    <p className="max-w-[65ch] border-t border-on-deep/25 pt-3 text-body">
      {lead}
      {groups.map(({ article, clauses }, index) => (
        <Fragment key={article}>
          {` ${clauses.join('; ')}`}
          {article && (
            <>
              {' '}
              <Link
                {...chosenLinkProps('contentId', article)}
                className="font-bold text-marigold underline print:hidden"
              >
                {copy.readMore}
                <span className="sr-only">{`: ${clauses.join('; ')}`}</span>
              </Link>
            </>
          )}
          {index < groups.length - 1 ? ';' : '.'}
        </Fragment>
      ))}
    </p>
  );
}

interface StepTextProps {
  readonly step: ShownStep;
  readonly className: string;
  readonly variant: 'action' | 'onDeep' | 'outline';
}

function StepText({ step: { article, text, title, ways, yearsText }, className, variant }: StepTextProps) {
  return (
    <>
      <p className={cn('max-w-[65ch]', className)}>{text}</p>
      {ways.length > 0 && (
        <ul className={cn('grid max-w-[65ch] list-disc gap-1 ps-5', className)}>
          {ways.map(way => (
            <li key={way}>{way}</li>
          ))}
        </ul>
      )}
      {yearsText && (
        <p className="text-meta font-bold text-marigold print:text-ink">
          <HideableAges hasAge>{yearsText}</HideableAges>
        </p>
      )}
      {article && (
        <ButtonLink
          {...chosenLinkProps('contentId', article)}
          variant={variant}
          size="sm"
          className="mt-2 print:hidden"
        >
          <BookOpen aria-hidden size={18} />
          <span>
            {copy.readArticle}
            <span className="sr-only">{`: ${title}`}</span>
          </span>
        </ButtonLink>
      )}
    </>
  );
}
