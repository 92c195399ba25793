/** A block of code or JSON. It scrolls inside its box, and the keyboard can reach it. */
export function CodeBlock({ label, text }: { label: string; text: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it the keyboard could not scroll
    <section className="code" tabIndex={0} aria-label={label}>
      <pre>{text}</pre>
    </section>
  );
}
