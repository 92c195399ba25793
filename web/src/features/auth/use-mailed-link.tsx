import { MailQuestionMark } from 'lucide-react';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import { Card } from '@/components/ui/card';
import { notify } from '@/feedback/notification';
import { faultOfCall, passwordRefusalOf } from '@/feedback/show-fault';
import { emailOfLink, readMailedLink } from './mailed-link.ts';

/** `hasFailed`: the link is incomplete, of which `linkOrWarn` notifies, or the gateway refused it (not the password). */
export function useMailedLink(refusedBy: unknown) {
  const state = useHistoryState<unknown>();
  const [isBroken, setIsBroken] = useState(false);
  const username = useSyncExternalStore(
    neverChanges,
    () => emailOfLink(location.search, state) ?? '',
    () => '',
  );
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
    /** The e-mail of the link, for password managers; empty in the prerendered page. */
    username,
    // The prerendered page has no address, so it is read only after a press.
    userEmail: isBroken || refusedBy ? emailOfLink(location.search, state) : null,
  };
}

/** The address changes only with the page. */
const neverChanges = () => () => {};

function isRefused(error: unknown): boolean {
  return faultOfCall(error).kind === 'REJECTED' && passwordRefusalOf(error) === null;
}

export function LinkFailed({ userEmail, children }: { userEmail: string | null; children?: ReactNode }) {
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
