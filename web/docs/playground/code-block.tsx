interface CodeBlockProps {
  readonly label: string;
  readonly text: string;
}

/** Code or JSON as it stands. What is too long or wide scrolls in its box, which the keyboard can reach. */
export function CodeBlock({ label, text }: CodeBlockProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it the keyboard could not scroll
    <section className="code" tabIndex={0} aria-label={label}>
      <pre>{text}</pre>
    </section>
  );
}
