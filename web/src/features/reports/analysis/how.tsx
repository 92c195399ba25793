import type { HowSection } from '@choose-life/contracts/domain/report/report-view';
import { ReportSection } from './report-section.tsx';

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
