import { ArrowRight } from 'lucide-react';
import type { ElementType } from 'react';
import { Link } from 'wouter';

interface ReadMoreProps {
  /** An address, or '#' and the id of an element on the page. */
  readonly href: string;
  /** The title of the card, for screen readers. */
  readonly about: string;
  readonly className: string;
}

/** The link of a card; it covers the whole card. */
export function ReadMore({ href, about, className }: ReadMoreProps) {
  const Anchor: ElementType = href.startsWith('#') ? 'a' : Link;
  return (
    <Anchor
      href={href}
      className={`inline-flex min-h-11 items-center gap-2 justify-self-start rounded-chip font-bold no-underline after:absolute after:inset-0 after:rounded-card ${className}`}
    >
      Read more
      <span className="sr-only">: {about}</span>
      <ArrowRight
        aria-hidden
        size={18}
        className="transition-transform duration-[180ms] group-hover:translate-x-1"
      />
    </Anchor>
  );
}
