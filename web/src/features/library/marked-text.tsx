import { piecesOf } from './search/marked.ts';

interface MarkedTextProps {
  readonly text: string;
  /** The words found, as `wordsOf` writes them. */
  readonly words: readonly string[];
}

/** A text in which the words found are marked: heavier and underlined as well, so that it does not hang on the colour. */
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
