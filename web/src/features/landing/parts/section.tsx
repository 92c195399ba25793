import { clsx } from 'clsx';
import { ArrowRight, Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { buttonVariants } from '@/components/ui/button-variants';
import { pathOf } from '@/paths';
import { shellCopy } from '../copy/shell.ts';

interface SectionProps {
  /** Id of the heading. */
  readonly id: string;
  readonly heading: string;
  readonly lead?: ReactNode;
  /** At the end of the heading's row. */
  readonly aside?: ReactNode;
  /** Whether it stands on its own ground. */
  readonly raised?: boolean;
  readonly children: ReactNode;
}

/** A section of a marketing page. */
export function Section({ id, heading, lead, aside, raised = false, children }: SectionProps) {
  return (
    <section
      aria-labelledby={id}
      className={clsx('py-16 lg:py-24', raised && 'border-y border-line bg-surface')}
    >
      <div className="content grid gap-8 lg:gap-10">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <SectionHeading id={id} heading={heading} lead={lead} />
          {aside}
        </div>
        {children}
      </div>
    </section>
  );
}

export function SectionHeading({ id, heading, lead }: Pick<SectionProps, 'id' | 'heading' | 'lead'>) {
  return (
    <div className="grid max-w-2xl gap-3">
      <h2 id={id} className="display text-h2">
        {heading}
      </h2>
      {lead && <p className="text-lead text-balance text-ink-muted">{lead}</p>}
    </div>
  );
}

/** Points with ticks. */
export function CheckList({ points, className }: { points: readonly string[]; className: string }) {
  return (
    <ul className={`grid ${className}`}>
      {points.map(point => (
        <li key={point} className="flex items-start gap-3 text-body font-semibold text-ink">
          <Check aria-hidden size={22} className="mt-px shrink-0 text-good" />
          {point}
        </li>
      ))}
    </ul>
  );
}

/** A link to the login page, since an assessment needs an account (s.2.1). */
export function TakeAssessment({ variant }: { variant: 'default' | 'action' }) {
  return (
    <Link
      href={pathOf('login')}
      className={buttonVariants({ variant, size: 'lg', className: 'justify-self-start max-sm:w-full' })}
    >
      {shellCopy.takeAssessment}
      <ArrowRight aria-hidden size={20} />
    </Link>
  );
}
