import type { StepRow, StepsSection } from '@choose-life/contracts/domain/report/report-view';
import { useSetAtom } from 'jotai';
import { BookOpen, ChevronDown } from 'lucide-react';
import { Cloth } from '../../../components/cloth.tsx';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { cn } from '../../../components/ui/cn.ts';
import { pathOf } from '../../../paths.ts';
import { storedAtoms } from '../../../session/stored-atoms.ts';
import { analysisCopy as copy } from '../copy.ts';
import { AgeText } from './age-text.tsx';
import { QuestionLink } from './question-link.tsx';

interface StepsProps {
  readonly steps: StepsSection;
  /** Without the deep ground, next to urgent findings. */
  readonly quiet: boolean;
}

/** The recommended steps: two at most, the others folded. */
export function Steps({ steps, quiet }: StepsProps) {
  return (
    <Card
      tone={quiet ? 'plain' : 'deep'}
      className={cn(
        'grid min-w-0 content-start gap-6 max-sm:gap-4 max-sm:p-5 print:border print:border-line print:bg-surface',
        quiet && '[--on-deep-muted:var(--ink-muted)] [--on-deep:var(--ink)]',
      )}
    >
      {!quiet && <Cloth className="end-0 top-0 h-12 w-32 opacity-70 print:hidden" />}
      <div className="grid gap-1">
        <h2 className={cn('display text-h3', !quiet && 'pe-28')}>{steps.heading}</h2>
        <p className="text-body text-on-deep-muted">{steps.lead}</p>
      </div>
      <ol className="print-columns grid gap-6">
        {steps.first.map((step, place) => (
          <FirstStep key={step.id} step={step} number={place + 1} quiet={quiet} />
        ))}
      </ol>
      {steps.more.length > 0 && (
        <details className="group border-t border-on-deep/25 pt-3">
          <summary className="flex min-h-11 items-center gap-2 rounded-chip text-body font-bold">
            <ChevronDown
              aria-hidden
              size={20}
              className="transition-[rotate] duration-[180ms] group-open:rotate-180 print:hidden"
            />
            <span>{`${steps.moreHeading} (${steps.more.length})`}</span>
          </summary>
          <ul className="print-columns grid gap-5 pt-3">
            {steps.more.map(step => (
              <li key={step.id} className="grid gap-1 break-inside-avoid">
                <StepWords step={step} quiet={quiet} small />
                <StepLinks step={step} variant={quiet ? 'outline' : 'onDeep'} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </Card>
  );
}

interface StepProps {
  readonly step: StepRow;
  readonly quiet: boolean;
}

function FirstStep({ step, number, quiet }: StepProps & { number: number }) {
  return (
    <li className="flex gap-3 break-inside-avoid sm:gap-4">
      <span
        aria-hidden="true"
        className="mt-0.5 grid size-8 shrink-0 place-items-center rounded-chip bg-on-deep/15 text-body font-bold print:border print:border-line"
      >
        {number}
      </span>
      <div className="grid min-w-0 gap-1">
        <StepWords step={step} quiet={quiet} />
        <div className="mt-2">
          <StepLinks step={step} variant={quiet ? 'outline' : number === 1 ? 'action' : 'onDeep'} />
        </div>
      </div>
    </li>
  );
}

function StepLinks({ step, variant }: { step: StepRow; variant: ArticleLinkProps['variant'] }) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
      {step.article && <ArticleLink id={step.article} about={step.title} variant={variant} />}
      <QuestionLink questions={step.questions} about={step.title} onDeep />
    </div>
  );
}

function StepWords({ step, quiet, small = false }: StepProps & { small?: boolean }) {
  return (
    <>
      <h3 className={small ? 'text-body font-bold' : 'text-question leading-snug font-bold'}>{step.title}</h3>
      <p className={small ? 'max-w-[65ch] text-meta' : 'max-w-[65ch] text-body'}>{step.text}</p>
      {step.ways.length > 0 && (
        <ul className={cn('grid max-w-[65ch] list-disc gap-1 ps-5', small ? 'text-meta' : 'text-body')}>
          {step.ways.map(way => (
            <li key={way}>{way}</li>
          ))}
        </ul>
      )}
      {step.yearsText && (
        <p className={cn('text-meta font-bold print:text-ink', !quiet && 'text-marigold')}>
          <AgeText isAge>{step.yearsText}</AgeText>
        </p>
      )}
    </>
  );
}

interface ArticleLinkProps {
  readonly id: string;
  /** The step, for the accessible name. */
  readonly about: string;
  readonly variant: 'action' | 'onDeep' | 'outline';
}

/** A link to an article, whose id it stores (s.2.3). */
function ArticleLink({ id, about, variant }: ArticleLinkProps) {
  const choose = useSetAtom(storedAtoms.contentId);
  const keep = () => choose(id);
  return (
    <ButtonLink
      href={pathOf('libraryPreview')}
      onClick={keep}
      onAuxClick={keep}
      variant={variant}
      size="sm"
      className="print:hidden"
    >
      <BookOpen aria-hidden size={18} />
      <span>
        {copy.readArticle}
        <span className="sr-only">{`: ${about}`}</span>
      </span>
    </ButtonLink>
  );
}
