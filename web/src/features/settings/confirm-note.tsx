import { CircleAlert } from 'lucide-react';
import { passwordCopy as copy } from './copy/settings.ts';

interface ConfirmNoteProps {
  readonly differs: boolean;
  /** Whether sending was held back for it. */
  readonly asked: boolean;
}

/** Under the confirmation: what it is for, or that the two differ. Not a fault: it is neither red nor in the way. */
export function ConfirmNote({ differs, asked }: ConfirmNoteProps) {
  const isTold = differs || asked;
  return (
    <span aria-live="polite" className={isTold ? 'flex items-start gap-1.5 font-semibold text-ink' : ''}>
      {isTold && <CircleAlert aria-hidden size={18} className="mt-px shrink-0 text-warn" />}
      {asked ? copy.differsAsk : differs ? copy.differs : copy.confirmHint}
    </span>
  );
}
