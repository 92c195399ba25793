import { Info } from 'lucide-react';
import { useConfig } from '../../config.ts';
import { authCopy } from './copy.ts';

/** While the embedded gateway is in use: where the mails of this demonstration are to be found. */
export function MailboxNotice() {
  const shown = useConfig()?.embeddedGateway ?? false;
  if (!shown) return null;
  const { text, link } = authCopy.demonstration;
  return (
    <p className="flex items-center gap-3 rounded-input bg-marigold-tint px-4 py-1 text-meta text-ink">
      <Info aria-hidden size={18} className="shrink-0 text-warn" />
      <span>
        {text}{' '}
        <a
          href="/mailbox"
          className="inline-flex min-h-11 items-center rounded-chip font-bold text-indigo underline decoration-2 underline-offset-4"
        >
          {link}
        </a>
      </span>
    </p>
  );
}
