import type { ReasonsSection } from '@choose-life/contracts/domain/report/report-view';
import { AgeText } from './age-text.tsx';
import { QuestionLink } from './question-link.tsx';
import { ReportSection } from './report-section.tsx';

/** Why there is no number, with links to the questions. */
export function Reasons({ reasons }: { reasons: ReasonsSection }) {
  return (
    <ReportSection heading={reasons.heading}>
      <ul className="grid gap-4">
        {reasons.items.map(({ nextStep, questions, text }) => (
          <li key={text} className="grid gap-1 border-s-4 border-marigold ps-4">
            <p className="text-body font-bold">
              <AgeText>{text}</AgeText>
            </p>
            <p className="max-w-[65ch] text-body text-ink-muted">
              <AgeText>{nextStep}</AgeText>
            </p>
            <QuestionLink questions={questions} about={text} />
          </li>
        ))}
      </ul>
    </ReportSection>
  );
}
