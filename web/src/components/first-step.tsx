import type { StepsSection } from '@choose-life/contracts/domain/report/report-view';
import { ArrowRight } from 'lucide-react';
import type { MouseEventHandler } from 'react';
import { Link } from 'wouter';
import { cn } from '@/lib/cn';

interface FirstStepProps {
  readonly steps: StepsSection;
  readonly href: string;
  readonly onClick?: MouseEventHandler<HTMLAnchorElement>;
  readonly className?: string;
}

/** A link with the most important step of a report; nothing if the report has no step. */
export function FirstStep({ steps, href, onClick, className }: FirstStepProps) {
  const [step] = steps.first;
  if (!step) return null;
  // The router does not scroll to a fragment of the same page, so the browser follows such a link.
  const LinkElement = href.startsWith('#') ? 'a' : Link;
  return (
    <LinkElement
      href={href}
      onClick={onClick}
      className={cn(
        'on-deep flex min-h-11 items-center gap-3 rounded-button bg-indigo-deep px-4 py-3 max-sm:py-2.5 text-on-deep no-underline hover:underline print:hidden',
        className,
      )}
    >
      <span className="min-w-0 flex-1">
        {/* The space separates the two texts in the accessible name of the link. */}
        <span className="block text-meta font-bold text-marigold">{steps.heading}</span>{' '}
        <span className="block text-body leading-snug font-bold text-balance sm:text-lead">{step.title}</span>
      </span>
      <ArrowRight aria-hidden size={20} className="shrink-0 text-marigold" />
    </LinkElement>
  );
}
