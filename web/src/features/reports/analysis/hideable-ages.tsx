import { useAtomValue } from 'jotai';
import { type TextPiece, textPiecesOf } from '@/lib/text-pieces';
import { tabAtoms } from '@/session/stored-atoms';
import { analysisCopy as copy } from '../copy.ts';

/** Whether the person has hidden the ages in this tab ('Hide my age'), for example to show the report to somebody else. */
export function useAgesHidden(): boolean {
  return useAtomValue(tabAtoms.agesCovered) !== null;
}

/**
 * A text of a report whose ages the person can hide. While ages are hidden, the numbers of the text are hidden if it mentions an age, or if
 * `hasAge` is set. `hasAge` is for a text that has an age but no word about ages, such as '65'. The keys make React replace the whole element,
 * because React cannot change text nodes that the browser's translation has replaced.
 */
export function HideableAges({ children, hasAge = false }: { children: string; hasAge?: boolean }) {
  const areHidden = useAgesHidden();
  if (!areHidden || !(hasAge || mentionsAge(children))) return <span key="shown">{children}</span>;
  const pieces = numberPiecesOf(children);
  return (
    <span key="hidden">
      {pieces.map(({ start, isMatch, text }) =>
        isMatch ? <HiddenNumber key={start} /> : <span key={start}>{text}</span>,
      )}
    </span>
  );
}

function HiddenNumber() {
  return (
    <span className="mx-[0.1em] inline-block h-[0.8em] w-[1.4em] rounded-[0.25em] bg-current align-[-0.05em] opacity-35 forced-colors:border">
      <span className="sr-only">{copy.hiddenNumber}</span>
    </span>
  );
}

/** Words by which a sentence about ages is recognized. */
const ageWords = /\b(?:ages?|years?|old|older|younger|person of|living at)\b/i;

/** Matches a date as the first group, or a number as the second group. Dates are matched so that their numbers are not hidden. */
const dateOrNumber = /([A-Z][a-z]+ \d{1,2}, \d{4})|(\d+(?:\.\d+)?)/g;

/** The time span of the ten-year risk. It is the same for everybody, so it reveals no age. */
const riskTimeSpan = /\b(?:in|within) 10 years\b/gi;

/** Whether a text is about ages or years, so that its numbers may reveal an age. */
export function mentionsAge(text: string): boolean {
  return ageWords.test(text.replaceAll(riskTimeSpan, ''));
}

/** Splits a text at its numbers, except at the numbers of dates. The numbers are the pieces with `isMatch`. */
export function numberPiecesOf(text: string): TextPiece[] {
  return textPiecesOf(text, dateOrNumber, ([, , number]) => number !== undefined);
}
