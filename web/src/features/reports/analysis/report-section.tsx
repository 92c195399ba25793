import type { ReactNode } from 'react';
import { Card } from '../../../components/ui/card.tsx';
import { cn } from '../../../components/ui/cn.ts';

interface ReportSectionProps {
  readonly heading: ReactNode;
  readonly lead?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A section of the report, as a card. */
export function ReportSection({ heading, lead, className, children }: ReportSectionProps) {
  return (
    <Card className={cn('grid min-w-0 content-start gap-5 max-sm:p-5', className)}>
      <div className="grid gap-1">
        <h2 className="display text-h3">{heading}</h2>
        {lead && <p className="max-w-[65ch] text-body text-ink-muted">{lead}</p>}
      </div>
      {children}
    </Card>
  );
}
