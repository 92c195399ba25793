import { type HraPage, pathOf as hraPathOf } from '@choose-life/contracts/domain/hra/page-graph';
import { ArrowLeft, Check, ClipboardCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { cn } from '../../../components/ui/cn.ts';
import { pathOf, routes } from '../../../paths.ts';
import { questionCopy } from '../copy/pages.ts';
import { isComplete, type SectionProgress } from '../questions/numbered-questions.ts';

interface SectionListProps {
  readonly sections: readonly SectionProgress[];
  readonly current: HraPage;
  readonly onGo?: () => void;
}

/** A link out of the assessment, then every part with its progress, and review. */
export function SectionList({ sections, current, onGo }: SectionListProps) {
  return (
    <div className="grid gap-2">
      <Link
        href={pathOf('dashboard')}
        className={cn(linkClasses, 'text-ink-muted hover:bg-sunk hover:text-ink')}
      >
        <span className="grid size-7 shrink-0 place-items-center">
          <ArrowLeft aria-hidden size={20} />
        </span>
        {questionCopy.overview}
      </Link>
      <ol className="grid gap-0.5 border-t border-line pt-2">
        {sections.map((section, index) => (
          <li key={section.page}>
            <SectionLink page={section.page} current={current} {...(onGo && { onGo })}>
              <SectionMark number={index + 1} section={section} isCurrent={section.page === current} />
              <span className="min-w-0 flex-1">
                <span className="block leading-snug">
                  {section.label || questionCopy.part(index + 1, sections.length)}
                </span>
                <span className="block text-caption font-normal text-ink-muted">
                  {questionCopy.countOf(section.answered, section.total)}
                </span>
              </span>
            </SectionLink>
          </li>
        ))}
        <li className="mt-2 border-t border-line pt-2">
          <SectionLink page="review" current={current} {...(onGo && { onGo })}>
            <span className="grid size-7 shrink-0 place-items-center text-ink-muted">
              <ClipboardCheck aria-hidden size={20} />
            </span>
            <span className="leading-snug">{routes.hraReview.title}</span>
          </SectionLink>
        </li>
      </ol>
    </div>
  );
}

const linkClasses =
  'flex min-h-12 items-center gap-3 rounded-input px-2 py-1 text-meta font-semibold no-underline lg:min-h-11 lg:py-0.5';

interface SectionLinkProps {
  readonly page: HraPage;
  readonly current: HraPage;
  readonly onGo?: () => void;
  readonly children: ReactNode;
}

function SectionLink({ page, current, onGo, children }: SectionLinkProps) {
  const isCurrent = page === current;
  return (
    <Link
      href={hraPathOf(page)}
      onClick={() => onGo?.()}
      aria-current={isCurrent ? 'page' : undefined}
      className={cn(linkClasses, isCurrent ? 'bg-indigo-tint text-indigo' : 'text-ink hover:bg-sunk')}
    >
      {children}
    </Link>
  );
}

function SectionMark({
  number,
  section,
  isCurrent,
}: {
  number: number;
  section: SectionProgress;
  isCurrent: boolean;
}) {
  const done = isComplete(section);
  return (
    <span
      aria-hidden
      className={cn(
        'grid size-7 shrink-0 place-items-center rounded-chip text-caption font-bold',
        done && 'bg-good-tint text-good',
        !done && isCurrent && 'bg-indigo text-on-indigo',
        !done && !isCurrent && 'bg-sunk text-ink-muted',
      )}
    >
      {done ? <Check size={18} strokeWidth={2.5} /> : number}
    </span>
  );
}
