import { piecesOf } from './search/marked.ts';

interface MarkedTextProps {
  readonly text: string;
  /** Normalised by `wordsOf`. */
  readonly words: readonly string[];
}

/** A text with marked words. Marks are bold and underlined, so that they do not depend on colour. */
export function MarkedText({ text, words }: MarkedTextProps) {
  return piecesOf(text, words).map(piece =>
    piece.found ? (
      <mark
        key={piece.at}
        className="rounded-[0.2em] bg-marigold-tint font-bold text-ink underline decoration-marigold decoration-2 underline-offset-3"
      >
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}
