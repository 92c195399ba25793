import type { PregnancyView } from '@choose-life/contracts/domain/report/pregnancy';
import { ChevronDown } from 'lucide-react';

interface PregnancyNoteProps {
  readonly pregnancy: PregnancyView | null;
  /** What is above it: a notice, step or number of the report; null for its own place below the ages. */
  readonly below: PregnancyView['below'];
}

/** A disclosure of ordinary weight, shown in one of its possible places: open below what it concerns, closed below the ages. */
export function PregnancyNote({ pregnancy, below }: PregnancyNoteProps) {
  if (pregnancy === null) return null;
  if (pregnancy.below?.kind !== below?.kind || pregnancy.below?.id !== below?.id) return null;
  return (
    <details open={below !== null} className="group/pregnancy text-body">
      <summary className="flex min-h-11 items-center gap-2 rounded-chip leading-snug font-semibold hover:underline">
        <ChevronDown
          aria-hidden
          size={20}
          className="shrink-0 transition-[rotate] duration-[180ms] group-open/pregnancy:rotate-180 print:hidden"
        />
        <span>{pregnancy.title}</span>
      </summary>
      <ul className="ms-2.5 mb-1 grid max-w-[65ch] gap-1 border-s-2 border-current/25 ps-4">
        {pregnancy.sentences.map(sentence => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </details>
  );
}
