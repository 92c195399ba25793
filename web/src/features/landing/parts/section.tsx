import { clsx } from 'clsx';
import { ArrowRight, Check } from 'lucide-react';
import type { ElementType, ReactNode } from 'react';
import { Link } from 'wouter';
import { buttonVariants } from '@/components/ui/button-variants';
import { pathOf } from '@/paths';
import { Quilt } from './quilt.tsx';

/** The hero of a public page. The pages of the four pillars (health, fitness, lifestyle, nutrition) have the hero of `PillarPage`. */
export function PageHero({ heading, lead }: { heading: string; lead: string }) {
  return (
    <section className="on-deep relative isolate overflow-hidden bg-indigo-deep text-on-deep">
      <Quilt columns={8} rows={2} preserveAspectRatio="xMinYMin slice" className="h-24 w-full md:hidden" />
      <Quilt columns={8} rows={4} className="absolute inset-y-0 end-0 -z-10 h-full w-2/5 max-md:hidden" />
      <div className="content grid gap-4 py-10 md:min-h-72 md:content-center md:py-16">
        <h1 tabIndex={-1} className="display text-hero md:w-3/5 md:pe-8">
          {heading}
        </h1>
        <p className="max-w-md text-lead text-balance text-on-deep-muted md:max-w-[min(28rem,52%)]">{lead}</p>
      </div>
    </section>
  );
}

interface SectionProps {
  readonly id: string;
  readonly heading: string;
  readonly lead?: string | undefined;
  readonly aside?: ReactNode;
  readonly isRaised?: boolean;
  readonly children: ReactNode;
}

/** A section of a public page. `aside` is shown next to the heading. With `isRaised` the section has a surface background and borders. */
export function Section({ id, heading, lead, aside, isRaised = false, children }: SectionProps) {
  return (
    <section
      aria-labelledby={id}
      className={clsx('py-16 lg:py-24', isRaised && 'border-y border-line bg-surface')}
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

/** The heading of a section, with a sentence below it. @param id the id of the heading, for `aria-labelledby` of the section */
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

/** A list of points, each with a tick. */
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

/** 'Take the assessment': a link to the login page (s.2.1), since an assessment needs an account. */
export function AssessmentLink({ variant }: { variant: 'default' | 'action' }) {
  return (
    <Link
      href={pathOf('login')}
      className={buttonVariants({ variant, size: 'lg', className: 'justify-self-start max-sm:w-full' })}
    >
      Take the assessment
      <ArrowRight aria-hidden size={20} />
    </Link>
  );
}

interface ReadMoreProps {
  /** An address, or '#' and the id of an element on the page. */
  readonly href: string;
  /** The title of the card, which screen readers read after 'Read more'. */
  readonly title: string;
  readonly className: string;
}

/** The link of a card. Its clickable area covers the whole card. */
export function ReadMore({ href, title, className }: ReadMoreProps) {
  // A plain anchor for a link within the page: `Link` of wouter would not scroll to the element.
  const Anchor: ElementType = href.startsWith('#') ? 'a' : Link;
  return (
    <Anchor
      href={href}
      className={`inline-flex min-h-11 items-center gap-2 justify-self-start rounded-chip font-bold no-underline after:absolute after:inset-0 after:rounded-card ${className}`}
    >
      Read more
      <span className="sr-only">: {title}</span>
      <ArrowRight
        aria-hidden
        size={18}
        className="transition-transform duration-[180ms] group-hover:translate-x-1"
      />
    </Anchor>
  );
}
