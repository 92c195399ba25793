import { useEffect } from 'react';
import { keepUserDetails } from '../session/user-details.ts';
import { trpc } from './trpc.ts';

/**
 * The user's details, kept in local storage when they come (s.2.3, s.3). A failure leads nowhere by itself: pages stay
 * open with '-', and an ended session shows its own dialog.
 */
export function useUserDetails() {
  const details = trpc.authentication.userDetails.useQuery();
  useEffect(() => {
    if (details.data) keepUserDetails(details.data);
  }, [details.data]);
  return details;
}
