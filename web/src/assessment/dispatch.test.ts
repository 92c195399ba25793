import { afterEach, describe, expect, it } from 'vitest';
import { logOut } from '../session/log-out.ts';
import { keysOf, storageKeys } from '../session/storage-keys.ts';
import { sessionStore, storedAtoms } from '../session/stored-atoms.ts';
import { assessmentState, dispatch, keepDraft } from './dispatch.ts';
import { readDraft } from './draft-storage.ts';
import { draftFor, foreignOwner, waitingOwners } from './drafts.ts';
import { answeringIn } from './state.ts';

const ada = 'Ada@example.test';
const ben = 'ben@example.test';

function signIn(email: string, uniqueString: string | null = null) {
  sessionStore.set(storedAtoms.email, email);
  sessionStore.set(storedAtoms.uniqueString, uniqueString);
}

/** Somebody has answered their sex, and saved before when there is a unique string. */
function answers(email: string, sex: string, uniqueString: string | null = null) {
  signIn(email, uniqueString);
  dispatch({ type: 'opened', uniqueString, answers: {}, path: '/hra/general' });
  dispatch({ type: 'answered', key: 'sex', value: sex });
  keepDraft();
}

const heldAnswers = () => answeringIn(assessmentState())?.answers;
const storedString = () => sessionStore.get(storedAtoms.uniqueString);
const undo = () => dispatch({ type: 'undone' });

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
    for (const key of keysOf(storageKeys)) sessionStore.set(storedAtoms[key], `${key} value`);
    dispatch(event);
    const gone = keysOf(storageKeys).filter(key => sessionStore.get(storedAtoms[key]) === null);
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

  it('begins anew also over answers that waited for their account', () => {
    answers(ada, 'female', 'u1');
    signIn(ben);
    dispatch({ type: 'other-account-found', typedBy: ada, signedInAs: ben });
    signIn(ada);
    dispatch({ type: 'started-again' });
    expect(draftFor(assessmentState(), ada)).toBeNull();
    undo();
    expect(heldAnswers()).toEqual({ sex: 'female' });
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

describe('answers of another account', () => {
  const kept = (signedInAs: string) => dispatch({ type: 'other-account-found', typedBy: ada, signedInAs });

  it.each([ada, ' ada@EXAMPLE.test'])('are not those of %j', email => {
    answers(ada, 'female');
    expect(foreignOwner(assessmentState(), email)).toBeNull();
    kept(email);
    expect(heldAnswers()).toEqual({ sex: 'female' });
  });

  it('are neither in memory nor in the draft of anybody else, and come back to their owner', () => {
    answers(ada, 'female', 'u1');
    signIn(ben);
    expect(foreignOwner(assessmentState(), ben)).toBe(ada);
    kept(ben);
    expect(assessmentState().otherAccount).toEqual({ typedBy: ada, signedInAs: ben });
    expect([heldAnswers(), readDraft()]).toEqual([undefined, null]);
    expect(draftFor(assessmentState(), ben)).toBeNull();
    expect(waitingOwners(assessmentState(), ben)).toEqual([ada.toLowerCase()]);

    answers(ben, 'male');
    signIn(ada);
    dispatch({ type: 'draft-opened' });
    expect([heldAnswers(), storedString()]).toEqual([{ sex: 'female' }, 'u1']);
    expect(draftFor(assessmentState(), ben)?.answers).toEqual({ sex: 'male' });
    expect(waitingOwners(assessmentState(), ada)).toEqual([ben]);
  });
});
