import { sameAccount } from '../../same-account.ts';
import type { HraDraft } from '../draft-shape.ts';
import { answeringOf, draftFor, keptForOwner, putAside, withoutWaiting } from '../drafts.ts';
import type { Transitions } from '../events.ts';
import { answeringIn } from '../state.ts';

/** Several tabs on one assessment (docs/faults.md D13). */
export const sharingTransitions: Transitions<
  'sharing-begun' | 'sharing-ended' | 'lock-changed' | 'taken-over' | 'other-tab-answered'
> = {
  'sharing-begun': (state, { account }) => ({ ...state, sharing: { kind: 'asking', account } }),
  'sharing-ended': state => ({ ...state, sharing: { kind: 'alone' } }),
  'lock-changed': (state, { held }) => {
    const { sharing } = state;
    if (sharing.kind === 'alone') return state;
    const { account } = sharing;
    if (held) return { ...state, sharing: { kind: 'editing', account } };
    const own = sharing.kind === 'editing' ? 'shared' : sharing.kind === 'watching' ? sharing.own : 'held';
    return { ...state, sharing: { kind: 'watching', account, own, takingOver: false } };
  },
  'taken-over': state =>
    state.sharing.kind === 'watching' ? { ...state, sharing: { ...state.sharing, takingOver: true } } : state,
  'other-tab-answered': (before, event) => {
    const { sharing } = before;
    if (sharing.kind !== 'watching' || !sameAccount(event.email, sharing.account)) return before;
    // The answers of another account are not shown under this one, whoever sends them.
    if (event.draft && !sameAccount(event.draft.email, sharing.account)) return before;
    const state = keptForOwner(before, event.email);
    const held = draftFor(state, event.email);
    // What this tab had of its own, and the other one does not have, is put aside first.
    const isOpen = sameAccount(answeringIn(state)?.email ?? null, sharing.account);
    const isOwn = sharing.own === 'held' || !isOpen;
    const rest =
      isOwn && lacks(event.draft, held)
        ? putAside(state, 'opened-saved', event)
        : withoutWaiting(state, event.email);
    const shown = event.draft && {
      ...answeringOf(event.draft),
      path: answeringIn(state)?.path ?? event.draft.path,
    };
    return {
      ...rest,
      sharing: { ...sharing, own: 'replaced' },
      assessment: shown ?? { kind: 'closed', draft: null },
    };
  },
};

/** Whether a draft lacks an unsaved answer that is held here. */
function lacks(draft: HraDraft | null, held: HraDraft | null): boolean {
  if (!held?.unsaved) return false;
  return Object.entries(held.answers).some(([key, value]) => value !== null && draft?.answers[key] !== value);
}
