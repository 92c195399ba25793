import type { Tone } from '@choose-life/contracts/domain/report/generated/report-details';
import type { PregnancyView } from '@choose-life/contracts/domain/report/pregnancy';
import type {
  DoctorSection,
  NumberRow,
  NumbersSection,
  ReportView,
  SinceSection,
} from '@choose-life/contracts/domain/report/report-view';
import {
  ArrowDown,
  ArrowUp,
  CircleAlert,
  CircleCheck,
  Info,
  type LucideIcon,
  TriangleAlert,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { PregnancyNote } from '@/components/pregnancy-note';
import { analysisCopy as copy } from '../copy.ts';
import { AgeText, mentionsAge } from './age-text.tsx';
import { Fold, How, ReportSection } from './report-section.tsx';

export function SideSections({ about, view }: { view: ReportView; about: readonly string[] }) {
  const hasNumbers = view.since !== null || view.numbers !== null;
  return (
    <>
      {hasNumbers && (
        <div className="grid min-w-0 content-start gap-6">
          {view.since && <Since since={view.since} />}
          {view.numbers && <Numbers numbers={view.numbers} pregnancy={view.pregnancy} />}
        </div>
      )}
      <div className={hasNumbers ? 'xl:row-span-2' : 'xl:col-span-2'}>
        <How how={view.how} />
      </div>
      {view.doctor && <Doctor doctor={view.doctor} about={about} />}
    </>
  );
}

/** The facts for a health worker, folded; on paper a page of its own. */
function Doctor({ about, doctor }: { about: readonly string[]; doctor: DoctorSection }) {
  const heading = (
    <>
      <span className="print:hidden">{doctor.heading}</span>
      <span className="hidden print:inline">{doctor.paperHeading}</span>
    </>
  );
  return (
    <ReportSection heading={heading} lead={doctor.lead} className="print-page">
      <p className="hidden text-body font-bold print:block">{about.join(' \u00b7 ')}</p>
      <Fold summary={copy.forDoctor}>
        <dl className="print-columns grid pt-3">
          {doctor.rows.map(({ label, value }) => (
            <div
              key={label}
              className="flex flex-wrap justify-between gap-x-4 border-t border-line py-2 text-body first:border-0 first:pt-0"
            >
              <dt className="text-ink-muted">{label}</dt>
              <dd className="ms-auto min-w-0 text-end font-bold">
                <AgeText isAge={mentionsAge(label)}>{value}</AgeText>
              </dd>
            </div>
          ))}
        </dl>
        {doctor.told.length > 0 && (
          <DoctorList heading={doctor.toldHeading}>
            {doctor.told.map(({ text, what, when }) => (
              <li key={what} className="break-inside-avoid">
                <p className="flex flex-wrap gap-x-3 font-bold">
                  <span>{what}</span> <span className="text-indigo">{when}</span>
                </p>
                <p className="text-meta text-ink-muted">{text}</p>
              </li>
            ))}
          </DoctorList>
        )}
        {doctor.steps.length > 0 && (
          <DoctorList heading={doctor.stepsHeading}>
            {doctor.steps.map(step => (
              <li key={step}>{step}</li>
            ))}
          </DoctorList>
        )}
      </Fold>
      {doctor.scores.length > 0 && (
        <Fold summary={copy.scores} className="stays-folded -mt-4">
          <ul className="grid gap-1 py-1 text-body">
            {doctor.scores.map(score => (
              <li key={score}>{score}</li>
            ))}
          </ul>
        </Fold>
      )}
    </ReportSection>
  );
}

function DoctorList({ children, heading }: { children: ReactNode; heading: string }) {
  return (
    <div className="grid gap-2 border-t border-line py-4 text-body">
      <h3 className="font-bold">{heading}</h3>
      <ul className="grid gap-2">{children}</ul>
    </div>
  );
}

function Since({ since }: { since: SinceSection }) {
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

const looks: Record<Tone, { readonly Sign: LucideIcon; readonly classes: string }> = {
  good: { Sign: CircleCheck, classes: 'bg-good-tint text-good' },
  note: { Sign: Info, classes: 'bg-indigo-tint text-indigo' },
  attention: { Sign: CircleAlert, classes: 'bg-warn-tint text-warn' },
  urgent: { Sign: TriangleAlert, classes: 'bg-danger-tint text-danger' },
};

interface NumbersProps {
  readonly numbers: NumbersSection;
  /** Shown below the number that it concerns, if it is one of these. */
  readonly pregnancy: PregnancyView | null;
}

function Numbers({ numbers, pregnancy }: NumbersProps) {
  // A number above the disclosure on pregnancy is never folded away with it.
  const isOpen = ({ id, tone }: NumberRow) =>
    tone === 'attention' ||
    tone === 'urgent' ||
    (pregnancy?.below?.kind === 'number' && pregnancy.below.id === id);
  const open = numbers.rows.filter(isOpen);
  const folded = numbers.rows.filter(row => !isOpen(row));
  return (
    <ReportSection heading={numbers.heading}>
      <Rows rows={open} pregnancy={pregnancy} />
      {folded.length > 0 && (
        <Fold summary={(open.length > 0 ? copy.otherNumbers : copy.allNumbers)(folded.length)}>
          <div className="pt-2">
            <Rows rows={folded} pregnancy={null} />
          </div>
        </Fold>
      )}
    </ReportSection>
  );
}

function Rows({ rows, pregnancy }: { rows: readonly NumberRow[] } & Pick<NumbersProps, 'pregnancy'>) {
  return (
    <ul className="print-columns grid empty:hidden">
      {rows.map(row => (
        <Row key={row.id} row={row} pregnancy={pregnancy} />
      ))}
    </ul>
  );
}

function Row({ row, pregnancy }: { row: NumberRow } & Pick<NumbersProps, 'pregnancy'>) {
  const { band, label, text, tone, value } = row;
  const { Sign, classes } = looks[tone];
  return (
    <li className="grid gap-1.5 break-inside-avoid border-t border-line py-3 first:border-0 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1.5">
        <div className="min-w-0">
          <h3 className="text-meta font-bold text-ink-muted">{label}</h3>
          <p className="text-lead leading-snug font-bold">
            <AgeText>{value}</AgeText>
          </p>
        </div>
        <p
          className={`inline-flex max-w-full items-center gap-1.5 rounded-chip px-2.5 py-1 text-meta leading-snug font-bold ${classes}`}
        >
          <Sign aria-hidden size={18} className="shrink-0" />
          <span>{band}</span>
        </p>
      </div>
      {text && (
        <p className="max-w-[65ch] text-meta">
          <AgeText>{text}</AgeText>
        </p>
      )}
      <PregnancyNote pregnancy={pregnancy} below={{ kind: 'number', id: row.id }} />
    </li>
  );
}
