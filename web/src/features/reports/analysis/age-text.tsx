import { useAtomValue } from 'jotai';
import { type TextPiece, textPiecesOf } from '@/lib/text-pieces';
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
      {pieces.map(({ at, isMatch, text }) => (isMatch ? <Cover key={at} /> : <span key={at}>{text}</span>))}
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

/** A date, or in the second group a number. Dates are matched so that their numbers stay visible. */
const dateOrNumber = /([A-Z][a-z]+ \d{1,2}, \d{4})|(\d+(?:\.\d+)?)/g;

/** 'In 10 years' is about the ten-year risk, and the same for everybody. */
const spanOfRisk = /\b(?:in|within) 10 years\b/gi;

/** Whether a text is about ages or years, so that its numbers may reveal an age. */
export function mentionsAge(text: string): boolean {
  return ageWords.test(text.replaceAll(spanOfRisk, ''));
}

/** Cuts a text at its numbers, but not at those of dates. */
export function numberPiecesOf(text: string): TextPiece[] {
  return textPiecesOf(text, dateOrNumber, ([, , number]) => number !== undefined);
}
