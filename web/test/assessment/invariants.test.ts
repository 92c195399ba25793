import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import {
  assessmentOfDraft,
  draftFor,
  draftInState,
  draftOf,
  draftToStore,
  isUnsaved,
} from '../../src/assessment/drafts.ts';
import {
  type AssessmentState,
  type HraDraft,
  noResponseSince,
  type OpenAssessment,
  openAssessmentIn,
} from '../../src/assessment/state.ts';
import { answerSourceOf } from '../../src/assessment/use-opened-assessment.ts';
import { isSameAccount } from '../../src/session/same-account.ts';
import {
  ada,
  anySteps,
  applyStep,
  type Step,
  signIn,
  stepOf,
  type Tab,
  tabAfter,
  unknownFault,
} from './steps.ts';

/** Answers with the e-mail of their account. */
type OwnedAnswers = Pick<HraDraft, 'email' | 'answers'>;

/** The answers of drafts, each as one text with its account, key and value, so that sets of answers can be compared. */
const answerTextsIn = (drafts: readonly (OwnedAnswers | null)[]) =>
  new Set(
    drafts.flatMap(draft =>
      Object.entries(draft?.answers ?? {}).map(([key, value]) => `${draft?.email} ${key} ${value}`),
    ),
  );

/** The drafts in a state: the draft of the assessment, and the draft for Undo. */
function draftsIn(state: AssessmentState): (HraDraft | null)[] {
  return [draftInState(state), state.undoDraft];
}

/** The answers that the person or the end of a session removes by this step. All other unsaved answers must still exist after it. */
function answersRemovedBy({ event, email }: Step, before: AssessmentState): (OwnedAnswers | null)[] {
  const openAssessment = openAssessmentIn(before);
  if ((event.type === 'answered' || event.type === 'unreadable-text-typed') && openAssessment) {
    const previousAnswer = openAssessment.answers[event.key] ?? null;
    return [{ email: openAssessment.email, answers: { [event.key]: previousAnswer } }];
  }
  // Closing the notice with Undo removes the assessment that was put aside.
  if (event.type === 'dismissed') return event.notice === 'undo' ? [before.undoDraft] : [];
  if (event.type === 'forgotten') {
    // A watching tab keeps nothing, because the editing tab has the answers.
    if (event.reason === 'logged-out' || before.sharing.kind === 'watching') return draftsIn(before);
    // After the end of a session the draft stays until an account logs in, and then only if it is the same account.
    const isKept =
      event.reason === 'session-ended' || isSameAccount(draftInState(before)?.email ?? '', email);
    // The draft for Undo is removed in any case.
    return isKept ? [before.undoDraft] : draftsIn(before);
  }
  // The restored assessment replaces the answers that were typed since. After its 10 minutes, Undo removes the draft instead of restoring it.
  if (event.type === 'undone') return [before.undoDraft, draftInState(before)];
  const { sharing } = before;
  // A watching tab has the answers of the editing tab (`Sharing` in state.ts), so the next answers of the editing tab may replace them.
  const isCopy =
    sharing.kind === 'watching' && sharing.answerOrigin !== 'only-here' && openAssessment !== null;
  return event.type === 'other-tab-answered' && isCopy ? [draftInState(before)] : [];
}

/** The unsaved answers that a step loses. */
function answersLostBy(step: Step, before: AssessmentState, after: AssessmentState): string[] {
  const { assessment, undoDraft } = after;
  const submittedAssessment = assessment.kind === 'submitted' ? assessment : null;
  // Only one assessment is put aside at a time, so a newer one replaces it.
  const replacedUndoDraft = before.undoDraft === undoDraft ? null : before.undoDraft;
  const present = answerTextsIn([
    ...draftsIn(after),
    submittedAssessment,
    ...answersRemovedBy(step, before),
    replacedUndoDraft,
  ]);
  // Without an e-mail, answers belong to no account, and need not be kept.
  const unsaved = answerTextsIn(draftsIn(before).filter(draft => draft?.email !== '' && isUnsaved(draft)));
  return [...unsaved].filter(answer => !present.has(answer));
}

/** The number of random step lists for each property. The long run finds rarer combinations of steps. */
const numRuns = inject('long') ? 20_000 : 500;

/** Tests a property (in the sense of fast-check) of a tab after any steps. */
const testTab = (title: string, check: (tab: Tab) => void) =>
  it(title, () =>
    fc.assert(
      fc.property(anySteps, steps => check(tabAfter(steps))),
      { numRuns },
    ),
  );

/** Tests a property of a tab with an open assessment after any steps. */
const testOpenAssessment = (title: string, check: (assessment: OpenAssessment, tab: Tab) => void) =>
  testTab(title, tab => {
    const assessment = openAssessmentIn(tab.state);
    if (assessment !== null) check(assessment, tab);
  });

describe('after any events in a tab', () => {
  it('no unsaved answer is lost, unless the person or the end of a session removes it', () => {
    fc.assert(
      fc.property(anySteps, steps => {
        let tab = tabAfter([]);
        for (const step of steps) {
          tab = signIn(tab, step.email);
          const before = tab.state;
          tab = applyStep(tab, step);
          expect(answersLostBy(step, before, tab.state)).toEqual([]);
        }
      }),
      // More runs than the other properties, because only rare combinations of steps lose an answer.
      { numRuns: 2 * numRuns },
    );
  });

  testOpenAssessment(
    'a draft restores the assessment after a reload, except the state of its save',
    assessment => {
      // A draft contains only a part of the state of a save (`draftOf`).
      const { save: _, ...rest } = assessment;
      expect(assessmentOfDraft(draftOf(assessment))).toMatchObject(rest);
    },
  );

  testOpenAssessment('a successful save marks only the answers that it sent as saved', (assessment, tab) => {
    for (const isAnsweredMeanwhile of [false, true]) {
      const laterAnswer = stepOf({ type: 'answered', key: 'sex', value: 'other' }, assessment.email);
      const { state } = [
        stepOf({ type: 'save-begun', isAutomatic: true }, assessment.email),
        ...(isAnsweredMeanwhile ? [laterAnswer] : []),
        stepOf({ type: 'save-succeeded', uniqueString: 'u9' }, assessment.email),
      ].reduce(applyStep, tab);
      expect(state.assessment).toMatchObject({ uniqueString: 'u9', save: { kind: 'success' } });
      expect(openAssessmentIn(state)?.unsavedKeys).toEqual(
        isAnsweredMeanwhile && assessment.answers.sex !== 'other' ? ['sex'] : [],
      );
      expect(state.uniqueString).toBe('u9');
    }
  });

  testOpenAssessment(
    'a retry of a first save without a response keeps the time of the first attempt',
    (assessment, tab) => {
      const afterFirstSave = [
        stepOf({ type: 'unique-string-removed' }, assessment.email),
        stepOf({ type: 'save-begun', isAutomatic: true }, assessment.email),
        stepOf({ type: 'save-failed', fault: unknownFault, isOnline: true, isSent: true }, assessment.email),
      ].reduce(applyStep, tab);
      const firstSave = openAssessmentIn(afterFirstSave.state)?.save;
      const retry = stepOf({ type: 'save-begun', isAutomatic: true }, assessment.email);
      const { state } = applyStep(afterFirstSave, { ...retry, minutes: 1 });
      if (firstSave?.kind !== 'unknown') throw new Error('The first save has a response.');
      expect(openAssessmentIn(state)?.save).toMatchObject({ attempt: noResponseSince(firstSave) });
    },
  );

  testTab('a submitted assessment has no draft and no stored unique string', tab => {
    const { state } = applyStep(tab, stepOf({ type: 'completed', owner: ada, reportId: '9' }, ada));
    const { assessment, uniqueString } = state;
    expect([assessment.kind, draftToStore(state), uniqueString]).toEqual(['submitted', null, null]);
  });

  it.each([ada, 'ben@example.test'])('the account %s never sees answers of another account', email => {
    fc.assert(
      fc.property(anySteps, steps => {
        const tab = tabAfter(steps);
        const { assessment, sharing, uniqueString } = tab.state;
        const memory = assessment.kind === 'closed' ? null : assessment;
        const draft = memory ? null : draftFor(tab.state, email);
        const isWatchingTab = sharing.kind === 'watching';
        const source = answerSourceOf({ memory, draft, isWatchingTab }, { email, uniqueString });
        if (source === 'memory') expect(isSameAccount(memory?.email ?? '', email)).toBe(true);
        const tabWithDraft = applyStep(tab, stepOf({ type: 'draft-opened' }, email));
        if (source === 'draft') expect(openAssessmentIn(tabWithDraft.state)?.email).toBe(email);
      }),
      { numRuns },
    );
  });
});
