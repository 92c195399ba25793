import { afterEach, describe, expect, it, vi } from 'vitest';
import { forget } from '@/session/forget';
import { storageKeys } from '@/session/storage-keys';
import { jotaiStore, storedAtoms, storeToken } from '@/session/stored-atoms';
import { assessmentState, dispatch, keepDraft } from './dispatch.ts';
import { readDraft } from './draft-storage.ts';
import { draftFor, heldDraft } from './drafts.ts';
import { answeringIn } from './state.ts';

const ada = 'Ada@example.test';
const ben = 'ben@example.test';

function signIn(email: string, uniqueString: string | null = null) {
  storeToken(`token of ${email}`);
  jotaiStore.set(storedAtoms.email, email);
  jotaiStore.set(storedAtoms.uniqueString, uniqueString);
}

/** Somebody has answered their sex, and saved before when there is a unique string. */
function answers(email: string, sex: string, uniqueString: string | null = null) {
  signIn(email, uniqueString);
  dispatch({ type: 'opened', uniqueString, answers: {}, path: '/hra/general' });
  dispatch({ type: 'answered', key: 'sex', value: sex });
  keepDraft();
}

const heldAnswers = () => answeringIn(assessmentState())?.answers;
const storedString = () => jotaiStore.get(storedAtoms.uniqueString);
const undo = () => dispatch({ type: 'undone' });

const logOut = () => forget('logged-out');
afterEach(logOut);

describe('what is typed', () => {
  it('is in the draft once that is kept, and not on every key', () => {
    answers(ada, 'female');
    dispatch({ type: 'answered', key: 'sex', value: 'male' });
    expect(readDraft()?.answers).toEqual({ sex: 'female' });
    keepDraft();
    expect(readDraft()?.answers).toEqual({ sex: 'male' });
  });

  it('is in the draft when it is sent', () => {
    answers(ada, 'female');
    dispatch({ type: 'answered', key: 'sex', value: 'male' });
    dispatch({ type: 'save-begun', quiet: true });
    expect(readDraft()).toMatchObject({ answers: { sex: 'male' }, saveWasQuiet: true });
  });
});

it.each([{ type: 'started-again' }, { type: 'completed', owner: ada, reportId: '9' }] as const)(
  'of the stored strings only the unique string goes when an assessment is $type',
  event => {
    for (const key of storageKeys) jotaiStore.set(storedAtoms[key], `${key} value`);
    dispatch(event);
    const gone = storageKeys.filter(key => jotaiStore.get(storedAtoms[key]) === null);
    expect(gone).toEqual(['uniqueString']);
  },
);

describe('starting again', () => {
  it('clears all answers, their draft and the stored unique string at once', () => {
    answers(ada, 'female', 'u1');
    dispatch({ type: 'started-again' });
    expect([heldAnswers(), readDraft(), storedString()]).toEqual([undefined, null, null]);
  });

  it.each(['u1', null])('can be undone, with unique string %j', uniqueString => {
    answers(ada, 'female', uniqueString);
    dispatch({ type: 'started-again' });
    expect(readDraft('aside')?.aside?.reason).toBe('started-again');
    undo();
    expect([heldAnswers(), storedString()]).toEqual([{ sex: 'female' }, uniqueString]);
    expect([readDraft('aside'), readDraft()?.answers]).toEqual([null, { sex: 'female' }]);
  });

  it('brings back a saved assessment that this tab had not opened', () => {
    signIn(ada, 'u1');
    dispatch({ type: 'started-again' });
    expect(storedString()).toBeNull();
    undo();
    expect(storedString()).toBe('u1');
  });

  it('offers nothing to undo where nothing was begun', () => {
    dispatch({ type: 'started-again' });
    expect(assessmentState().aside).toBeNull();
  });

  it('brings nothing back to another account', () => {
    answers(ada, 'female', 'u1');
    dispatch({ type: 'started-again' });
    signIn(ben);
    undo();
    expect([heldAnswers(), storedString()]).toEqual([undefined, null]);
  });
});

describe('discarding', () => {
  it('removes what was typed, not what was saved, and can be undone', () => {
    answers(ada, 'female', 'u1');
    dispatch({ type: 'discarded' });
    expect([heldAnswers(), storedString()]).toEqual([undefined, 'u1']);
    undo();
    expect(heldAnswers()).toEqual({ sex: 'female' });
  });
});

describe('log out', () => {
  it('forgets answers, drafts and what was put aside', () => {
    answers(ada, 'female', 'u1');
    dispatch({ type: 'started-again' });
    answers(ada, 'male', 'u2');
    logOut();
    expect(heldAnswers()).toBeUndefined();
    expect([readDraft(), readDraft('aside'), assessmentState().aside]).toEqual([null, null, null]);
  });
});

describe('the end of a session', () => {
  const isKept = () => heldDraft(assessmentState())?.answers;

  it('leaves what was typed in memory alone, and hides it from everybody else', () => {
    answers(ada, 'female', 'u1');
    forget('session-ended');
    expect([heldAnswers(), readDraft(), storedString()]).toEqual([undefined, null, null]);
    expect(isKept()).toEqual({ sex: 'female' });
    expect(draftFor(assessmentState(), ben)).toBeNull();
    keepDraft();
    expect(readDraft()).toBeNull();
  });

  it('leaves nothing that the server has', () => {
    answers(ada, 'female', 'u1');
    dispatch({ type: 'save-begun', quiet: true });
    dispatch({ type: 'save-succeeded', uniqueString: 'u1' });
    forget('session-ended');
    expect(isKept()).toBeUndefined();
  });

  it.each(['Ada@example.test', ' ada@EXAMPLE.test'])('gives it back to %j, with its unique string', email => {
    answers(ada, 'female', 'u1');
    forget('session-ended');
    signIn(email);
    forget('logged-in');
    dispatch({ type: 'draft-opened' });
    expect([heldAnswers(), storedString()]).toEqual([{ sex: 'female' }, 'u1']);
  });

  it.each(['the log-in of another', 'a log-out'])('is over with %s: nothing is left', what => {
    answers(ada, 'female', 'u1');
    forget('session-ended');
    signIn(ben);
    forget(what === 'a log-out' ? 'logged-out' : 'logged-in');
    expect(isKept()).toBeUndefined();
    signIn(ada);
    forget('logged-in');
    expect(isKept()).toBeUndefined();
  });

  it('is over after half an hour', () => {
    vi.useFakeTimers();
    answers(ada, 'female');
    forget('session-ended');
    vi.advanceTimersByTime(30 * 60_000);
    vi.useRealTimers();
    expect(isKept()).toBeUndefined();
  });
});
