import { Info } from 'lucide-react';
import { useConfig } from '../../config.ts';
import { authCopy } from './copy.ts';

/** Points to the mailbox of the demonstration. Not a link: its address needs a key that this app does not have. */
export function MailboxNotice() {
  if (!useConfig()?.mailbox) return null;
  return (
    <p className="flex items-center gap-3 rounded-input bg-marigold-tint px-4 py-3 text-meta text-ink">
      <Info aria-hidden size={18} className="shrink-0 text-warn" />
      {authCopy.demonstration}
    </p>
  );
}
