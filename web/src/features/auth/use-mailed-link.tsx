import { MailQuestionMark } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import { Card } from '@/components/ui/card';
import { notify } from '@/feedback/notification';
import { faultOfCall, passwordRefusalOf } from '@/feedback/show-fault';
import { emailOfLink, type MailedLink, readMailedLink } from './mailed-link.ts';

interface UsableLink {
  /** The link; null with a notification when it is incomplete. */
  readonly linkOrWarn: () => MailedLink | null;
  /** Whether the link is incomplete, or the gateway refused it (not the password). */
  readonly hasFailed: boolean;
  /** The e-mail of such a link. */
  readonly userEmail: string | null;
}

/** @param refusedBy the error of the call that used the link, if it failed */
export function useMailedLink(refusedBy: unknown): UsableLink {
  const state = useHistoryState<unknown>();
  const [isBroken, setIsBroken] = useState(false);
  return {
    linkOrWarn: () => {
      const link = readMailedLink(location.search, state);
      setIsBroken(link === null);
      if (!link)
        notify({
          type: 'error',
          title: 'This link is not complete',
          body: 'Please open the link in your e-mail again, or ask for a new one.',
        });
      return link;
    },
    hasFailed: isBroken || (Boolean(refusedBy) && isRefused(refusedBy)),
    // The prerendered page has no address, so it is read only after a press.
    userEmail: isBroken || refusedBy ? emailOfLink(location.search, state) : null,
  };
}

function isRefused(error: unknown): boolean {
  return faultOfCall(error).kind === 'REJECTED' && passwordRefusalOf(error) === null;
}

interface LinkFailedProps {
  /** The e-mail of the link; null when it has none. */
  readonly userEmail: string | null;
  /** The button for a new link. */
  readonly children?: ReactNode;
}

/** Explains why a mailed link did not work, and offers a new one for the same address. */
export function LinkFailed({ userEmail, children }: LinkFailedProps) {
  return (
    <Card variant="tint" size="sm" className="grid gap-4">
      <div className="flex gap-3">
        <MailQuestionMark aria-hidden size={22} className="mt-0.5 shrink-0 text-indigo" />
        <div className="grid gap-2 text-body [overflow-wrap:anywhere]">
          <p>
            A link works once, and not for long. It may have been used already, be too old, or be replaced by
            a newer one.
          </p>
          <p>
            {userEmail === null ? (
              'We can send you a new one.'
            ) : (
              <>
                We can send a new one to <strong className="font-bold">{userEmail}</strong>.
              </>
            )}
          </p>
        </div>
      </div>
      {children}
    </Card>
  );
}
