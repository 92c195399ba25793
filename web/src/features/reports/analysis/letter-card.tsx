import { type Letter, type LetterContent, letterOf } from '@choose-life/contracts/domain/report/letter-view';
import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useFullName } from '@/api/user-details';
import { Fold } from '@/components/fold';
import { CheckboxField } from '@/components/forms/field';
import { Button } from '@/components/ui/button';
import { cn } from '@/lib/cn';
import { analysisCopy as copy } from '../copy.ts';
import { HideableAges, mentionsAge } from './hideable-ages.tsx';
import { columns, ReportSection } from './report-section.tsx';
import { useReportLetter } from './use-report.ts';

/** The props of `LetterCard`, for its lazy import. */
export interface LetterCardProps {
  readonly section: LetterContent;
  /** Name, date and number of the report; unknown parts are missing. */
  readonly headParts: readonly string[];
  readonly reportId: string | null;
}

/** Between the facts of one line. */
const separator = ' · ';

const reasonClasses: Readonly<Record<Letter['level'], string>> = {
  crisis: 'bg-danger-tint text-danger',
  'by-date': 'bg-warn-tint text-warn',
  none: 'bg-sunk',
};

/**
 * The letter to a health worker: the reason, and the facts, which are folded. The letter is printed on a separate page. The scores for mood
 * and worry are in it only if the person selects the checkbox.
 */
export function LetterCard({ headParts, reportId, section }: LetterCardProps) {
  const [showScores, setShowScores] = useState(false);
  const pdf = useReportLetter(reportId);
  const letter = letterOf(section, { showScores });
  const name = useFullName().trim();
  // The parts begin with the name only if it is known.
  const dateAndNumber = name === '' ? headParts : headParts.slice(1);
  return (
    <ReportSection
      heading={letter.heading}
      lead={copy.letterLead}
      className={cn('print-page', columns.start)}
    >
      <p className={cn('rounded-input px-4 py-3 text-body font-bold', reasonClasses[letter.level])}>
        {letter.reason}
      </p>
      <Fold summary={copy.openLetter}>
        <div className="pt-3 text-body print:pt-0">
          <p className="font-bold">
            <HideableAges>{[name, ...letter.person].filter(Boolean).join(separator)}</HideableAges>
          </p>
          <p className="text-meta text-ink-muted">{[letter.lead, ...dateAndNumber].join(separator)}</p>
        </div>
        <LetterFacts letter={letter} />
      </Fold>
      {/* `empty:hidden`, because without a checkbox and a button the row would still add a gap to the card. */}
      <div className="flex flex-wrap items-center justify-between gap-4 empty:hidden print:hidden">
        {section.hasMood && (
          <CheckboxField checked={showScores} onChange={event => setShowScores(event.currentTarget.checked)}>
            {copy.showScores}
          </CheckboxField>
        )}
        {pdf.isOffered && (
          <Button variant="outline" busy={pdf.isDownloading} onClick={() => pdf.download({ showScores })}>
            {!pdf.isDownloading && <Download aria-hidden size={20} />}
            {copy.downloadLetter}
          </Button>
        )}
      </div>
    </ReportSection>
  );
}

function LetterFacts({ letter }: { letter: Letter }) {
  const { groups, blankLines, blankLinesHeading, scores, scoresHeading, instructions, instructionsHeading } =
    letter;
  return (
    <div className="grid gap-4 pt-3 print:gap-2 print:pt-0">
      {groups.map(({ heading, rows }) => (
        <LetterPart key={heading} heading={heading}>
          <dl className="print-columns grid">
            {rows.map(row => (
              <Fact key={row.label} {...row} />
            ))}
          </dl>
        </LetterPart>
      ))}
      {scores.length > 0 && (
        <LetterPart heading={scoresHeading}>
          <p className="text-body">{scores.join(' ')}</p>
        </LetterPart>
      )}
      {instructions.length > 0 && (
        <LetterPart heading={instructionsHeading}>
          <dl className="grid gap-2 text-body print:gap-0.5">
            {instructions.map(({ label, what }) => (
              <div key={label} className="break-inside-avoid print:flex print:gap-3">
                <dt className="font-bold print:shrink-0">{label}</dt>
                <dd>
                  <HideableAges>{what}</HideableAges>
                </dd>
              </div>
            ))}
          </dl>
        </LetterPart>
      )}
      {/* Only the labels. The PDF has a line to fill in next to each. */}
      <LetterPart heading={blankLinesHeading}>
        <p className="text-body text-ink-muted">{blankLines.map(({ label }) => label).join(separator)}</p>
      </LetterPart>
    </div>
  );
}

/** The maximum number of characters of a value on the line of its label, chosen by eye. A longer value is below the label. */
const maxLengthNextToLabel = 48;

function Fact({ label, value }: { label: string; value: string }) {
  const isShort = value.length <= maxLengthNextToLabel;
  return (
    <div
      className={cn(
        'py-1.5 text-body print:py-0 print:text-meta',
        isShort && 'flex flex-wrap justify-between gap-x-4',
      )}
    >
      <dt className="text-ink-muted">{label}</dt>
      <dd className={isShort ? 'ms-auto min-w-0 text-end font-bold' : ''}>
        {/* A value such as '65' is an age only by its label. */}
        <HideableAges hasAge={mentionsAge(label)}>{value}</HideableAges>
      </dd>
    </div>
  );
}

function LetterPart({ children, heading }: { children: ReactNode; heading: string }) {
  return (
    <div className="grid gap-1 border-t border-line pt-3 print:pt-1">
      <h3 className="text-body font-bold">{heading}</h3>
      {children}
    </div>
  );
}
