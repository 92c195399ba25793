import { useHistoryState } from 'wouter/use-browser-location';
import { notify } from '../../feedback/notification.ts';
import { authCopy } from './copy.ts';
import { type MailedLink, readMailedLink } from './mailed-link.ts';

/** The link that led here; asking for it when it is not complete says so. */
export function useMailedLink(): () => MailedLink | null {
  const state = useHistoryState<unknown>();
  return () => {
    const link = readMailedLink(location.search, state);
    if (!link) notify({ type: 'error', ...authCopy.brokenLink });
    return link;
  };
}
