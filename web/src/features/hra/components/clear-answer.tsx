import { X } from 'lucide-react';
import { questionCopy } from '../copy/pages.ts';

/**
 * Clears a radio group. It overlaps the gap below, so that nothing moves, and is out of the Tab order: with a keyboard,
 * Delete clears the answer.
 */
export function ClearAnswer({ label, onClear }: { label: string; onClear: () => void }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      onClick={onClear}
      aria-keyshortcuts={questionCopy.clearKey}
      aria-label={`${questionCopy.clear}: ${label}`}
      className="absolute end-0 top-full flex min-h-12 items-center gap-1 rounded-chip px-2 text-meta font-semibold text-ink-subtle hover:text-indigo"
    >
      <X aria-hidden size={18} />
      {questionCopy.clear}
      <kbd
        aria-hidden
        className="hidden rounded-chip border border-line-strong px-1.5 text-caption group-has-[input:focus-visible]/question:block"
      >
        {questionCopy.clearKey}
      </kbd>
    </button>
  );
}
