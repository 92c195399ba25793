import { LoaderCircle } from 'lucide-react';

/** A status text with a spinner. */
export function Loading({ children = 'Loading...' }: { children?: string }) {
  return (
    <p role="status" className="flex items-center gap-3 py-6 text-body text-ink-muted">
      <Spinner />
      <span>{children}</span>
    </p>
  );
}

/** A decorative spinner. A text next to it must say what is loading. */
export function Spinner() {
  return <LoaderCircle aria-hidden size={20} strokeWidth={2} className="animate-spin shrink-0" />;
}
