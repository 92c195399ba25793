import { describe, expect, it } from 'vitest';
import { answeringOf, draftOf, newAnswering, undoOfferFor } from './drafts.ts';
import type { AssessmentEvent } from './events.ts';
import { reduce } from './reduce.ts';
import {
  type Answering,
  type AssessmentState,
  answeringIn,
  initialState,
  isAutomaticFault,
  isReportedFault,
  saveStateOfFault,
} from './state.ts';

const now = new Date('2026-03-10T10:42:00.000Z');
const later = new Date('2026-03-10T10:43:00.000Z');
const email = 'ada@example.test';
const fault = { kind: 'UNREACHABLE', outcome: 'not-sent', message: '', requestId: '' } as const;

/** The state after these events, which all happen at the same time. */
function after(state: AssessmentState, at: Date, ...events: AssessmentEvent[]): AssessmentState {
  return events.reduce((current, event) => reduce(current, { ...event, at, email }), state);
}

function answering(state: AssessmentState): Answering {
  const open = answeringIn(state);
  if (open === null) throw new Error('No assessment is being answered.');
  return open;
}

const openedAt = (uniqueString: string | null) =>
  after(initialState, now, {
    type: 'opened',
    uniqueString,
    answers: { sex: 'female' },
    path: '/hra/general',
  });
const opened = openedAt(null);
const answered = (key: string, value: string | number | null) => ({ type: 'answered', key, value }) as const;
const pressed = { type: 'save-begun', isAutomatic: false } as const;
const failed = { type: 'save-failed', fault, online: true, isSent: true } as const;

describe('answers', () => {
  it('are unsaved after a change', () => {
    expect(answering(opened).unsavedKeys).toEqual([]);
    const changed = after(opened, later, answered('sex', 'male'));
    expect(answering(changed)).toMatchObject({ unsavedKeys: ['sex'], changedAt: later });
  });

  it('that repeat the current answer do not change the state', () => {
    expect(after(opened, later, answered('sex', 'female'))).toBe(opened);
    expect(after(opened, later, answered('age_in_years', ''))).toBe(opened);
  });

  it.each(['', '  ', null])('are removed by %j', blank => {
    expect(answering(after(opened, later, answered('sex', blank))).answers.sex).toBeNull();
  });

  it('of this tab take precedence over saved ones that arrive later', () => {
    const open = after(openedAt('u1'), now, answered('sex', 'male'), answered('race', null));
    const saved = { sex: 'female', race: 'other', age_in_years: 45 };
    const merged = after(open, later, { type: 'saved-reloaded', uniqueString: 'u1', answers: saved });
    expect(answering(merged).answers).toEqual({ sex: 'male', race: 'other', age_in_years: 45 });
  });

  it('are not merged with those of another saved assessment', () => {
    const open = openedAt('u1');
    const answers = { age_in_years: 45 };
    expect(after(open, later, { type: 'saved-reloaded', uniqueString: 'u2', answers })).toBe(open);
  });

  it('are all unsaved after the assessment has lost its unique string', () => {
    const unbound = after(openedAt('u1'), later, { type: 'unbound' });
    expect(answering(unbound)).toMatchObject({ uniqueString: null, unsavedKeys: ['sex'] });
  });

  it('of an assessment without a unique string do not change when it is unbound', () => {
    expect(after(opened, later, { type: 'unbound' })).toBe(opened);
  });
});

describe('a text that is not a number', () => {
  const event = { type: 'typed-unread', key: 'height_cm', text: '176 cms', value: 175 } as const;
  const typed = after(opened, now, answered('height_cm', 175), answered('height_cm', '176'), event);
  const unread = { height_cm: '176 cms' };

  it('is kept in addition to the previous answer', () => {
    expect(answering(typed)).toMatchObject({ answers: { height_cm: 175 }, unread });
  });

  it('does not change the state when it is typed again', () => {
    expect(after(typed, later, event)).toBe(typed);
  });

  it.each(['session-ended', 'logged-in'] as const)(
    'is kept when `forget` is called with the reason %s',
    reason => {
      const back = after(typed, later, { type: 'forgotten', reason }, { type: 'draft-opened' });
      expect(answering(back).unread).toEqual(unread);
    },
  );

  it('is restored by Undo', () => {
    const undone = after(typed, later, { type: 'discarded' }, { type: 'undone' });
    expect(answering(undone).unread).toEqual(unread);
  });

  it.each(['176', 175, null])('is removed by the answer %j', value => {
    const next = answering(after(typed, later, answered('height_cm', value)));
    expect([next.unread, next.answers.height_cm]).toEqual([{}, value]);
  });
});

describe('a save', () => {
  const closingEvents = [
    { type: 'started-again' },
    { type: 'discarded' },
    { type: 'forgotten', reason: 'logged-out' },
  ] as const;
  it.each(closingEvents)('that ends after the event $type does not change the state', closing => {
    const closed = after(opened, now, pressed, closing);
    const succeeded = { type: 'save-succeeded', uniqueString: 'old' } as const;
    expect(after(closed, later, succeeded)).toBe(closed);
    const reopened = after(closed, now, { type: 'opened', uniqueString: null, answers: {}, path: '' });
    for (const end of [succeeded, failed]) expect(after(reopened, later, end)).toBe(reopened);
  });

  it('that fails does not change the answers', () => {
    const typed = after(opened, now, answered('sex', 'male'));
    const open = answering(after(typed, later, pressed, failed));
    expect(open).toEqual({ ...answering(typed), save: { kind: 'failure', isAutomatic: false } });
  });

  it('that ends before its request is sent restores the state of an earlier save without a response', () => {
    const unknown = after(opened, now, pressed, { ...failed, fault: { ...fault, outcome: 'unknown' } });
    expect(answering(unknown).save).toMatchObject({ kind: 'unknown', attempt: now });
    const repeated = after(unknown, later, pressed);
    expect(answering(repeated).save).toMatchObject({ kind: 'pending', attempt: now });
    for (const end of [{ ...failed, isSent: false }, { type: 'save-withdrawn' } as const])
      expect(answering(after(repeated, later, end)).save).toBe(answering(unknown).save);
    expect(answering(after(repeated, later, failed)).save.kind).toBe('failure');
  });

  it('that is automatic is no longer automatic once Save is pressed', () => {
    const automatic = after(opened, now, { type: 'save-begun', isAutomatic: true });
    expect(answering(automatic).save).toMatchObject({ isAutomatic: true });
    expect(answering(after(automatic, now, { type: 'save-pressed' })).save).toMatchObject({
      isAutomatic: false,
    });
  });

  it('that is automatic is shown after a pressed save has failed', () => {
    const again = after(opened, now, pressed, failed, { type: 'save-begun', isAutomatic: true });
    expect(answering(again).save).toMatchObject({ isAutomatic: false });
  });

  it.each([true, false])('without a response is stored in the draft, with isAutomatic: %s', isAutomatic => {
    const unanswered = answering(
      after(opened, later, { type: 'save-begun', isAutomatic }, { type: 'submission-sent' }),
    );
    expect(answeringOf(draftOf(unanswered))).toMatchObject({
      save: { kind: 'unknown', attempt: later, isAutomatic },
      submitAttempt: later,
    });
    const refused = answering(after(opened, later, { type: 'save-begun', isAutomatic }, failed));
    expect(answeringOf(draftOf(refused)).save.kind).toBe('not-attempted');
  });
});

describe('a submission', () => {
  const report = { type: 'completed', owner: email, reportId: '9' } as const;

  it('that completes puts the assessment aside if an answer was typed after it was sent', () => {
    const sent = after(openedAt('u1'), now, { type: 'submission-sent' });
    const completed = after(sent, later, answered('race', 'other'), report);
    expect(completed.assessment.kind).toBe('submitted');
    const undone = after(completed, later, { type: 'undone' });
    expect(answering(undone)).toMatchObject({
      answers: { sex: 'female', race: 'other' },
      uniqueString: null,
      submitAttempt: null,
    });
  });
});

describe('undoOfferFor, for an assessment that Start put aside', () => {
  const aside = { reason: 'started-again', at: '2026-03-10T10:00:00.000Z' } as const;
  const binding = { email: 'ada@example.test', uniqueString: null };
  const draft = { ...draftOf(newAnswering(binding, {}, '', new Date(aside.at))), aside };

  it.each([
    ['ada@example.test', '2026-03-10T10:10:00.000Z', aside],
    ['ada@example.test', '2026-03-10T10:10:01.000Z', null],
    ['ben@example.test', '2026-03-10T10:01:00.000Z', null],
  ])('returns to %s at %s: %j', (email, now, expected) => {
    expect(undoOfferFor(draft, email, new Date(now))).toBe(expected);
  });
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
    (kind, outcome, online, state) => {
      const attempt = new Date();
      const fault = { kind, outcome, message: '', requestId: '' };
      for (const isAutomatic of [false, true]) {
        const after = saveStateOfFault(fault, online, { attempt, isAutomatic });
        expect(after).toMatchObject({ kind: state, isAutomatic });
        expect([isReportedFault(after), isAutomaticFault(after)]).toEqual([!isAutomatic, isAutomatic]);
      }
    },
  );
});
