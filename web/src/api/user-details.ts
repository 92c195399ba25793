import type { AuthenticationUserDetailsOutput } from '@choose-life/client';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import type { StorageKey } from '@/session/storage-keys';
import { jotaiStore, storedAtoms } from '@/session/stored-atoms';
import { trpc } from './trpc.tsx';

/** Stored in local storage when they arrive (s.2.3, s.3). After a fault pages stay open with '-'. */
export function useUserDetails() {
  const details = trpc.authentication.userDetails.useQuery();
  useEffect(() => {
    if (!details.data) return;
    const stored = storedOfUserDetails(details.data);
    // Object.keys loses the names of the members.
    for (const key of Object.keys(stored) as (keyof typeof stored)[])
      jotaiStore.set(storedAtoms[key], stored[key]);
  }, [details.data]);
  return details;
}

/** Whether the gateway offers a call beyond the specification's. */
export function useIsOffered(extension: string): boolean {
  // A part of the page that mounts later does not repeat a call that has just failed and been shown.
  const { data } = trpc.authentication.userDetails.useQuery(undefined, { retryOnMount: false });
  return data?.userExtensions?.includes(extension) ?? false;
}

export function useFullName(): string {
  const first = useAtomValue(storedAtoms.firstName);
  const last = useAtomValue(storedAtoms.lastName);
  return [first, last].filter(name => name !== null).join(' ');
}

type UserDetails = Pick<
  AuthenticationUserDetailsOutput,
  'userEmail' | 'userFirstName' | 'userLastName' | 'userCompanyId' | 'userRiskAge'
>;

/** The stored strings of a user-details answer; null removes one that the answer lacks. */
export function storedOfUserDetails(details: UserDetails) {
  return {
    userDetailsEmail: textOf(details.userEmail),
    firstName: textOf(details.userFirstName),
    lastName: textOf(details.userLastName),
    companyId: textOf(details.userCompanyId),
    riskAge: textOf(details.userRiskAge),
  } satisfies Partial<Record<StorageKey, string | null>>;
}

function textOf(value: string | number | null | undefined): string | null {
  const text = String(value ?? '').trim();
  return text === '' ? null : text;
}
