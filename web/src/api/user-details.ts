import { useEffect } from 'react';
import { keepUserDetails, type UserDetails } from '../session/user-details.ts';
import { trpc } from './trpc.ts';

/** A user-details answer as far as the screens read it (s.3). */
export interface UserDetailsAnswer extends UserDetails {
  readonly recommendedSteps?: number | null;
  readonly recommendedCalories?: number | null;
  readonly recommendedSleep?: number | null;
}

/**
 * The user's details, kept in local storage when they come (s.2.3, s.3). A failure leads nowhere by itself: pages stay
 * open with '-', and an ended session shows its own dialog.
 */
export function useUserDetails() {
  const details = trpc.authentication.userDetails.useQuery();
  useEffect(() => {
    if (details.data) keepUserDetails(details.data);
  }, [details.data]);
  // The adapter has checked these members; the router's serialised type forgets optional ones beside unknown keys.
  return { ...details, data: details.data as UserDetailsAnswer | undefined };
}
