import { describe, expect, it } from 'vitest';
import { assessmentOfDraft, draftOf, newAssessment, undoOfferFor } from './drafts.ts';
import type { AssessmentEvent } from './events.ts';
import { reduce } from './reduce.ts';
import {
  type AssessmentState,
  initialState,
  isAutomaticFault,
  isReportedFault,
  type OpenAssessment,
  openAssessmentIn,
  saveStateOfFault,
} from './state.ts';

const now = new Date('2026-03-10T10:42:00.000Z');
const later = new Date('2026-03-10T10:43:00.000Z');
const email = 'ada@example.test';
const fault = { kind: 'UNREACHABLE', outcome: 'not-sent', message: '', requestId: '' } as const;

/** The state after these events, which all happen at the time `at`. */
function after(state: AssessmentState, at: Date, ...events: AssessmentEvent[]): AssessmentState {
  return events.reduce((current, event) => reduce(current, { ...event, at, email }), state);
}

/** The open assessment. @throws if there is none */
function openIn(state: AssessmentState): OpenAssessment {
  const open = openAssessmentIn(state);
  if (open === null) throw new Error('No assessment is open.');
  return open;
}

const stateWith = (uniqueString: string | null) =>
  after(initialState, now, {
    type: 'opened',
    uniqueString,
    answers: { sex: 'female' },
    path: '/hra/general',
  });
const openState = stateWith(null);
const answerEvent = (key: string, value: string | number | null) =>
  ({ type: 'answered', key, value }) as const;
const manualSave = { type: 'save-begun', isAutomatic: false } as const;
const saveFailed = { type: 'save-failed', fault, isOnline: true, isSent: true } as const;

describe('answers', () => {
  it('are unsaved after a change', () => {
    expect(openIn(openState).unsavedKeys).toEqual([]);
    const changed = after(openState, later, answerEvent('sex', 'male'));
    expect(openIn(changed)).toMatchObject({ unsavedKeys: ['sex'], changedAt: later });
  });

  it('are unsaved once for each question after several changes', () => {
    const changed = after(
      openState,
      later,
      answerEvent('sex', 'male'),
      answerEvent('race', 'other'),
      answerEvent('sex', 'female'),
    );
    expect(openIn(changed).unsavedKeys).toEqual(['sex', 'race']);
  });

  it('do not change the state if they equal the current answer', () => {
    expect(after(openState, later, answerEvent('sex', 'female'))).toBe(openState);
    // A missing answer equals a blank one.
    expect(after(openState, later, answerEvent('age_in_years', ''))).toBe(openState);
  });

  it.each(['', '  ', null])('are removed by the value %j', blank => {
    expect(openIn(after(openState, later, answerEvent('sex', blank))).answers.sex).toBeNull();
  });

  it('of this tab take precedence over saved answers that arrive later', () => {
    const open = after(stateWith('u1'), now, answerEvent('sex', 'male'), answerEvent('race', null));
    const saved = { sex: 'female', race: 'other', age_in_years: 45 };
    const merged = after(open, later, { type: 'saved-reloaded', uniqueString: 'u1', answers: saved });
    expect(openIn(merged).answers).toEqual({ sex: 'male', race: 'other', age_in_years: 45 });
  });

  it('that were removed stay removed when saved answers arrive later', () => {
    const removed = after(stateWith('u1'), now, answerEvent('sex', null));
    const saved = { sex: 'female' };
    const merged = after(removed, later, { type: 'saved-reloaded', uniqueString: 'u1', answers: saved });
    expect(openIn(merged).answers).toEqual({ sex: null });
  });

  it('are not merged with the answers of another saved assessment', () => {
    const open = stateWith('u1');
    const answers = { age_in_years: 45 };
    expect(after(open, later, { type: 'saved-reloaded', uniqueString: 'u2', answers })).toBe(open);
  });

  it('are all unsaved after another tab has removed the unique string', () => {
    const withoutRecord = after(stateWith('u1'), later, { type: 'unique-string-removed' });
    expect(openIn(withoutRecord)).toMatchObject({ uniqueString: null, unsavedKeys: ['sex'] });
  });

  it('of an assessment that was never saved do not change when another tab removes the unique string', () => {
    expect(after(openState, later, { type: 'unique-string-removed' })).toBe(openState);
  });
});

describe('a text that is not a number', () => {
  const event = { type: 'unreadable-text-typed', key: 'height_cm', text: '176 cms', value: 175 } as const;
  const typedState = after(
    openState,
    now,
    answerEvent('height_cm', 175),
    answerEvent('height_cm', '176'),
    event,
  );
  const unreadableTexts = { height_cm: '176 cms' };

  it('is kept next to the answer from before the typing', () => {
    expect(openIn(typedState)).toMatchObject({ answers: { height_cm: 175 }, unreadableTexts });
  });

  it('does not change the state when it is typed again', () => {
    expect(after(typedState, later, event)).toBe(typedState);
  });

  it.each(['session-ended', 'logged-in'] as const)(
    'is kept when `forget` is called with the reason %s',
    reason => {
      const restored = after(typedState, later, { type: 'forgotten', reason }, { type: 'draft-opened' });
      expect(openIn(restored).unreadableTexts).toEqual(unreadableTexts);
    },
  );

  it('is kept at the end of a session even without an answer', () => {
    const typedFirst = after(
      initialState,
      now,
      { type: 'opened', uniqueString: null, answers: {}, path: '/hra/general' },
      { ...event, value: null },
    );
    const ended = after(typedFirst, later, { type: 'forgotten', reason: 'session-ended' });
    expect(openIn(after(ended, later, { type: 'draft-opened' })).unreadableTexts).toEqual(unreadableTexts);
  });

  it('is restored by Undo', () => {
    const undone = after(typedState, later, { type: 'discarded' }, { type: 'undone' });
    expect(openIn(undone).unreadableTexts).toEqual(unreadableTexts);
  });

  it.each(['176', 175, null])('is removed by the answer %j', value => {
    const next = openIn(after(typedState, later, answerEvent('height_cm', value)));
    expect([next.unreadableTexts, next.answers.height_cm]).toEqual([{}, value]);
  });
});

describe('a save', () => {
  const closingEvents = [
    { type: 'started-again' },
    { type: 'discarded' },
    { type: 'forgotten', reason: 'logged-out' },
  ] as const;
  it.each(closingEvents)(
    'that ends after the event $type changes neither the closed nor a reopened assessment',
    closing => {
      const closed = after(openState, now, manualSave, closing);
      const succeeded = { type: 'save-succeeded', uniqueString: 'old' } as const;
      expect(after(closed, later, succeeded)).toBe(closed);
      const reopened = after(closed, now, { type: 'opened', uniqueString: null, answers: {}, path: '' });
      for (const end of [succeeded, saveFailed]) expect(after(reopened, later, end)).toBe(reopened);
    },
  );

  it('that fails does not change the answers', () => {
    const typedState = after(openState, now, answerEvent('sex', 'male'));
    const afterFailure = openIn(after(typedState, later, manualSave, saveFailed));
    expect(afterFailure).toEqual({ ...openIn(typedState), save: { kind: 'failure', isAutomatic: false } });
  });

  it('that is automatic becomes a manual save when Save is pressed', () => {
    const automatic = after(openState, now, { type: 'save-begun', isAutomatic: true });
    expect(openIn(automatic).save).toMatchObject({ isAutomatic: true });
    expect(openIn(after(automatic, now, { type: 'save-pressed' })).save).toMatchObject({
      isAutomatic: false,
    });
  });

  it('that is automatic counts as manual if it retries a failed manual save', () => {
    const retried = after(openState, now, manualSave, saveFailed, { type: 'save-begun', isAutomatic: true });
    expect(openIn(retried).save).toMatchObject({ isAutomatic: false });
  });

  it.each([true, false])(
    'without a response is stored in the draft together with isAutomatic: %s',
    isAutomatic => {
      const unanswered = openIn(
        after(openState, later, { type: 'save-begun', isAutomatic }, { type: 'submission-sent' }),
      );
      expect(assessmentOfDraft(draftOf(unanswered))).toMatchObject({
        save: { kind: 'unknown', attempt: later, isAutomatic },
        submitAttempt: later,
      });
      const refused = openIn(after(openState, later, { type: 'save-begun', isAutomatic }, saveFailed));
      expect(assessmentOfDraft(draftOf(refused)).save.kind).toBe('not-attempted');
    },
  );
});

describe('the retry of a save without a response', () => {
  const firstSave = after(openState, now, manualSave, {
    ...saveFailed,
    fault: { ...fault, outcome: 'unknown' },
  });
  const retry = after(firstSave, later, manualSave);

  it('restores the state of the first save if it fails before it is sent', () => {
    const failedUnsent = after(retry, later, { ...saveFailed, isSent: false });
    expect(openIn(failedUnsent).save).toBe(openIn(firstSave).save);
  });

  it('is a failed save if it fails after it is sent', () => {
    expect(openIn(after(retry, later, saveFailed)).save.kind).toBe('failure');
  });
});

describe('a submission', () => {
  const report = { type: 'completed', owner: email, reportId: '9' } as const;

  it('that completes puts the assessment aside if an answer has changed since the submission was sent', () => {
    const sent = after(stateWith('u1'), now, { type: 'submission-sent' });
    const completed = after(sent, later, answerEvent('race', 'other'), report);
    expect(completed.assessment.kind).toBe('submitted');
    const undone = after(completed, later, { type: 'undone' });
    expect(openIn(undone)).toMatchObject({
      answers: { sex: 'female', race: 'other' },
      uniqueString: null,
      submitAttempt: null,
    });
  });

  it('that completes puts nothing aside if no answer has changed since it was sent', () => {
    const sent = after(stateWith('u1'), now, answerEvent('race', 'other'), { type: 'submission-sent' });
    expect(after(sent, later, report).undoDraft).toBeNull();
  });
});

describe('undoOfferFor', () => {
  const aside = { reason: 'started-again', at: '2026-03-10T10:00:00.000Z' } as const;
  const record = { email: 'ada@example.test', uniqueString: null };
  const draft = { ...draftOf(newAssessment(record, {}, '', new Date(aside.at))), aside };

  // Undo is offered for 10 minutes (docs/faults.md D15).
  it.each([
    ['ada@example.test', '2026-03-10T10:10:00.000Z', aside],
    ['ada@example.test', '2026-03-10T10:10:01.000Z', null],
    ['ben@example.test', '2026-03-10T10:01:00.000Z', null],
  ])(
    'for an assessment that Ada put aside at 10:00, and the account %s at %s, returns %j',
    (account, time, expected) => {
      expect(undoOfferFor(draft, account, new Date(time))).toBe(expected);
    },
  );
});

describe('saveStateOfFault', () => {
  it.each([
    ['SESSION_EXPIRED', 'refused', true, 'no-auth'],
    ['SESSION_EXPIRED', 'refused', false, 'no-auth'],
    ['UNREACHABLE', 'not-sent', true, 'failure'],
    ['REJECTED', 'refused', true, 'failure'],
    ['TIMEOUT', 'unknown', true, 'unknown'],
    ['UPSTREAM_ERROR', 'unknown', true, 'unknown'],
    ['UNREACHABLE', 'unknown', false, 'client-failure'],
  ] as const)(
    'for the error %s with the outcome %s, online: %s, returns %s',
    (kind, outcome, isOnline, expectedKind) => {
      const attempt = new Date();
      const fault = { kind, outcome, message: '', requestId: '' };
      for (const isAutomatic of [false, true]) {
        const saveState = saveStateOfFault(fault, isOnline, { attempt, isAutomatic });
        expect(saveState).toMatchObject({ kind: expectedKind, isAutomatic });
        expect([isReportedFault(saveState), isAutomaticFault(saveState)]).toEqual([
          !isAutomatic,
          isAutomatic,
        ]);
      }
    },
  );
});
