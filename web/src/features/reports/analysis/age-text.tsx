import { useAtomValue } from 'jotai';
import { tabAtoms } from '@/session/stored-atoms';
import { analysisCopy as copy } from '../copy.ts';

export function useAgesCovered(): boolean {
  return useAtomValue(tabAtoms.agesCovered) !== null;
}

/** Covers the numbers in texts about ages. An element for each form: a page translator may have replaced the text. */
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
// Dates do not tell an age.
const dateOrNumber = /([A-Z][a-z]+ \d{1,2}, \d{4})|(\d+(?:\.\d+)?)/g;

// This span is the same for everybody.
const spanOfRisk = /\b(?:in|within) 10 years\b/gi;

/** Whether a text is about ages or years, so that its numbers may tell one. */
export function mentionsAge(text: string): boolean {
  return ageWords.test(text.replaceAll(spanOfRisk, ''));
}

interface NumberPiece {
  readonly at: number;
  readonly text: string;
  readonly isNumber: boolean;
}

export function numberPiecesOf(text: string): NumberPiece[] {
  const stretches: NumberPiece[] = [];
  let from = 0;
  const add = (to: number, isNumber: boolean) => {
    if (to > from) stretches.push({ at: from, text: text.slice(from, to), isNumber });
    from = to;
  };
  for (const { 0: found, 2: number, index } of text.matchAll(dateOrNumber)) {
    add(index, false);
    add(index + found.length, number !== undefined);
  }
  add(text.length, false);
  return stretches;
}
