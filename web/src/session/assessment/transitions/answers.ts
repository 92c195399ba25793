import { isAnswered } from '@choose-life/contracts/domain/hra/answered';
import { sameAccount } from '../../same-account.ts';
import {
  answeringOf,
  draftFor,
  heldDraft,
  keptForOwner,
  madeRoom,
  newAnswering,
  withoutWaiting,
} from '../drafts.ts';
import type { Transitions } from '../events.ts';
import { type AssessmentState, answeringIn, changed } from '../state.ts';

/** What is opened, answered and read again. */
export const answerTransitions: Transitions<
  'opened' | 'draft-opened' | 'answered' | 'visited' | 'saved-reloaded' | 'unbound' | 'saved-not-found'
> = {
  opened: (state, event) => {
    const assessment = newAnswering(event, event.answers, event.path, event.at);
    return { ...madeRoom(state, event), assessment };
  },
  'draft-opened': (before, { email }) => {
    const state = keptForOwner(before, email);
    const draft = draftFor(state, email);
    if (draft === null || sameAccount(answeringIn(state)?.email ?? null, email)) return state;
    const assessment = answeringOf(draft);
    if (heldDraft(state) === draft) return { ...state, assessment };
    // The stored unique string went when the other account logged in.
    const uniqueString = draft.uniqueString ?? state.uniqueString;
    return { ...withoutWaiting(state, email), assessment, uniqueString };
  },
  // The other answers stay, hidden ones too (docs/faults.md D21).
  answered: (state, { key, value, at }) =>
    changed(state, held => {
      const slot = isAnswered(value) ? value : null;
      if ((held.answers[key] ?? null) === slot) return held;
      return { ...held, answers: { ...held.answers, [key]: slot }, unsaved: true, changedAt: at };
    }),
  visited: (state, { path }) => changed(state, held => (held.path === path ? held : { ...held, path })),
  // What is held here wins (s.3).
  'saved-reloaded': (state, { uniqueString, answers }) =>
    changed(state, held => {
      if (held.uniqueString !== uniqueString) return held;
      const own = Object.entries(held.answers).filter(([, value]) => isAnswered(value));
      return { ...held, answers: { ...answers, ...Object.fromEntries(own) } };
    }),
  unbound,
  // What was typed stays, and the next save makes a new record (docs/faults.md D14).
  'saved-not-found': state => ({ ...unbound(state), uniqueString: null, savedNotFound: true }),
};

function unbound(state: AssessmentState): AssessmentState {
  return changed(state, held =>
    held.uniqueString === null ? held : { ...held, uniqueString: null, unsaved: true },
  );
}
