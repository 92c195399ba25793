import type { AuthenticationUserDetailsOutput } from '@choose-life/client';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import type { StorageKey } from '@/session/storage-keys';
import { jotaiStore, storedAtoms } from '@/session/stored-atoms';
import { trpc } from './trpc.tsx';

/**
 * The query of user-details. The result is stored in local storage (s.2.3, s.3). After an error the page stays open and shows '-',
 * because s.2.3 says that the redirect to login is never triggered. An expired session opens the dialog of s.8.
 */
export function useUserDetails() {
  const details = trpc.authentication.userDetails.useQuery();
  useEffect(() => {
    if (!details.data) return;
    const storedValues = storedValuesOf(details.data);
    // `Object.keys` returns strings, so the cast restores the names of the properties.
    for (const key of Object.keys(storedValues) as (keyof StoredUserDetails)[])
      jotaiStore.set(storedAtoms[key], storedValues[key]);
  }, [details.data]);
  return details;
}

/** Whether the gateway offers an extension call (docs/decisions/0011-a-persons-own-data.md), such as 'user.exportData'. */
export function useIsOffered(extension: string): boolean {
  // Without `retryOnMount: false`, each component that mounts later would repeat a failed call, and show its error again.
  const { data } = trpc.authentication.userDetails.useQuery(undefined, { retryOnMount: false });
  return data?.userExtensions?.includes(extension) ?? false;
}

/** First and last name; empty while they are unknown. */
export function useFullName(): string {
  const first = useAtomValue(storedAtoms.firstName);
  const last = useAtomValue(storedAtoms.lastName);
  return [first, last].filter(name => name !== null).join(' ');
}

type UserDetails = Pick<
  AuthenticationUserDetailsOutput,
  'userEmail' | 'userFirstName' | 'userLastName' | 'userCompanyId' | 'userRiskAge'
>;

type StoredUserDetails = Readonly<
  Record<
    Extract<StorageKey, 'userDetailsEmail' | 'firstName' | 'lastName' | 'companyId' | 'riskAge'>,
    string | null
  >
>;

/** The local storage values of a user-details result. Null removes a stored value that the result does not have. */
export function storedValuesOf(details: UserDetails): StoredUserDetails {
  return {
    userDetailsEmail: textOf(details.userEmail),
    firstName: textOf(details.userFirstName),
    lastName: textOf(details.userLastName),
    companyId: textOf(details.userCompanyId),
    riskAge: textOf(details.userRiskAge),
  };
}

/** The value as text; null for a missing or blank one, because pages then show '-'. */
function textOf(value: string | number | null | undefined): string | null {
  const text = String(value ?? '').trim();
  return text === '' ? null : text;
}
