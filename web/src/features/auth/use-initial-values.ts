import type { AuthenticationInitiateEnrollmentInput } from '@choose-life/client';
import { atom, useAtomValue } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import { whenForgetting } from '@/session/forget';
import { jotaiStore, storedAtoms } from '@/session/stored-atoms';
import { textInState } from './mailed-link.ts';

/** The sign-up form's values without the password, in memory (s.2.2, auth session `signUpInfo`). */
export const pendingSignUpAtom = atom<Omit<AuthenticationInitiateEnrollmentInput, 'userPassword'> | null>(
  null,
);

whenForgetting(() => jotaiStore.set(pendingSignUpAtom, null));

interface FillableForm<Field extends string> {
  readonly getValues: (field: Field) => string;
  readonly setValue: (field: Field, value: string) => void;
}

/** For login and reset: the e-mail of the previous page (s.2.2), else the stored one (s.3). */
export function useInitialEmail(form: FillableForm<'userEmail'>): void {
  const state = useHistoryState<unknown>();
  const kept = useAtomValue(storedAtoms.email);
  useInitialValues(form, { userEmail: textInState(state, 'userEmail') ?? kept });
}

type SignUpField = 'userFirstName' | 'userLastName' | 'userGender' | 'userEmail';

/** For sign-up: what was entered before. The stored e-mail belongs to another account. */
export function useInitialSignUp(form: FillableForm<SignUpField>): void {
  const state = useHistoryState<unknown>();
  const pending = useAtomValue(pendingSignUpAtom);
  useInitialValues(form, { ...pending, userEmail: textInState(state, 'userEmail') ?? pending?.userEmail });
}

/** Fills empty fields once, so that deleted text does not come back. Somebody is about to type in a focused one. */
function useInitialValues<Field extends string>(
  form: FillableForm<Field>,
  values: { readonly [Name in Field]?: string | null | undefined },
): void {
  const fill = useEffectEvent(() => {
    // Object.keys loses the names of the form.
    for (const field of Object.keys(values) as Field[]) {
      const value = values[field];
      if (value && !form.getValues(field) && !hasFocus(field)) form.setValue(field, value);
    }
  });
  useEffect(() => fill(), []);
}

function hasFocus(field: string): boolean {
  return document.activeElement instanceof HTMLInputElement && document.activeElement.name === field;
}
