import { useState } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import { faultOfCall, passwordRefusalOf } from '../../feedback/call-fault.ts';
import { notify } from '../../feedback/notification.ts';
import { authCopy } from './copy.ts';
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
      if (!link) notify({ type: 'error', ...authCopy.brokenLink });
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
