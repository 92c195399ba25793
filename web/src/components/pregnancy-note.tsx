import type { PregnancyView } from '@choose-life/contracts/domain/report/pregnancy';
import { Fold } from './fold.tsx';

interface PregnancyNoteProps {
  readonly pregnancy: PregnancyView | null;
  /** The position of this component: below a notice, a step or a number of the report. Null: below the ages. */
  readonly below: PregnancyView['below'];
}

/**
 * What a pregnancy changes about a report. A report has this component at every possible position. Only the component at the position
 * `pregnancy.below` renders the text: open below a notice, a step or a number, closed below the ages.
 */
export function PregnancyNote({ pregnancy, below }: PregnancyNoteProps) {
  if (pregnancy === null) return null;
  if (pregnancy.below?.kind !== below?.kind || pregnancy.below?.id !== below?.id) return null;
  return (
    <Fold summary={pregnancy.title} open={below !== null} isSubtle className="text-body not-first:mt-1">
      <ul className="ms-2.5 my-1 grid max-w-[65ch] gap-1 border-s-2 border-current/25 ps-4">
        {pregnancy.sentences.map(sentence => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Fold>
  );
}
