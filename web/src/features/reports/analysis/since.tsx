import type { SinceSection } from '@choose-life/contracts/domain/report/report-view';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { AgeText } from './age-text.tsx';
import { ReportSection } from './report-section.tsx';

/** The change since the previous report. */
export function Since({ since }: { since: SinceSection }) {
  return (
    <ReportSection heading={since.heading} lead={<AgeText>{since.sentence}</AgeText>} className="print-whole">
      {since.rows.length > 0 && (
        <ul className="grid">
          {since.rows.map(({ label, text, years }) => {
            const Sign = years > 0 ? ArrowUp : ArrowDown;
            return (
              <li
                key={label}
                className="flex items-center gap-3 border-t border-line py-2.5 text-body first:border-0 first:pt-0 last:pb-0"
              >
                <Sign
                  aria-hidden
                  size={20}
                  className={years > 0 ? 'shrink-0 text-ink-muted' : 'shrink-0 text-good'}
                />
                <span className="min-w-0 flex-1 font-bold">{label}</span>
                <span className="text-end text-ink-muted">
                  <AgeText isAge>{text}</AgeText>
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </ReportSection>
  );
}
