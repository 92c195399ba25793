import { Info } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { dependentsCopy } from '../copy/questions.ts';

/** Questions that depend on another answer of the page. */
export function Dependents({ on, children }: { on: number; children: ReactNode }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would take its words for a question's.
    <div role="group" aria-labelledby={id} className="grid min-w-0 gap-8 border-s-4 border-line ps-4 sm:ps-6">
      <p id={id} className="text-meta font-semibold text-ink-muted">
        {dependentsCopy.dependsOn(on)}
      </p>
      <div className="grid min-w-0 gap-14">{children}</div>
    </div>
  );
}

/** Announces the questions that appear or disappear below. */
export function DependentsNote({ children }: { children: string | null }) {
  return (
    <div role="status" className="empty:absolute">
      {children && (
        <p className="reveal mt-4 flex items-start gap-2  text-meta text-ink-muted">
          <Info aria-hidden size={18} className="mt-px shrink-0 text-info" />
          {children}
        </p>
      )}
    </div>
  );
}
