import { CircleAlert } from 'lucide-react';
import { passwordCopy as copy } from './copy/settings.ts';

interface ConfirmNoteProps {
  readonly differs: boolean;
  /** Whether a submit was held back because of it. */
  readonly asked: boolean;
}

/** The hint of the confirmation, or that the passwords differ. It is not a fault, and blocks nothing. */
export function ConfirmNote({ differs, asked }: ConfirmNoteProps) {
  const isTold = differs || asked;
  return (
    <span aria-live="polite" className={isTold ? 'flex items-start gap-1.5 font-semibold text-ink' : ''}>
      {isTold && <CircleAlert aria-hidden size={18} className="mt-px shrink-0 text-warn" />}
      {asked ? copy.differsAsk : differs ? copy.differs : copy.confirmHint}
    </span>
  );
}
