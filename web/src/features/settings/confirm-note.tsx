import { CircleAlert } from 'lucide-react';
import { passwordCopy as copy } from './copy/settings.ts';

interface ConfirmNoteProps {
  readonly differs: boolean;
  /** Whether a submit was held back because of it. */
  readonly warned: boolean;
}

/** The hint of the confirmation, or that the passwords differ. It is not a fault, and blocks nothing. */
export function ConfirmNote({ differs, warned }: ConfirmNoteProps) {
  const isWarning = differs || warned;
  return (
    <span aria-live="polite" className={isWarning ? 'flex items-start gap-1.5 font-semibold text-ink' : ''}>
      {isWarning && <CircleAlert aria-hidden size={18} className="mt-px shrink-0 text-warn" />}
      {warned ? copy.differsAsk : differs ? copy.differs : copy.confirmHint}
    </span>
  );
}
