import { useAtomValue } from 'jotai';
import { tabAtoms } from '@/session/stored-atoms';
import { analysisCopy as copy } from '../copy.ts';

/** Whether the person has hidden the ages in this tab, for example to show the report to somebody else. */
export function useAgesCovered(): boolean {
  return useAtomValue(tabAtoms.agesCovered) !== null;
}

/**
 * A text whose numbers are covered while ages are hidden. Only texts about ages are covered, or any with `isAge`. The open and the covered
 * text are different elements: a translator of the browser may have replaced the text nodes, which React could then not change.
 */
export function AgeText({ children, isAge = false }: { children: string; isAge?: boolean }) {
  const covered = useAgesCovered();
  if (!covered || !(isAge || mentionsAge(children))) return <span key="open">{children}</span>;
  const pieces = numberPiecesOf(children);
  return (
    <span key="covered">
      {pieces.map(({ at, isNumber, text }) => (isNumber ? <Cover key={at} /> : <span key={at}>{text}</span>))}
    </span>
  );
}

function Cover() {
  return (
    <span className="mx-[0.1em] inline-block h-[0.8em] w-[1.4em] rounded-[0.25em] bg-current align-[-0.05em] opacity-35 forced-colors:border">
      <span className="sr-only">{copy.covered}</span>
    </span>
  );
}

const ageWords = /\b(?:ages?|years?|old|older|younger|person of|living at)\b/i;

/** Dates are matched too, so that their numbers stay visible. */
const dateOrNumber = /([A-Z][a-z]+ \d{1,2}, \d{4})|(\d+(?:\.\d+)?)/g;

/** 'In 10 years' is about the ten-year risk, and the same for everybody. */
const spanOfRisk = /\b(?:in|within) 10 years\b/gi;

/** Whether a text is about ages or years, so that its numbers may tell one. */
export function mentionsAge(text: string): boolean {
  return ageWords.test(text.replaceAll(spanOfRisk, ''));
}

interface NumberPiece {
  /** The index of the piece in the text. */
  readonly at: number;
  readonly text: string;
  readonly isNumber: boolean;
}

/** Cuts a text at its numbers, but not at those of dates. The pieces add up to the text. */
export function numberPiecesOf(text: string): NumberPiece[] {
  const pieces: NumberPiece[] = [];
  let from = 0;
  const add = (to: number, isNumber: boolean) => {
    if (to > from) pieces.push({ at: from, text: text.slice(from, to), isNumber });
    from = to;
  };
  for (const { 0: found, 2: number, index } of text.matchAll(dateOrNumber)) {
    add(index, false);
    add(index + found.length, number !== undefined);
  }
  add(text.length, false);
  return pieces;
}
