import type { ReactNode } from 'react';
import { MotifTile } from './motif.tsx';

/** Shows an error instead of the content of a page (s.2.5). */
export function ErrorMessage({ message, actions }: { message: string; actions?: ReactNode }) {
  return (
    <div className="content grid flex-1 content-center justify-items-center gap-6 py-12 text-center">
      <MotifTile size="lg" pillar="health" />
      <div className="grid gap-2">
        <h1 tabIndex={-1} className="display text-h2">
          Unexpected Application Error!
        </h1>
        <p className="max-w-[65ch] text-lead text-ink-muted [overflow-wrap:anywhere]">{message}</p>
      </div>
      <div className="flex flex-wrap justify-center gap-3">{actions}</div>
    </div>
  );
}
