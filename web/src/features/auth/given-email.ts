import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import { pendingSignUpAtom } from '../../session/pending-sign-up.ts';
import { storedAtoms } from '../../session/stored-atoms.ts';
import { textInState } from './navigation-state.ts';

/** A form, as far as it is filled here. */
interface Fillable<Field extends string> {
  readonly getValues: (field: Field) => string;
  readonly setValue: (field: Field, value: string) => void;
}

/** For login and reset: the address that the page before handed on (s.2.2), else the one that is kept (s.3). */
export function useFillEmail(form: Fillable<'userEmail'>): void {
  const state = useHistoryState<unknown>();
  const kept = useAtomValue(storedAtoms.email);
  useFill(form, { userEmail: textInState(state, 'userEmail') ?? kept });
}

type SignUpField = 'userFirstName' | 'userLastName' | 'userGender' | 'userEmail';

/** For sign-up: what was entered before, for example by whoever comes back to mend the address; the kept one is another's. */
export function useFillPending(form: Fillable<SignUpField>): void {
  const state = useHistoryState<unknown>();
  const pending = useAtomValue(pendingSignUpAtom);
  useFill(form, { ...pending, userEmail: textInState(state, 'userEmail') ?? pending?.userEmail });
}

/**
 * Puts values into a form's empty fields, once, on arrival: what somebody deletes must not come back. A field that has the
 * focus is left alone: its person is about to type, and would type behind what appeared.
 */
function useFill<Field extends string>(
  { getValues, setValue }: Fillable<Field>,
  values: { readonly [Name in Field]?: string | null | undefined },
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, see above
  useEffect(() => {
    // The names are the form's own; Object.keys forgets it.
    for (const field of Object.keys(values) as Field[]) {
      const value = values[field];
      if (value && !getValues(field) && !hasFocus(field)) setValue(field, value);
    }
  }, []);
}

function hasFocus(field: string): boolean {
  return document.activeElement instanceof HTMLInputElement && document.activeElement.name === field;
}
