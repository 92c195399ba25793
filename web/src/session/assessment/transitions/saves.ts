import type { Transitions } from '../events.ts';
import { isReportedFault, type PendingSave, saveStateOfFault, unansweredSince } from '../save-state.ts';
import { type Answering, type AssessmentState, changed } from '../state.ts';

/** The life of a save. The end of one that was made before Start, or in another tab's place, changes nothing (docs/faults.md D12). */
export const saveTransitions: Transitions<
  | 'turn-begun'
  | 'turn-ended'
  | 'save-begun'
  | 'save-pressed'
  | 'save-succeeded'
  | 'save-failed'
  | 'save-withdrawn'
  | 'saved-told'
> = {
  'turn-begun': state => ({ ...state, busy: true }),
  'turn-ended': state => ({ ...state, busy: false }),
  'save-begun': (state, { quiet, at }) =>
    changed(state, held => {
      const before = held.save.kind === 'pending' ? held.save.before : held.save;
      // A first save is looked for since its first try, until it is found or known to be lost.
      const attempt = (held.uniqueString === null ? unansweredSince(before) : null) ?? at;
      const isQuiet = quiet && !isReportedFault(before);
      return { ...held, save: { kind: 'pending', attempt, sent: held.answers, before, quiet: isQuiet } };
    }),
  // From now on somebody waits for it.
  'save-pressed': state => pending(state, (held, save) => ({ ...held, save: { ...save, quiet: false } })),
  'save-succeeded': (state, { uniqueString, at }) => {
    const saved = pending(state, (held, { sent }) => {
      // Answers typed meanwhile stay unsaved.
      const unsaved = held.answers !== sent;
      return { ...held, uniqueString, unsaved, save: { kind: 'success', at } };
    });
    return saved === state ? state : { ...saved, uniqueString };
  },
  // Everything stays (docs/faults.md D7).
  'save-failed': (state, { fault, online, isSent }) =>
    pending(state, (held, save) => {
      const isOpen = !isSent && unansweredSince(save.before) !== null;
      return { ...held, save: isOpen ? save.before : saveStateOfFault(fault, online, save) };
    }),
  'save-withdrawn': state => pending(state, (held, { before }) => ({ ...held, save: before })),
  'saved-told': state => ({ ...state, savedModal: true }),
};

/** Changes the assessment whose save is under way; nothing where something else is open by now. */
function pending(
  state: AssessmentState,
  change: (held: Answering, save: PendingSave) => Answering,
): AssessmentState {
  return changed(state, held => (held.save.kind === 'pending' ? change(held, held.save) : held));
}
