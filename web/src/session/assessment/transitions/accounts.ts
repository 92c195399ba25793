import { hasUnsavedOf, keptForOwner } from '../drafts.ts';
import type { Transitions } from '../events.ts';
import { initialState } from '../state.ts';

/** Answers of another account (docs/faults.md D9), log-out, and what the person is told. */
export const accountTransitions: Transitions<
  'other-account-found' | 'logged-out' | 'dismissed' | 'draft-stored'
> = {
  'other-account-found': (state, { typedBy, signedInAs }) => {
    // A draft that was saved, and that nobody is looking at, needs no words.
    const isTold = state.assessment.kind !== 'closed' || hasUnsavedOf(state, typedBy);
    const kept = keptForOwner(state, signedInAs ?? '');
    return isTold ? { ...kept, otherAccount: { typedBy, signedInAs } } : kept;
  },
  // What is under way ends later, and is not begun twice meanwhile.
  'logged-out': ({ busy, submitting, storage }) => ({ ...initialState, busy, submitting, storage }),
  dismissed: (state, { what }) => ({
    ...state,
    [what]: what === 'storage' ? 'dismissed' : initialState[what],
  }),
  'draft-stored': (state, { kept }) =>
    state.storage === 'dismissed' ? state : { ...state, storage: kept ? 'keeps' : 'refuses' },
};
