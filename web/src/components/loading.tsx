import { LoaderCircle } from 'lucide-react';

export function Loading({ children = 'Loading...' }: { children?: string }) {
  return (
    <p role="status" className="flex items-center gap-3 py-6 text-body text-ink-muted">
      <Spinner />
      <span>{children}</span>
    </p>
  );
}

/** Decorative: a text beside it says what it means. */
export function Spinner() {
  return <LoaderCircle aria-hidden size={20} strokeWidth={2} className="animate-spin shrink-0" />;
}
