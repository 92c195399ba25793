import fc from 'fast-check';
import { draftOf, foreignOwner, newAssessment } from '../../src/assessment/drafts.ts';
import type { AssessmentEvent } from '../../src/assessment/events.ts';
import { reduce } from '../../src/assessment/reduce.ts';
import { type AssessmentState, type HraDraft, initialState } from '../../src/assessment/state.ts';

/** One step of a tab: an event, the stored e-mail at that time, and the minutes since the step before. */
export interface Step {
  readonly event: AssessmentEvent;
  readonly email: string;
  /** The unique string that another tab has stored since the step before; null if none has. */
  readonly uniqueString: string | null;
  readonly minutes: number;
}

/** The account of most steps (`mostlyAda` below). */
export const ada = 'ada@example.test';
const ben = 'ben@example.test';
/** An account, or the empty e-mail of a tab without a session, which is chosen half as often as each account. */
const anyEmail = fc.constantFrom(ada, ada, ben, ben, '');
/** The path of the page of every opened assessment. */
const openPath = '/hra/general';
const startTime = new Date('2026-03-10T10:00:00.000Z');
/** The error of a write without a response. */
export const unknownFault = { kind: 'TIMEOUT', outcome: 'unknown', message: '', requestId: '' } as const;
const faults = fc.constantFrom(unknownFault, { ...unknownFault, outcome: 'refused' } as const);
const keys = fc.constantFrom('sex', 'age_in_years', 'weight_kg');
const values = fc.constantFrom('a', 'b', 'c');
const anyUniqueString = fc.constantFrom('u1', 'u2');
const answers = fc.dictionary(keys, values, { maxKeys: 3 });
const draftOfOtherTab = fc
  .tuple(answers, anyEmail)
  .map(([answersOfOtherTab, email]) =>
    draftOf(newAssessment({ email, uniqueString: 'u1' }, answersOfOtherTab, openPath, startTime)),
  );
const maybeUniqueString: fc.Arbitrary<string | null> = fc.option(anyUniqueString);
const maybeDraft: fc.Arbitrary<HraDraft | null> = fc.option(draftOfOtherTab);

/** An option of `fc.oneof` with this weight: an event from one of these arbitraries. */
const weighted = (weight: number, ...arbitraries: fc.Arbitrary<AssessmentEvent>[]) => ({
  weight,
  arbitrary: fc.oneof(...arbitraries),
});
/** One of these events. An event that is listed twice is chosen twice as often. */
const anyOfEvents = (...events: AssessmentEvent[]) => fc.constantFrom(...events);

/**
 * Any event, also in an order that no browser allows. Events that remove all answers have low weights, so that most runs have answers that
 * can be lost.
 */
const anyEvent: fc.Arbitrary<AssessmentEvent> = fc.oneof(
  weighted(8, fc.record({ type: fc.constant('answered' as const), key: keys, value: values })),
  weighted(
    2,
    fc.record({
      type: fc.constant('unreadable-text-typed' as const),
      key: keys,
      text: values,
      value: values,
    }),
  ),
  weighted(
    4,
    fc.record({
      type: fc.constant('opened' as const),
      uniqueString: maybeUniqueString,
      answers,
      path: fc.constant(openPath),
    }),
    anyOfEvents({ type: 'draft-opened' }),
  ),
  weighted(
    6,
    fc.record({ type: fc.constant('save-begun' as const), isAutomatic: fc.boolean() }),
    fc.record({ type: fc.constant('save-succeeded' as const), uniqueString: anyUniqueString }),
    fc.record({ type: fc.constant('record-found' as const), uniqueString: anyUniqueString }),
    fc.record({
      type: fc.constant('save-failed' as const),
      fault: faults,
      isOnline: fc.boolean(),
      isSent: fc.boolean(),
    }),
    anyOfEvents({ type: 'save-pressed' }, { type: 'saved-modal-opened' }),
  ),
  weighted(
    6,
    anyOfEvents(
      { type: 'edit-lock-requested', account: ada },
      { type: 'edit-lock-released' },
      { type: 'takeover-requested' },
    ),
    anyOfEvents({ type: 'lock-changed', hasLock: true }, { type: 'lock-changed', hasLock: false }),
    fc.record({ type: fc.constant('other-tab-answered' as const), draft: maybeDraft }),
  ),
  weighted(
    2,
    fc.record({
      type: fc.constant('forgotten' as const),
      reason: fc.constantFrom('session-ended' as const, 'logged-in'),
    }),
  ),
  weighted(
    4,
    anyOfEvents({ type: 'submission-begun' }, { type: 'submission-sent' }, { type: 'submission-sent' }),
    anyOfEvents({ type: 'submission-without-report' }, { type: 'submission-ended' }),
    anyOfEvents(
      { type: 'write-begun' },
      { type: 'write-ended' },
      { type: 'draft-stored', isPersistent: false },
    ),
    anyOfEvents(
      { type: 'visited', path: '/hra/sleep' },
      { type: 'unique-string-removed' },
      { type: 'record-missing' },
    ),
    fc.record({ type: fc.constant('saved-reloaded' as const), uniqueString: anyUniqueString, answers }),
  ),
  weighted(
    3,
    anyOfEvents({ type: 'started-again' }, { type: 'discarded' }, { type: 'undone' }, { type: 'undone' }),
    fc.record({
      type: fc.constant('dismissed' as const),
      notice: fc.constantFrom('undo' as const, 'saved-modal', 'draft-storage'),
    }),
    fc.record({ type: fc.constant('completed' as const), owner: anyEmail, reportId: fc.constant('9') }),
  ),
  anyOfEvents({ type: 'forgotten', reason: 'logged-out' }),
);

/** Mostly the same account, because each change of the account removes the state. */
const mostlyAda = fc.oneof({ weight: 2, arbitrary: fc.constant(ada) }, anyEmail);
const anyStep: fc.Arbitrary<Step> = fc
  .record({
    event: anyEvent,
    email: mostlyAda,
    // Null in one of two steps.
    uniqueString: fc.option(anyUniqueString, { freq: 2 }),
    // Undo is offered for 10 minutes: some pairs of steps are within that time, and some are not.
    minutes: fc.integer({ min: 0, max: 6 }),
  })
  // The app dispatches 'completed' only for the account whose answers it has submitted.
  .map(step =>
    step.event.type === 'completed' ? { ...step, event: { ...step.event, owner: step.email } } : step,
  );
/** Up to 40 steps, because only several steps together can lose an answer. The size `max` makes long lists as likely as short ones. */
export const anySteps: fc.Arbitrary<Step[]> = fc.array(anyStep, { maxLength: 40, size: 'max' });

/** A tab after some steps, and the current time. */
export interface Tab {
  readonly state: AssessmentState;
  readonly at: Date;
}

/** The tab after a log-in: as in the app, the data of another account is removed before the next event. */
export function signIn({ state, at }: Tab, email: string): Tab {
  if (foreignOwner(state, email) === null) return { state, at };
  return { state: reduce(state, { type: 'forgotten', reason: 'logged-in', at, email }), at };
}

/** The tab after one more step. If the step has another account than the tab, the tab logs in first. */
export function applyStep(tab: Tab, { event, email, minutes, uniqueString: storedByOtherTab }: Step): Tab {
  const { state, at } = signIn(tab, email);
  const now = new Date(at.getTime() + minutes * 60_000);
  const before = { ...state, uniqueString: storedByOtherTab ?? state.uniqueString };
  return { state: reduce(before, { ...event, at: now, email }), at: now };
}

/** A step without a delay and without a change by another tab. */
export function stepOf(event: AssessmentEvent, email: string): Step {
  return { event, email, uniqueString: null, minutes: 0 };
}

/** A tab after these steps. */
export function tabAfter(steps: readonly Step[]): Tab {
  return steps.reduce(applyStep, { state: initialState, at: startTime });
}
