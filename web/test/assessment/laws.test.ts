import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import {
  answeringOf,
  currentDraft,
  draftFor,
  draftOf,
  heldDraft,
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
import { ada, anySteps, next, run, type Step, signedIn, stepped, type Tab, unknownFault } from './steps.ts';

type Owned = Pick<HraDraft, 'email' | 'answers'>;

/** The answers of some drafts, each with its owner. */
const named = (drafts: readonly (Owned | null)[]) =>
  new Set(
    drafts.flatMap(draft =>
      Object.entries(draft?.answers ?? {}).map(([key, value]) => `${draft?.email} ${key} ${value}`),
    ),
  );

/** Every place of a state where answers are. */
function placesOf(state: AssessmentState): (HraDraft | null)[] {
  return [heldDraft(state), state.aside];
}

/** What somebody takes back, replaces or clears by this step: the rest has to be there afterwards. */
function clearedBy({ event, email }: Step, before: AssessmentState): (Owned | null)[] {
  const held = answeringIn(before);
  if ((event.type === 'answered' || event.type === 'typed-unread') && held)
    return [{ email: held.email, answers: { [event.key]: held.answers[event.key] ?? null } }];
  // A second Start or Discard, or Undo dismissed: what stood aside goes.
  if (event.type === 'dismissed') return event.what === 'aside' ? [before.aside] : [];
  if (event.type === 'forgotten') {
    // What the account alone may have, and nobody watches in another tab.
    const isKept = event.reason === 'session-ended' || sameAccount(heldDraft(before)?.email ?? '', email);
    return event.reason !== 'logged-out' && isKept && before.sharing.kind !== 'watching'
      ? [before.aside]
      : placesOf(before);
  }
  // What was typed since goes for what comes back.
  if (event.type === 'undone') return [before.aside, heldDraft(before)];
  const { sharing } = before;
  // What is shown, and not typed here, is the other tab's.
  const isShown = sharing.kind === 'watching' && sharing.own !== 'held' && held !== null;
  return event.type === 'other-tab-answered' && isShown ? [heldDraft(before)] : [];
}

/** The unsaved answers that a step loses. */
function lostBy(step: Step, before: AssessmentState, after: AssessmentState): string[] {
  const { assessment, aside } = after;
  const submitted = assessment.kind === 'submitted' ? assessment : null;
  // There is one place aside: the newest is there.
  const replaced = before.aside === aside ? null : before.aside;
  const there = named([...placesOf(after), submitted, ...clearedBy(step, before), replaced]);
  // What nobody signed in has typed belongs to nobody.
  const unsaved = named(placesOf(before).filter(draft => draft?.email !== '' && isUnsaved(draft)));
  return [...unsaved].filter(each => !there.has(each));
}

const numRuns = inject('long') ? 20_000 : 500;

/** A law of the tab after any steps. */
const law = (title: string, holds: (tab: Tab) => void) =>
  it(title, () =>
    fc.assert(
      fc.property(anySteps, steps => holds(run(steps))),
      { numRuns },
    ),
  );

/** A law of a tab that is answering. */
const lawOfAnswers = (title: string, holds: (held: Answering, tab: Tab) => void) =>
  law(title, tab => {
    const held = answeringIn(tab.state);
    if (held !== null) holds(held, tab);
  });

describe('whatever happens in a tab', () => {
  it('no unsaved answer is lost that nobody cleared or had to be forgotten', () => {
    fc.assert(
      fc.property(anySteps, steps => {
        let tab = run([]);
        for (const step of steps) {
          tab = signedIn(tab, step.email);
          const before = tab.state;
          tab = stepped(tab, step);
          expect(lostBy(step, before, tab.state)).toEqual([]);
        }
      }),
      { numRuns: 2 * numRuns },
    );
  });

  lawOfAnswers('a reload changes nothing about the answers', held => {
    const { answers, unsavedKeys, unread, uniqueString, submitAttempt, changedAt, path } = held;
    const kept = { answers, unsavedKeys, unread, uniqueString, submitAttempt, changedAt, path };
    expect(answeringOf(draftOf(held))).toMatchObject(kept);
  });

  lawOfAnswers(
    'a save that ends has an end, and only the answers that were sent count as saved',
    (held, tab) => {
      for (const typesMore of [false, true]) {
        const more = next({ type: 'answered', key: 'sex', value: 'other' }, held.email);
        const { state } = [
          next({ type: 'save-withdrawn' }, held.email),
          next({ type: 'save-begun', quiet: true }, held.email),
          ...(typesMore ? [more] : []),
          next({ type: 'save-succeeded', uniqueString: 'u9' }, held.email),
        ].reduce(stepped, tab);
        expect(state.assessment).toMatchObject({ uniqueString: 'u9', save: { kind: 'success' } });
        expect(answeringIn(state)?.unsavedKeys).toEqual(
          typesMore && held.answers.sex !== 'other' ? ['sex'] : [],
        );
        expect(state.uniqueString).toBe('u9');
      }
    },
  );

  lawOfAnswers(
    'a first save that may have arrived is looked for since its first try, until it is answered',
    (held, tab) => {
      const tried = [
        next({ type: 'save-withdrawn' }, held.email),
        next({ type: 'unbound' }, held.email),
        next({ type: 'save-begun', quiet: true }, held.email),
        next({ type: 'save-failed', fault: unknownFault, online: true, isSent: true }, held.email),
      ].reduce(stepped, tab);
      const save = answeringIn(tried.state)?.save;
      const again = next({ type: 'save-begun', quiet: true }, held.email);
      const { state } = stepped(tried, { ...again, minutes: 1 });
      expect(save?.kind).toBe('unknown');
      expect(answeringIn(state)?.save).toMatchObject({ attempt: save && unansweredSince(save) });
    },
  );

  law('what became a report is no draft any more, and nothing is stored to continue', tab => {
    const { state } = stepped(tab, next({ type: 'completed', owner: ada, reportId: '9' }, ada));
    const { assessment, uniqueString } = state;
    expect([assessment.kind, currentDraft(state), uniqueString]).toEqual(['submitted', null, null]);
  });

  it.each([ada, 'ben@example.test'])("another owner's answers are never shown to %s", email => {
    fc.assert(
      fc.property(anySteps, steps => {
        const tab = run(steps);
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
