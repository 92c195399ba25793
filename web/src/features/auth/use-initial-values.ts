import type { AuthenticationInitiateEnrollmentInput } from '@choose-life/client';
import { atom, useAtomValue } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import { onForget } from '@/session/forget';
import { jotaiStore, storedAtoms } from '@/session/stored-atoms';
import { textInState } from './mailed-link.ts';

/** The values of the last sign-up without the password, in memory only (s.2.2; `signUpInfo` in s.3). Null before a sign-up. */
export const pendingSignUpAtom = atom<Omit<AuthenticationInitiateEnrollmentInput, 'userPassword'> | null>(
  null,
);

onForget(() => jotaiStore.set(pendingSignUpAtom, null));

interface FillableForm<Field extends string> {
  readonly getValues: (field: Field) => string;
  readonly setValue: (field: Field, value: string) => void;
}

/** Fills in the e-mail of the forms for login and for a forgotten password, from the previous page (s.2.2) or else from storage (s.3). */
export function useInitialEmail(form: FillableForm<'userEmail'>): void {
  const state = useHistoryState<unknown>();
  const storedEmail = useAtomValue(storedAtoms.email);
  useInitialValues(form, { userEmail: textInState(state, 'userEmail') ?? storedEmail });
}

type SignUpField = 'userFirstName' | 'userLastName' | 'userGender' | 'userEmail';

/** Fills in the values of an earlier sign-up. The stored e-mail is not used, because it belongs to an existing account. */
export function useInitialSignUp(form: FillableForm<SignUpField>): void {
  const state = useHistoryState<unknown>();
  const pending = useAtomValue(pendingSignUpAtom);
  useInitialValues(form, { ...pending, userEmail: textInState(state, 'userEmail') ?? pending?.userEmail });
}

/**
 * Fills empty fields when the form is mounted, and never again, because deleted text must not come back. An input with the focus is skipped,
 * since the person is about to type in it.
 */
function useInitialValues<Field extends string>(
  form: FillableForm<Field>,
  values: { readonly [Name in Field]?: string | null | undefined },
): void {
  const fill = useEffectEvent(() => {
    // Cast: `Object.keys` returns `string[]`, but the keys of `values` are fields.
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
