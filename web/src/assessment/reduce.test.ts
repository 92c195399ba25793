import { describe, expect, it } from 'vitest';
import { answeringOf, draftOf, newAnswering, undoFor } from './drafts.ts';
import type { AssessmentEvent } from './events.ts';
import { reduce } from './reduce.ts';
import {
  type Answering,
  type AssessmentState,
  answeringIn,
  initialState,
  isQuietFault,
  isReportedFault,
  saveStateOfFault,
} from './state.ts';

const now = new Date('2026-03-10T10:42:00.000Z');
const later = new Date('2026-03-10T10:43:00.000Z');
const email = 'ada@example.test';
const fault = { kind: 'UNREACHABLE', outcome: 'not-sent', message: '', requestId: '' } as const;

/** The state after these events, at one time. */
function after(state: AssessmentState, at: Date, ...events: AssessmentEvent[]): AssessmentState {
  return events.reduce((held, event) => reduce(held, { ...event, at, email }), state);
}

function answering(state: AssessmentState): Answering {
  const held = answeringIn(state);
  if (held === null) throw new Error('Nothing is being answered.');
  return held;
}

const openedAt = (uniqueString: string | null) =>
  after(initialState, now, {
    ...{ type: 'opened', uniqueString, answers: { sex: 'female' }, path: '/hra/general' },
  });
const opened = openedAt(null);
const answered = (key: string, value: string | number | null) => ({ type: 'answered', key, value }) as const;
const pressed = { type: 'save-begun', quiet: false } as const;
const failed = { type: 'save-failed', fault, online: true, isSent: true } as const;

describe('answers', () => {
  it('are unsaved once one changes', () => {
    expect(answering(opened).unsavedKeys).toEqual([]);
    const changed = after(opened, later, answered('sex', 'male'));
    expect(answering(changed)).toMatchObject({ unsavedKeys: ['sex'], changedAt: later });
  });

  it('stay the very same when the same answer is given again', () => {
    expect(after(opened, later, answered('sex', 'female'))).toBe(opened);
    expect(after(opened, later, answered('age_in_years', ''))).toBe(opened);
  });

  it.each(['', '  ', null])('are taken back by %j', blank => {
    expect(answering(after(opened, later, answered('sex', blank))).answers.sex).toBeNull();
  });

  it('that are held win over saved ones that arrive later', () => {
    const held = after(openedAt('u1'), now, answered('sex', 'male'), answered('race', null));
    const saved = { sex: 'female', race: 'other', age_in_years: 45 };
    const merged = after(held, later, { type: 'saved-reloaded', uniqueString: 'u1', answers: saved });
    expect(answering(merged).answers).toEqual({ sex: 'male', race: 'other', age_in_years: 45 });
    expect(after(held, later, { type: 'saved-reloaded', uniqueString: 'u2', answers: saved })).toBe(held);
  });

  it('stay where a text cannot be read, until the field is answered or emptied', () => {
    const unread = { type: 'typed-unread', key: 'height_cm', text: '176 cms', value: 175 } as const;
    const typed = after(opened, now, answered('height_cm', 175), answered('height_cm', '176'), unread);
    expect(answering(typed)).toMatchObject({ answers: { height_cm: 175 }, unread: { height_cm: '176 cms' } });
    expect(after(typed, later, unread)).toBe(typed);
    for (const reason of ['session-ended', 'logged-in'] as const) {
      const back = after(typed, later, { type: 'forgotten', reason }, { type: 'draft-opened' });
      expect(answering(back).unread).toEqual({ height_cm: '176 cms' });
    }
    const undone = after(typed, later, { type: 'discarded' }, { type: 'undone' });
    expect(answering(undone).unread).toEqual({ height_cm: '176 cms' });
    for (const value of ['176', 175, null]) {
      const next = answering(after(typed, later, answered('height_cm', value)));
      expect([next.unread, next.answers.height_cm]).toEqual([{}, value]);
    }
  });

  it('need saving anew once their saved assessment is gone', () => {
    const unbound = after(openedAt('u1'), later, { type: 'unbound' });
    expect(answering(unbound)).toMatchObject({ uniqueString: null, unsavedKeys: ['sex'] });
    expect(after(opened, later, { type: 'unbound' })).toBe(opened);
  });
});

describe('a save', () => {
  const ends = [
    { type: 'started-again' },
    { type: 'discarded' },
    { type: 'forgotten', reason: 'logged-out' },
  ] as const;
  it.each(ends)('that ends after $type changes nothing', end => {
    const gone = after(opened, now, pressed, end);
    expect(after(gone, later, { type: 'save-succeeded', uniqueString: 'old' })).toBe(gone);
    const anew = after(gone, now, { type: 'opened', uniqueString: null, answers: {}, path: '' });
    for (const late of [{ type: 'save-succeeded', uniqueString: 'old' } as const, failed])
      expect(after(anew, later, late)).toBe(anew);
  });

  it('that fails leaves everything', () => {
    const typed = after(opened, now, answered('sex', 'male'));
    const held = answering(after(typed, later, pressed, failed));
    expect(held).toEqual({ ...answering(typed), save: { kind: 'failure', quiet: false } });
  });

  it('that sent nothing leaves open what became of the one before', () => {
    const unknown = after(opened, now, pressed, { ...failed, fault: { ...fault, outcome: 'unknown' } });
    expect(answering(unknown).save).toMatchObject({ kind: 'unknown', attempt: now });
    const looked = after(unknown, later, pressed);
    expect(answering(looked).save).toMatchObject({ kind: 'pending', attempt: now });
    for (const end of [{ ...failed, isSent: false }, { type: 'save-withdrawn' } as const])
      expect(answering(after(looked, later, end)).save).toBe(answering(unknown).save);
    expect(answering(after(looked, later, failed)).save.kind).toBe('failure');
  });

  it('that somebody waits for is no quiet one, and neither is one after a fault that was shown', () => {
    const quiet = after(opened, now, { type: 'save-begun', quiet: true });
    expect(answering(quiet).save).toMatchObject({ quiet: true });
    expect(answering(after(quiet, now, { type: 'save-pressed' })).save).toMatchObject({ quiet: false });
    const again = after(opened, now, pressed, failed, { type: 'save-begun', quiet: true });
    expect(answering(again).save).toMatchObject({ quiet: false });
  });

  it.each([true, false])('or a submission without an answer is in the draft, quiet %s', quiet => {
    const tried = answering(after(opened, later, { type: 'save-begun', quiet }, { type: 'submission-sent' }));
    expect(answeringOf(draftOf(tried))).toMatchObject({
      save: { kind: 'unknown', attempt: later, quiet },
      submitAttempt: later,
    });
    const known = answering(after(opened, later, { type: 'save-begun', quiet }, failed));
    expect(answeringOf(draftOf(known)).save.kind).toBe('not-attempted');
  });
});

describe('a submission', () => {
  const report = { type: 'completed', owner: email, reportId: '9' } as const;

  it('does not cost what was typed after it was sent: Undo brings it back as a new assessment', () => {
    const sent = after(openedAt('u1'), now, { type: 'submission-sent' });
    const completed = after(sent, later, answered('race', 'other'), report);
    expect(completed.assessment.kind).toBe('submitted');
    const undone = after(completed, later, { type: 'undone' });
    expect(answering(undone)).toMatchObject({
      ...{ answers: { sex: 'female', race: 'other' }, uniqueString: null, submitAttempt: null },
    });
  });
});

describe('what Start put aside', () => {
  const aside = { reason: 'started-again', at: '2026-03-10T10:00:00.000Z' } as const;
  const binding = { email: 'ada@example.test', uniqueString: null };
  const draft = { ...draftOf(newAnswering(binding, {}, '', new Date(aside.at))), aside };

  it.each([
    ['ada@example.test', '2026-03-10T10:10:00.000Z', aside],
    ['ada@example.test', '2026-03-10T10:10:01.000Z', null],
    ['ben@example.test', '2026-03-10T10:01:00.000Z', null],
  ])('comes back to %s at %s: %j', (email, now, offered) => {
    expect(undoFor(draft, email, new Date(now))).toBe(offered);
  });
});

describe('save state', () => {
  it.each([
    ['SESSION_EXPIRED', 'refused', true, 'no-auth'],
    ['SESSION_EXPIRED', 'refused', false, 'no-auth'],
    ['UNREACHABLE', 'not-sent', true, 'failure'],
    ['REJECTED', 'refused', true, 'failure'],
    ['TIMEOUT', 'unknown', true, 'unknown'],
    ['UPSTREAM_ERROR', 'unknown', true, 'unknown'],
    ['UNREACHABLE', 'unknown', false, 'client-failure'],
  ] as const)('after %s (%s, online %s) is %s', (kind, outcome, online, state) => {
    const attempt = new Date();
    const fault = { kind, outcome, message: '', requestId: '' };
    for (const quiet of [false, true]) {
      const after = saveStateOfFault(fault, online, { attempt, quiet });
      expect(after).toMatchObject({ kind: state, quiet });
      expect([isReportedFault(after), isQuietFault(after)]).toEqual([!quiet, quiet]);
    }
  });
});
