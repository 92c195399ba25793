import { useEffect } from 'react';
import { keepUserDetails } from '../session/user-details.ts';
import { trpc } from './trpc.ts';

/**
 * The user's details, stored in local storage when they arrive (s.2.3, s.3). After a fault pages stay open with '-'; an expired
 * session opens its own dialog.
 */
export function useUserDetails() {
  const details = trpc.authentication.userDetails.useQuery();
  useEffect(() => {
    if (details.data) keepUserDetails(details.data);
  }, [details.data]);
  return details;
}
