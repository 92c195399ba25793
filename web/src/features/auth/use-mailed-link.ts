import { useState } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import { faultOfCall, passwordRefusalOf } from '../../feedback/call-fault.ts';
import { notify } from '../../feedback/notification.ts';
import { authCopy } from './copy.ts';
import { emailOfLink, type MailedLink, readMailedLink } from './mailed-link.ts';

interface UsableLink {
  /** The link that led here; asking for it when it is not complete says so. */
  readonly linkOrWarn: () => MailedLink | null;
  /** Whether it was found incomplete, or the gateway read it and said no: to the link, not to the password. */
  readonly isNotTaken: boolean;
  /** Its address, also where it is not complete. */
  readonly userEmail: string | null;
}

/** @param refusedBy what the call that used the link failed with, if it did */
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
    isNotTaken: isBroken || (Boolean(refusedBy) && isRefused(refusedBy)),
    // The server draws this page without an address: it is read when somebody has pressed.
    userEmail: isBroken || refusedBy ? emailOfLink(location.search, state) : null,
  };
}

function isRefused(error: unknown): boolean {
  return faultOfCall(error).kind === 'REJECTED' && passwordRefusalOf(error) === null;
}
