import { atom } from 'jotai';

/** The sign-up form's values (s.2.2, auth session `signUpInfo`), held in memory. The password is left out. */
export interface PendingSignUp {
  readonly userFirstName: string;
  readonly userLastName: string;
  readonly userGender: string;
  readonly userEmail: string;
}

/** What somebody just signed up with, until the tab closes or logs out. */
export const pendingSignUpAtom = atom<PendingSignUp | null>(null);
