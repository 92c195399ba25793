import { CopyButton } from './copy-button.tsx';

interface CodeBlockProps {
  readonly label: string;
  readonly text: string;
}

/** A block of code or JSON. It scrolls inside its box, and the keyboard can reach it. */
export function CodeBlock({ label, text }: CodeBlockProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it the keyboard could not scroll
    <section className="code" tabIndex={0} aria-label={label}>
      <pre>{text}</pre>
    </section>
  );
}

/** The same with a copy button, folded away. */
export function FoldedCode({
  summary,
  note,
  ...code
}: CodeBlockProps & { readonly summary: string; readonly note?: string | undefined }) {
  return (
    <details>
      <summary>{summary}</summary>
      <p>
        <CopyButton text={code.text} /> {note && <span className="text-meta text-ink-muted">{note}</span>}
      </p>
      <CodeBlock {...code} />
    </details>
  );
}
