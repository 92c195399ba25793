import type { AnswerValue } from '@choose-life/contracts/domain/hra/answer-groups';
import { isAnswered } from '@choose-life/contracts/domain/hra/answer-value';
import { sameAccount } from '@/session/same-account';
import {
  answeringOf,
  draftFor,
  hasContent,
  heldDraft,
  isOnlyHere,
  newAnswering,
  putAside,
  putUnsavedAside,
  undoFor,
} from './drafts.ts';
import type { AssessmentEvent, Stamp } from './events.ts';
import {
  type Answering,
  type AssessmentState,
  answeringIn,
  type HraDraft,
  initialState,
  isReportedFault,
  isWatching,
  type PendingSave,
  saveStateOfFault,
  unansweredSince,
} from './state.ts';

/**
 * The state after an event; the very same where nothing changed. It keeps every answer until the person clears it or is
 * forgotten: what gives way is put aside.
 */
export function reduce(state: AssessmentState, event: AssessmentEvent & Stamp): AssessmentState {
  // The name picks the transition of this very event; TypeScript does not follow that over a union.
  const transition = transitions[event.type] as (state: AssessmentState, event: object) => AssessmentState;
  return transition(state, event);
}

const transitions: {
  readonly [Type in AssessmentEvent['type']]: (
    state: AssessmentState,
    event: Extract<AssessmentEvent, { type: Type }> & Stamp,
  ) => AssessmentState;
} = {
  opened: (state, event) => {
    const assessment = newAnswering(event, event.answers, event.path, event.at);
    return { ...putUnsavedAside(state, event), assessment };
  },
  'draft-opened': (state, { email }) => {
    const draft = draftFor(state, email);
    return draft === null || answeringIn(state) ? state : { ...state, assessment: answeringOf(draft) };
  },
  // The other answers stay, hidden ones too (docs/faults.md D21).
  answered: (state, { key, value, at }) =>
    changed(state, held => {
      if (held.unread[key] === undefined) return answered(held, key, value, at);
      const { [key]: _, ...unread } = held.unread;
      return { ...answered(held, key, value, at), unread, changedAt: at };
    }),
  // The answer of before counts on (docs/faults.md D22).
  'typed-unread': (state, { key, text, value, at }) =>
    changed(state, held => {
      if (held.unread[key] === text) return answered(held, key, value, at);
      return { ...answered(held, key, value, at), unread: { ...held.unread, [key]: text }, changedAt: at };
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

  // Start, Discard, and their Undo (docs/faults.md D15).
  'started-again': (state, event) => ({
    ...putAside(state, 'started-again', event),
    uniqueString: null,
    savedNotFound: false,
  }),
  discarded: (state, event) => putAside(state, 'discarded', event),
  // What was typed since gives way.
  undone: (before, event) => {
    const draft = before.aside;
    const rest = { ...before, aside: null };
    if (draft === null || !undoFor(draft, event.email, event.at)) return rest;
    // Without answers it was only known to the server: the page then loads it by its unique string.
    const assessment = hasContent(draft) ? answeringOf(draft) : { kind: 'closed' as const, draft: null };
    return { ...rest, uniqueString: draft.uniqueString, assessment };
  },

  // A save. The end of one that was made before Start, or in another tab's place, changes nothing (docs/faults.md D12).
  'write-begun': state => ({ ...state, busy: true }),
  'write-ended': state => ({ ...state, busy: false }),
  'save-begun': (state, { quiet, at }) =>
    changed(state, held => {
      const before = held.save.kind === 'pending' ? held.save.before : held.save;
      // A first save is looked for since its first try, until it is found or known to be lost.
      const attempt = (held.uniqueString === null ? unansweredSince(before) : null) ?? at;
      const isQuiet = quiet && !isReportedFault(before);
      return { ...held, save: { kind: 'pending', attempt, sent: held.answers, before, quiet: isQuiet } };
    }),
  'save-pressed': state => pending(state, (held, save) => ({ ...held, save: { ...save, quiet: false } })),
  'save-succeeded': (state, { uniqueString, at }) => {
    const saved = pending(state, (held, { sent }) => {
      // Answers typed meanwhile stay unsaved.
      const unsavedKeys = held.unsavedKeys.filter(key => held.answers[key] !== sent[key]);
      return { ...held, uniqueString, unsavedKeys, save: { kind: 'success', at } };
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
  'save-confirmed': state => ({ ...state, savedModal: true }),

  'submission-begun': state => ({ ...state, submitting: true }),
  'submission-ended': state => ({ ...state, submitting: false }),
  'submission-sent': (state, { at }) => changed(state, held => ({ ...held, submitAttempt: at })),
  'submission-refused': state => changed(state, held => ({ ...held, submitAttempt: null })),
  completed: (state, { owner, reportId, at }) => {
    const open = answeringIn(state);
    const own = open && sameAccount(open.email, owner) ? open : null;
    const answers = own?.answers ?? {};
    const submitted = { kind: 'submitted', email: owner, answers, reportId } as const;
    const attempt = own?.submitAttempt ?? null;
    if (own && (attempt === null || own.changedAt <= attempt))
      return { ...state, uniqueString: null, assessment: submitted };
    // What was typed after it was sent is not in the report: Undo brings it back, for a new assessment.
    const typed = changed(state, held => ({ ...held, uniqueString: null, submitAttempt: null }));
    return {
      ...putUnsavedAside(own ? typed : state, { at, email: owner }),
      uniqueString: null,
      assessment: submitted,
    };
  },

  // Several tabs on one assessment (docs/faults.md D13).
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
  'other-tab-answered': (state, event) => {
    const { sharing } = state;
    if (sharing.kind !== 'watching' || !sameAccount(event.email, sharing.account)) return state;
    // The answers of another account are never shown under this one.
    if (event.draft && !sameAccount(event.draft.email, sharing.account)) return state;
    const held = draftFor(state, event.email);
    // What this tab had of its own, and the other one does not have, is put aside first.
    const isOpen = sameAccount(answeringIn(state)?.email ?? null, sharing.account);
    const isOwn = sharing.own === 'held' || !isOpen;
    const rest = isOwn && lacks(event.draft, held) ? putAside(state, 'opened-saved', event) : state;
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

  // The end of a session leaves what was typed and not saved, for its account alone (docs/faults.md D5); a log-in leaves what is
  // the account's own. What is under way ends later, and is not begun twice meanwhile.
  forgotten: (state, { reason, email }) => {
    const { busy, submitting, storage, uniqueString } = state;
    const held =
      reason === 'logged-in'
        ? draftFor(state, email)
        : isOnlyHere(heldDraft(state))
          ? heldDraft(state)
          : null;
    const draft = reason === 'logged-out' || isWatching(state) ? null : held;
    return {
      ...initialState,
      busy,
      submitting,
      storage,
      assessment: { kind: 'closed', draft },
      uniqueString: reason === 'logged-in' ? (draft?.uniqueString ?? uniqueString) : null,
    };
  },
  dismissed: (state, { what }) => ({
    ...state,
    [what]: what === 'storage' ? 'dismissed' : initialState[what],
  }),
  'draft-stored': (state, { kept }) =>
    state.storage === 'dismissed' ? state : { ...state, storage: kept ? 'keeps' : 'refuses' },
};

function changed(state: AssessmentState, change: (held: Answering) => Answering): AssessmentState {
  const held = answeringIn(state);
  const next = held && change(held);
  return next === null || next === held ? state : { ...state, assessment: next };
}

function answered(held: Answering, key: string, value: AnswerValue | null, at: Date): Answering {
  const slot = isAnswered(value) ? value : null;
  if ((held.answers[key] ?? null) === slot) return held;
  const unsavedKeys = [...new Set([...held.unsavedKeys, key])];
  return { ...held, answers: { ...held.answers, [key]: slot }, unsavedKeys, changedAt: at };
}

function unbound(state: AssessmentState): AssessmentState {
  return changed(state, held =>
    held.uniqueString === null
      ? held
      : { ...held, uniqueString: null, unsavedKeys: Object.keys(held.answers) },
  );
}

function pending(
  state: AssessmentState,
  change: (held: Answering, save: PendingSave) => Answering,
): AssessmentState {
  return changed(state, held => (held.save.kind === 'pending' ? change(held, held.save) : held));
}

function lacks(draft: HraDraft | null, held: HraDraft | null): boolean {
  if (!held || !isOnlyHere(held)) return false;
  if (Object.entries(held.unread).some(([key, text]) => draft?.unread[key] !== text)) return true;
  return Object.entries(held.answers).some(([key, value]) => value !== null && draft?.answers[key] !== value);
}
