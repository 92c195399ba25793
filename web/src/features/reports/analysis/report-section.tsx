import type { HowSection } from '@choose-life/contracts/domain/report/report-view';
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

/** How the number was made, its assumptions, limits and sources. */
export function How({ how }: { how: HowSection }) {
  return (
    <ReportSection heading={how.heading}>
      <div className="print-columns grid max-w-[65ch] gap-3 text-body text-ink-muted print:max-w-none">
        {how.paragraphs.map(paragraph => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <Lines heading={how.assumedHeading} lines={how.assumed} />
      <Lines heading={how.limitsHeading} lines={how.limits} />
      {how.sources.length > 0 && (
        <div className="print-columns grid max-w-[65ch] gap-2 border-t border-line pt-4 text-caption text-ink-subtle print:max-w-none">
          <h3 className="text-body font-bold text-ink">{how.sourcesHeading}</h3>
          {how.sources.map(source => (
            <p key={source}>{source}</p>
          ))}
        </div>
      )}
    </ReportSection>
  );
}

function Lines({ heading, lines }: { heading: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div className="grid gap-2">
      <h3 className="text-body font-bold">{heading}</h3>
      <ul className="print-columns grid max-w-[65ch] list-disc print:max-w-none gap-2 ps-5 text-body text-ink-muted marker:text-line-strong">
        {lines.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
