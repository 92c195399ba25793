import { answeringOf, heldDraft, keptForOwner, madeRoom, putAside, undoFor } from '../drafts.ts';
import type { Transitions } from '../events.ts';

/** Start, Discard, and their Undo (docs/faults.md D15). */
export const undoTransitions: Transitions<'started-again' | 'discarded' | 'undone'> = {
  'started-again': (state, event) => ({
    ...putAside(state, 'started-again', event),
    uniqueString: null,
    savedNotFound: false,
  }),
  discarded: (state, event) => putAside(state, 'discarded', event),
  undone: (before, event) => {
    const draft = before.aside;
    const without = { ...before, aside: null };
    if (draft === null || !undoFor(draft, event.email, event.at)) return without;
    const state = keptForOwner(without, event.email);
    // What was typed since gives way, but not a draft that has waited and was not seen.
    const rest = heldDraft(state) ? state : madeRoom(state, event);
    // Without answers it was only known to the server: the page then loads it by its unique string.
    const isAnswered = Object.keys(draft.answers).length > 0;
    const assessment = isAnswered ? answeringOf(draft) : { kind: 'closed' as const, draft: null };
    return { ...rest, uniqueString: draft.uniqueString, assessment };
  },
};
