import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import {
  answeringOf,
  draftFor,
  draftInState,
  draftOf,
  draftToStore,
  isUnsaved,
} from '../../src/assessment/drafts.ts';
import {
  type Answering,
  type AssessmentState,
  answeringIn,
  type HraDraft,
  unansweredSince,
} from '../../src/assessment/state.ts';
import { answerSourceOf } from '../../src/assessment/use-opened-assessment.ts';
import { sameAccount } from '../../src/session/same-account.ts';
import {
  ada,
  anySteps,
  next,
  type Step,
  signedIn,
  stepped,
  type Tab,
  tabAfter,
  unknownFault,
} from './steps.ts';

type OwnedAnswers = Pick<HraDraft, 'email' | 'answers'>;

/** The answers of drafts as texts: owner, key and value. */
const textsOf = (drafts: readonly (OwnedAnswers | null)[]) =>
  new Set(
    drafts.flatMap(draft =>
      Object.entries(draft?.answers ?? {}).map(([key, value]) => `${draft?.email} ${key} ${value}`),
    ),
  );

/** All drafts in a state. */
function draftsIn(state: AssessmentState): (HraDraft | null)[] {
  return [draftInState(state), state.aside];
}

/** The answers that the person or the end of a session removes by this step. All other answers must still exist after the step. */
function removedBy({ event, email }: Step, before: AssessmentState): (OwnedAnswers | null)[] {
  const open = answeringIn(before);
  if ((event.type === 'answered' || event.type === 'typed-unread') && open)
    return [{ email: open.email, answers: { [event.key]: open.answers[event.key] ?? null } }];
  // Closing the notice with Undo removes the assessment that was put aside.
  if (event.type === 'dismissed') return event.what === 'aside' ? [before.aside] : [];
  if (event.type === 'forgotten') {
    // The answers of the account stay, unless another tab edits them.
    const isKept = event.reason === 'session-ended' || sameAccount(draftInState(before)?.email ?? '', email);
    return event.reason !== 'logged-out' && isKept && before.sharing.kind !== 'watching'
      ? [before.aside]
      : draftsIn(before);
  }
  // The restored assessment replaces the answers that were typed since.
  if (event.type === 'undone') return [before.aside, draftInState(before)];
  const { sharing } = before;
  // The editing tab has the same answers, so they may be replaced here.
  const isElsewhere = sharing.kind === 'watching' && sharing.answersHere !== 'only-here' && open !== null;
  return event.type === 'other-tab-answered' && isElsewhere ? [draftInState(before)] : [];
}

/** The unsaved answers that a step loses. */
function lostBy(step: Step, before: AssessmentState, after: AssessmentState): string[] {
  const { assessment, aside } = after;
  const submitted = assessment.kind === 'submitted' ? assessment : null;
  // Only one assessment is put aside: a newer one replaces it.
  const replaced = before.aside === aside ? null : before.aside;
  const present = textsOf([...draftsIn(after), submitted, ...removedBy(step, before), replaced]);
  // Without an e-mail, answers belong to no account, and need not be kept.
  const unsaved = textsOf(draftsIn(before).filter(draft => draft?.email !== '' && isUnsaved(draft)));
  return [...unsaved].filter(each => !present.has(each));
}

const numRuns = inject('long') ? 20_000 : 500;

/** A property of a tab after any steps. */
const law = (title: string, holds: (tab: Tab) => void) =>
  it(title, () =>
    fc.assert(
      fc.property(anySteps, steps => holds(tabAfter(steps))),
      { numRuns },
    ),
  );

/** A property of a tab with an assessment that is being answered. */
const lawOfAnswers = (title: string, holds: (answering: Answering, tab: Tab) => void) =>
  law(title, tab => {
    const answering = answeringIn(tab.state);
    if (answering !== null) holds(answering, tab);
  });

describe('after any events in a tab', () => {
  it('no unsaved answer is lost, unless the person or the end of a session removes it', () => {
    fc.assert(
      fc.property(anySteps, steps => {
        let tab = tabAfter([]);
        for (const step of steps) {
          tab = signedIn(tab, step.email);
          const before = tab.state;
          tab = stepped(tab, step);
          expect(lostBy(step, before, tab.state)).toEqual([]);
        }
      }),
      // More runs than the other properties, because only rare combinations of steps lose an answer.
      { numRuns: 2 * numRuns },
    );
  });

  lawOfAnswers('a draft restores the assessment after a reload', answering => {
    // The state of a save is stored only in part (`draftOf`).
    const { save: _, ...rest } = answering;
    expect(answeringOf(draftOf(answering))).toMatchObject(rest);
  });

  lawOfAnswers('after a successful save only the answers that were sent count as saved', (answering, tab) => {
    for (const typesMore of [false, true]) {
      const laterAnswer = next({ type: 'answered', key: 'sex', value: 'other' }, answering.email);
      const { state } = [
        next({ type: 'save-withdrawn' }, answering.email),
        next({ type: 'save-begun', isAutomatic: true }, answering.email),
        ...(typesMore ? [laterAnswer] : []),
        next({ type: 'save-succeeded', uniqueString: 'u9' }, answering.email),
      ].reduce(stepped, tab);
      expect(state.assessment).toMatchObject({ uniqueString: 'u9', save: { kind: 'success' } });
      expect(answeringIn(state)?.unsavedKeys).toEqual(
        typesMore && answering.answers.sex !== 'other' ? ['sex'] : [],
      );
      expect(state.uniqueString).toBe('u9');
    }
  });

  lawOfAnswers(
    'a retry of a first save without a response keeps the time of the first attempt',
    (answering, tab) => {
      const afterFirstSave = [
        next({ type: 'save-withdrawn' }, answering.email),
        next({ type: 'unbound' }, answering.email),
        next({ type: 'save-begun', isAutomatic: true }, answering.email),
        next({ type: 'save-failed', fault: unknownFault, online: true, isSent: true }, answering.email),
      ].reduce(stepped, tab);
      const save = answeringIn(afterFirstSave.state)?.save;
      const retry = next({ type: 'save-begun', isAutomatic: true }, answering.email);
      const { state } = stepped(afterFirstSave, { ...retry, minutes: 1 });
      expect(save?.kind).toBe('unknown');
      expect(answeringIn(state)?.save).toMatchObject({ attempt: save && unansweredSince(save) });
    },
  );

  law('a report has no draft and no stored unique string', tab => {
    const { state } = stepped(tab, next({ type: 'completed', owner: ada, reportId: '9' }, ada));
    const { assessment, uniqueString } = state;
    expect([assessment.kind, draftToStore(state), uniqueString]).toEqual(['submitted', null, null]);
  });

  it.each([ada, 'ben@example.test'])('answers of another account are never shown to %s', email => {
    fc.assert(
      fc.property(anySteps, steps => {
        const tab = tabAfter(steps);
        const { assessment, sharing, uniqueString } = tab.state;
        const memory = assessment.kind === 'closed' ? null : assessment;
        const draft = memory ? null : draftFor(tab.state, email);
        const watching = sharing.kind === 'watching';
        const source = answerSourceOf({ memory, draft, watching }, { email, uniqueString });
        if (source === 'memory') expect(sameAccount(memory?.email ?? '', email)).toBe(true);
        const opened = stepped(tab, next({ type: 'draft-opened' }, email));
        if (source === 'draft') expect(answeringIn(opened.state)?.email).toBe(email);
      }),
      { numRuns },
    );
  });
});
