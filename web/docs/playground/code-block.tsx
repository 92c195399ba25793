import { useState } from 'react';

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

export function CopyButton({ text }: { readonly text: string }) {
  const [copied, setCopied] = useState<{ readonly text: string; readonly done: boolean } | null>(null);
  const words = copied?.text !== text ? 'Copy' : copied.done ? 'Copied' : 'Not copied: select it instead';
  return (
    <button
      type="button"
      className="button quiet small"
      aria-live="polite"
      onClick={() =>
        void navigator.clipboard.writeText(text).then(
          () => setCopied({ text, done: true }),
          () => setCopied({ text, done: false }),
        )
      }
    >
      {words}
    </button>
  );
}
