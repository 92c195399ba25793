import { afterEach, describe, expect, it, vi } from 'vitest';
import { forget } from '@/session/forget';
import { storageKeys } from '@/session/storage-keys';
import { jotaiStore, storedAtoms, storeToken } from '@/session/stored-atoms';
import { assessmentState, dispatch, storeDraft } from './dispatch.ts';
import { readDraft } from './draft-storage.ts';
import { draftFor, draftInState } from './drafts.ts';
import { openAssessmentIn } from './state.ts';

const ada = 'Ada@example.test';
const ben = 'ben@example.test';

function signIn(email: string, uniqueString: string | null = null) {
  storeToken(`token of ${email}`);
  jotaiStore.set(storedAtoms.email, email);
  jotaiStore.set(storedAtoms.uniqueString, uniqueString);
}

/**
 * Signs in, opens an assessment, answers the question about the sex, and stores the draft.
 * @param uniqueString the unique string of the assessment; null if it was never saved
 */
function answerSex(email: string, sex: string, uniqueString: string | null = null) {
  signIn(email, uniqueString);
  dispatch({ type: 'opened', uniqueString, answers: {}, path: '/hra/general' });
  dispatch({ type: 'answered', key: 'sex', value: sex });
  storeDraft();
}

const answersInMemory = () => openAssessmentIn(assessmentState())?.answers;
const storedUniqueString = () => jotaiStore.get(storedAtoms.uniqueString);
const undo = () => dispatch({ type: 'undone' });

const logOut = () => forget('logged-out');
afterEach(() => {
  vi.useRealTimers();
  logOut();
});

describe('the draft of typed answers', () => {
  it('is stored by storeDraft, not by every answer', () => {
    answerSex(ada, 'female');
    dispatch({ type: 'answered', key: 'sex', value: 'male' });
    expect(readDraft()?.answers).toEqual({ sex: 'female' });
    storeDraft();
    expect(readDraft()?.answers).toEqual({ sex: 'male' });
  });

  it('is stored when a save begins', () => {
    answerSex(ada, 'female');
    dispatch({ type: 'answered', key: 'sex', value: 'male' });
    dispatch({ type: 'save-begun', isAutomatic: true });
    expect(readDraft()).toMatchObject({ answers: { sex: 'male' }, saveWasQuiet: true });
  });
});

it.each([{ type: 'started-again' }, { type: 'completed', owner: ada, reportId: '9' }] as const)(
  'the event $type removes only the unique string from local storage',
  event => {
    for (const key of storageKeys) jotaiStore.set(storedAtoms[key], `${key} value`);
    dispatch(event);
    const removedKeys = storageKeys.filter(key => jotaiStore.get(storedAtoms[key]) === null);
    expect(removedKeys).toEqual(['uniqueString']);
  },
);

describe('starting again', () => {
  it('removes the answers, their draft and the stored unique string', () => {
    answerSex(ada, 'female', 'u1');
    dispatch({ type: 'started-again' });
    expect([answersInMemory(), readDraft(), storedUniqueString()]).toEqual([undefined, null, null]);
  });

  it.each(['u1', null])('can be undone for an assessment with the unique string %j', uniqueString => {
    answerSex(ada, 'female', uniqueString);
    dispatch({ type: 'started-again' });
    expect(readDraft('undo')?.aside?.reason).toBe('started-again');
    undo();
    expect([answersInMemory(), storedUniqueString()]).toEqual([{ sex: 'female' }, uniqueString]);
    expect([readDraft('undo'), readDraft()?.answers]).toEqual([null, { sex: 'female' }]);
  });

  it('can be undone for a saved assessment that this tab has not opened', () => {
    signIn(ada, 'u1');
    dispatch({ type: 'started-again' });
    expect(storedUniqueString()).toBeNull();
    undo();
    expect(storedUniqueString()).toBe('u1');
  });

  it('offers no Undo when there is no assessment', () => {
    dispatch({ type: 'started-again' });
    expect(assessmentState().undoDraft).toBeNull();
  });

  it('cannot be undone by another account', () => {
    answerSex(ada, 'female', 'u1');
    dispatch({ type: 'started-again' });
    signIn(ben);
    undo();
    expect([answersInMemory(), storedUniqueString()]).toEqual([undefined, null]);
  });
});

describe('discarding', () => {
  it('removes the typed answers and keeps the stored unique string', () => {
    answerSex(ada, 'female', 'u1');
    dispatch({ type: 'discarded' });
    expect([answersInMemory(), storedUniqueString()]).toEqual([undefined, 'u1']);
  });

  it('can be undone', () => {
    answerSex(ada, 'female', 'u1');
    dispatch({ type: 'discarded' });
    undo();
    expect(answersInMemory()).toEqual({ sex: 'female' });
  });
});

describe('a log-out', () => {
  it('removes answers, drafts and the assessment that was put aside', () => {
    answerSex(ada, 'female', 'u1');
    dispatch({ type: 'started-again' });
    answerSex(ada, 'male', 'u2');
    logOut();
    expect(answersInMemory()).toBeUndefined();
    expect([readDraft(), readDraft('undo'), assessmentState().undoDraft]).toEqual([null, null, null]);
  });
});

describe('the end of a session', () => {
  const keptAnswers = () => draftInState(assessmentState())?.answers;

  it('keeps unsaved answers only in memory', () => {
    answerSex(ada, 'female', 'u1');
    forget('session-ended');
    expect([answersInMemory(), readDraft(), storedUniqueString()]).toEqual([undefined, null, null]);
    expect(keptAnswers()).toEqual({ sex: 'female' });
    storeDraft();
    expect(readDraft()).toBeNull();
  });

  it('hides the kept answers from another account', () => {
    answerSex(ada, 'female', 'u1');
    forget('session-ended');
    expect(draftFor(assessmentState(), ben)).toBeNull();
  });

  it('removes saved answers', () => {
    answerSex(ada, 'female', 'u1');
    dispatch({ type: 'save-begun', isAutomatic: true });
    dispatch({ type: 'save-succeeded', uniqueString: 'u1' });
    forget('session-ended');
    expect(keptAnswers()).toBeUndefined();
  });

  it.each(['Ada@example.test', ' ada@EXAMPLE.test'])(
    'keeps the answers and their unique string for a later log-in as %j',
    email => {
      answerSex(ada, 'female', 'u1');
      forget('session-ended');
      signIn(email);
      forget('logged-in');
      dispatch({ type: 'draft-opened' });
      expect([answersInMemory(), storedUniqueString()]).toEqual([{ sex: 'female' }, 'u1']);
    },
  );

  it.each([
    ['the log-in of another account', 'logged-in'],
    ['a log-out', 'logged-out'],
  ] as const)('keeps the answers only until %s', (_, reason) => {
    answerSex(ada, 'female', 'u1');
    forget('session-ended');
    signIn(ben);
    forget(reason);
    expect(keptAnswers()).toBeUndefined();
    signIn(ada);
    forget('logged-in');
    expect(keptAnswers()).toBeUndefined();
  });

  it('keeps the answers only for the idle time', () => {
    vi.useFakeTimers();
    answerSex(ada, 'female');
    forget('session-ended');
    // The default idle time: 30 minutes.
    vi.advanceTimersByTime(30 * 60_000 - 1);
    expect(keptAnswers()).toEqual({ sex: 'female' });
    vi.advanceTimersByTime(1);
    expect(keptAnswers()).toBeUndefined();
  });

  it('keeps the answers after the idle time if their account has logged in again', () => {
    vi.useFakeTimers();
    answerSex(ada, 'female');
    forget('session-ended');
    signIn(ada);
    forget('logged-in');
    dispatch({ type: 'draft-opened' });
    vi.advanceTimersByTime(30 * 60_000);
    expect(answersInMemory()).toEqual({ sex: 'female' });
  });
});
