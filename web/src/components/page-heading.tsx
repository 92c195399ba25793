import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface PageHeadingProps {
  readonly children: ReactNode;
  readonly lead?: ReactNode;
  /** Whether the heading contains a person's name. It then uses the text font, because the heading font lacks letters such as ṣ and ɓ. */
  readonly isPersonal?: boolean;
}

/** The only h1 of a page. It gets the focus after a navigation (`app/use-page-change.ts`). */
export function PageHeading({ children, lead, isPersonal = false }: PageHeadingProps) {
  return (
    <div className="grid min-w-0 gap-1">
      <h1
        tabIndex={-1}
        className={clsx(isPersonal ? 'display-name' : 'display', 'text-h2 [overflow-wrap:anywhere]')}
      >
        {children}
      </h1>
      {lead && <p className="max-w-[65ch] text-body text-balance text-ink-muted">{lead}</p>}
    </div>
  );
}
