import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import { ChevronDown } from 'lucide-react';
import { Accordion } from 'radix-ui';
import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { lazyComponent } from '../../../components/lazy-component.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { questionCopy } from '../copy/pages.ts';
import { reviewCopy } from '../copy/review.ts';
import { isComplete } from '../questions/progress.ts';
import type { ReviewedModule } from '../questions/reviewed.ts';
import { useOnceUsed } from '../state/use-once-used.ts';

// All parts are closed at first, so that their code can wait for an interaction.
const reviewedAnswers = lazyComponent(async () => (await import('./reviewed-answers.tsx')).ReviewedAnswers);

interface ReviewAccordionProps {
  readonly modules: readonly ReviewedModule[];
  readonly answers: Answers;
  /** Key of the module that is open at first; null for none. */
  readonly opened: string | null;
  /** False after the submission. */
  readonly mayChange: boolean;
}

/** All modules, one open at a time (s.2.4). */
export function ReviewAccordion({ modules, answers, opened, mayChange }: ReviewAccordionProps) {
  useOnceUsed(reviewedAnswers.load);
  return (
    <Accordion.Root type="single" collapsible defaultValue={opened ?? ''} className="grid gap-3">
      {modules.map(module => (
        <Accordion.Item
          key={module.key}
          value={module.key}
          className="overflow-clip rounded-card border border-line bg-surface data-[state=open]:border-indigo"
        >
          <Accordion.Header asChild>
            <h2>
              <Accordion.Trigger className="group flex min-h-16 w-full scroll-my-40 items-center gap-4 rounded-card px-5 py-3 text-start hover:bg-sunk data-[state=open]:rounded-b-none">
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
              </Accordion.Trigger>
            </h2>
          </Accordion.Header>
          <Accordion.Content className="reveal border-t border-line px-5 pb-5">
            <ErrorBoundary fallback={null} resetKeys={[answers]}>
              <Suspense fallback={null}>
                <reviewedAnswers.Component module={module} answers={answers} mayChange={mayChange} />
              </Suspense>
            </ErrorBoundary>
          </Accordion.Content>
        </Accordion.Item>
      ))}
    </Accordion.Root>
  );
}

function ModuleStatus({ module: { count, questions } }: { module: ReviewedModule }) {
  if (questions.some(question => question.toCheck))
    return <Badge tone="warn">{reviewCopy.pleaseCheck}</Badge>;
  if (isComplete(count)) return <Badge tone="good">{reviewCopy.complete}</Badge>;
  if (count.answered > 0) return <Badge tone="info">{reviewCopy.inProgress}</Badge>;
  return <Badge>{reviewCopy.notStarted}</Badge>;
}
