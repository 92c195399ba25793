import { useAtomValue } from 'jotai';
import { tabAtoms } from '../../../session/stored-atoms.ts';
import { analysisCopy as copy } from '../copy.ts';
import { mentionsAge, numberPiecesOf } from './number-pieces.ts';

/** Whether ages are hidden on this page. */
export function useAgesCovered(): boolean {
  return useAtomValue(tabAtoms.agesCovered) !== null;
}

interface AgeTextProps {
  readonly children: string;
  /** For a text that is an age, such as '65'. */
  readonly isAge?: boolean;
}

/** A text of the report. While ages are covered, numbers in texts about ages are not rendered. */
export function AgeText({ children, isAge = false }: AgeTextProps) {
  const covered = useAgesCovered();
  if (!covered || !(isAge || mentionsAge(children))) return children;
  return numberPiecesOf(children).map(({ at, isNumber, text }) => (isNumber ? <Cover key={at} /> : text));
}

function Cover() {
  return (
    <span className="mx-[0.1em] inline-block h-[0.8em] w-[1.4em] rounded-[0.25em] bg-current align-[-0.05em] opacity-35 forced-colors:border">
      <span className="sr-only">{copy.covered}</span>
    </span>
  );
}
