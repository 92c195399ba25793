import type { PregnancyView } from '@choose-life/contracts/domain/report/pregnancy';

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
    <details open={below !== null} className="text-body">
      <summary className="inline-flex min-h-11 items-center rounded-chip font-semibold underline decoration-2 underline-offset-4">
        {pregnancy.title}
      </summary>
      <ul className="mt-1 grid max-w-[65ch] gap-1.5">
        {pregnancy.sentences.map(sentence => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </details>
  );
}
