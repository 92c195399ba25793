import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface PageHeadingProps {
  readonly children: ReactNode;
  readonly lead?: ReactNode;
  /** Whether the heading holds a person's name: it then uses the text font, which has all letters. */
  readonly personal?: boolean;
}

/** The page's only h1. It gets the focus after a navigation. */
export function PageHeading({ children, lead, personal = false }: PageHeadingProps) {
  return (
    <div className="grid min-w-0 gap-1">
      <h1
        tabIndex={-1}
        className={clsx(personal ? 'display-name' : 'display', 'text-h2 [overflow-wrap:anywhere]')}
      >
        {children}
      </h1>
      {lead && <p className="max-w-[65ch] text-body text-balance text-ink-muted">{lead}</p>}
    </div>
  );
}
