import type { HowSection } from '@choose-life/contracts/domain/report/report-view';
import type { ReactNode } from 'react';
import { Fold } from '@/components/fold';
import { Card } from '@/components/ui/card';
import { cn } from '@/lib/cn';
import { analysisCopy as copy } from '../copy.ts';

/**
 * The columns of large screens: a wide column (`start`), a narrow column (`end`), and cards as wide as both. They are floats, since the rows
 * of a grid would leave a gap below the shorter of two cards. The 24.5rem are the narrow column (`w-92`, 23rem) and a gap of 1.5rem.
 */
export const columns = {
  start: 'xl:float-left xl:clear-left xl:mb-6 xl:w-[calc(100%-24.5rem)]',
  end: 'xl:float-right xl:clear-right xl:mb-6 xl:w-92',
  both: 'xl:clear-both xl:mb-6',
} as const;

interface ReportSectionProps {
  readonly heading: ReactNode;
  readonly lead?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A section of the report, as a card. */
export function ReportSection({ heading, lead, className, children }: ReportSectionProps) {
  return (
    <Card className={cn('grid min-w-0 content-start gap-5 max-sm:gap-4 max-sm:p-5', className)}>
      <div className="grid gap-1">
        <h2 className="display text-h3">{heading}</h2>
        {lead && <p className="max-w-[65ch] text-body text-ink-muted">{lead}</p>}
      </div>
      {children}
    </Card>
  );
}

/**
 * How the risk age was calculated. The text of the embedded gateway is long, so only its first paragraph is shown unfolded. The text for
 * other gateways has no sources and is short, so it is not folded.
 */
export function RiskAgeExplanation({ how }: { how: HowSection }) {
  const [first, ...otherParagraphs] = how.paragraphs;
  const hasSources = how.sources.length > 0;
  const otherContent = (
    <div className="grid max-w-[65ch] gap-4 py-2 text-body text-ink-muted print:max-w-none">
      {otherParagraphs.map(paragraph => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <Lines heading={how.assumedHeading} lines={how.assumed} />
      <Lines heading={how.limitsHeading} lines={how.limits} />
    </div>
  );
  return (
    <ReportSection heading={how.heading}>
      {first && (
        <p className="max-w-[65ch] text-meta text-ink-muted sm:text-body print:max-w-none">{first}</p>
      )}
      <div className="grid gap-1">
        {first && hasSources ? <Fold summary={copy.more}>{otherContent}</Fold> : otherContent}
        {hasSources && (
          <Fold summary={how.sourcesHeading}>
            <div className="print-columns grid max-w-[65ch] gap-2 py-2 text-caption text-ink-subtle print:max-w-none">
              {how.sources.map(source => (
                <p key={source}>{source}</p>
              ))}
            </div>
          </Fold>
        )}
      </div>
    </ReportSection>
  );
}

function Lines({ heading, lines }: { heading: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div className="grid gap-2">
      <h3 className="text-body font-bold text-ink">{heading}</h3>
      <ul className="print-columns grid list-disc gap-2 ps-5 marker:text-line-strong">
        {lines.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
