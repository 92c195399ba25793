import type { DoctorSection } from '@choose-life/contracts/domain/report/report-view';
import { AgeText } from './age-text.tsx';
import { mentionsAge } from './number-pieces.ts';
import { ReportSection } from './report-section.tsx';

/** The facts for a health worker. */
export function Doctor({ doctor }: { doctor: DoctorSection }) {
  return (
    <ReportSection heading={doctor.heading} lead={doctor.lead} className="print-whole">
      <dl className="print-columns grid">
        {doctor.rows.map(({ label, value }) => (
          <div
            key={label}
            className="flex flex-wrap justify-between gap-x-4 border-t border-line py-2.5 text-body first:border-0 first:pt-0 last:pb-0"
          >
            <dt className="text-ink-muted">{label}</dt>
            <dd className="ms-auto min-w-0 text-end font-bold">
              <AgeText isAge={mentionsAge(label)}>{value}</AgeText>
            </dd>
          </div>
        ))}
      </dl>
    </ReportSection>
  );
}
