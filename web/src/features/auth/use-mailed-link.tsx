import { MailQuestionMark } from 'lucide-react';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import { Card } from '@/components/ui/card';
import { notify } from '@/feedback/notification';
import { faultOfCall, passwordRefusalOf } from '@/feedback/show-fault';
import { emailOfLink, type MailedLink, readMailedLink } from './mailed-link.ts';

interface MailedLinkUse {
  /** Reads the link when the button is pressed. Shows a notification and returns null if the link is incomplete. */
  readonly readLinkOrWarn: () => MailedLink | null;
  /** Whether the link was found incomplete when the button was pressed, or the gateway refused it. A refusal of the password does not count. */
  readonly hasFailed: boolean;
  /** The e-mail of the link, for password managers; empty in the prerendered page, and if the link has no e-mail. */
  readonly username: string;
  /** The e-mail that a new link can be sent to; null until an attempt has failed, and if the link has no e-mail. */
  readonly userEmail: string | null;
}

/** The mailed link that opened this page. @param error the error of the call that used the link; null if it has not failed */
export function useMailedLink(error: unknown): MailedLinkUse {
  const state = useHistoryState<unknown>();
  const [isIncomplete, setIsIncomplete] = useState(false);
  // Empty in the prerendered HTML, which has no address. `useSyncExternalStore` renders the empty value first, so that hydration matches.
  const username = useSyncExternalStore(
    subscribeToNothing,
    () => emailOfLink(location.search, state) ?? '',
    () => '',
  );
  return {
    readLinkOrWarn: () => {
      const link = readMailedLink(location.search, state);
      setIsIncomplete(link === null);
      if (!link)
        notify({
          type: 'error',
          title: 'This link is not complete',
          body: 'Please open the link in your e-mail again, or ask for a new one.',
        });
      return link;
    },
    hasFailed: isIncomplete || (Boolean(error) && isRefused(error)),
    username,
    // `location` is read only after an attempt, since prerendering has none.
    userEmail: isIncomplete || error ? emailOfLink(location.search, state) : null,
  };
}

/** A subscription without events for `useSyncExternalStore`, because the address stays the same until another page is opened. */
const subscribeToNothing = () => () => {};

/** Whether the gateway refused the link. After a refusal of the password, the link can still be used. */
function isRefused(error: unknown): boolean {
  return faultOfCall(error).kind === 'REJECTED' && passwordRefusalOf(error) === null;
}

/** Explains why a mailed link did not work. */
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
