import { useState } from 'react';

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
