import type { StorageKey } from './storage-keys.ts';
import { sessionStore } from './store.ts';
import { storedAtoms } from './stored-atoms.ts';

/** What is kept of a user-details answer (s.3). */
export interface UserDetails {
  readonly userEmail: string;
  readonly userFirstName?: string | null | undefined;
  readonly userLastName?: string | null | undefined;
  readonly userCompanyId?: string | number | null | undefined;
  readonly userRiskAge?: number | null | undefined;
}

/** The stored strings that a user-details answer writes; null removes one that the answer no longer has. */
export function storedOfUserDetails(details: UserDetails) {
  return {
    userDetailsEmail: textOf(details.userEmail),
    firstName: textOf(details.userFirstName),
    lastName: textOf(details.userLastName),
    companyId: textOf(details.userCompanyId),
    riskAge: textOf(details.userRiskAge),
  } satisfies Partial<Record<StorageKey, string | null>>;
}

/** Keeps a user-details answer in local storage, as raw strings. */
export function keepUserDetails(details: UserDetails): void {
  const { userDetailsEmail, firstName, lastName, companyId, riskAge } = storedOfUserDetails(details);
  sessionStore.set(storedAtoms.userDetailsEmail, userDetailsEmail);
  sessionStore.set(storedAtoms.firstName, firstName);
  sessionStore.set(storedAtoms.lastName, lastName);
  sessionStore.set(storedAtoms.companyId, companyId);
  sessionStore.set(storedAtoms.riskAge, riskAge);
}

function textOf(value: string | number | null | undefined): string | null {
  const text = String(value ?? '').trim();
  return text === '' ? null : text;
}
