import type { AuthenticationInitiateEnrollmentInput } from '@choose-life/client';
import { atom } from 'jotai';

/** The sign-up form's values without the password, in memory (s.2.2, auth session `signUpInfo`). */
export const pendingSignUpAtom = atom<Omit<AuthenticationInitiateEnrollmentInput, 'userPassword'> | null>(
  null,
);
