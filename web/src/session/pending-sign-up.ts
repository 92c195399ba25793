import { atom } from 'jotai';

/** The sign-up form's values without the password, in memory (s.2.2, auth session `signUpInfo`). */
interface PendingSignUp {
  readonly userFirstName: string;
  readonly userLastName: string;
  readonly userGender: string;
  readonly userEmail: string;
}

export const pendingSignUpAtom = atom<PendingSignUp | null>(null);
