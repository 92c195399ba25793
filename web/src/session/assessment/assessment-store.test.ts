import { afterEach, describe, expect, it } from 'vitest';
import { logOut } from '../log-out.ts';
import { sessionStore } from '../store.ts';
import { storedAtoms } from '../stored-atoms.ts';
import { openedAssessment, withAnswer } from './assessment.ts';
import { assessmentAtom, keepDraft } from './assessment-store.ts';
import { readDraft } from './draft-storage.ts';
import { asideAtom, discardUnsaved, recallAside, startAgain, undoAside } from './set-aside.ts';

const now = new Date();
const email = 'ada@example.test';

/** Ada has answered her sex, and saved before when there is a unique string. */
function answering(uniqueString: string | null) {
  sessionStore.set(storedAtoms.email, email);
  sessionStore.set(storedAtoms.uniqueString, uniqueString);
  const opened = openedAssessment({ email, uniqueString }, {}, '/hra/general', now);
  sessionStore.set(assessmentAtom, withAnswer(opened, 'sex', 'female', now));
  keepDraft();
}

const heldAnswers = () => sessionStore.get(assessmentAtom)?.answers;

afterEach(logOut);

describe('starting again', () => {
  it('clears all answers, their draft and the stored unique string at once', () => {
    answering('u1');
    startAgain();
    expect(heldAnswers()).toBeUndefined();
    expect(readDraft()).toBeNull();
    expect(sessionStore.get(storedAtoms.uniqueString)).toBeNull();
  });

  it.each(['u1', null])('can be undone, with unique string %j', uniqueString => {
    answering(uniqueString);
    startAgain();
    expect(sessionStore.get(asideAtom)?.reason).toBe('started-again');
    expect(undoAside()).toBe(true);
    expect(heldAnswers()).toEqual({ sex: 'female' });
    expect(sessionStore.get(storedAtoms.uniqueString)).toBe(uniqueString);
    expect(sessionStore.get(asideAtom)).toBeNull();
    expect(readDraft()?.answers).toEqual({ sex: 'female' });
  });

  it('brings back a saved assessment that this tab had not opened', () => {
    sessionStore.set(storedAtoms.email, email);
    sessionStore.set(storedAtoms.uniqueString, 'u1');
    startAgain();
    expect(undoAside()).toBe(true);
    expect(sessionStore.get(storedAtoms.uniqueString)).toBe('u1');
  });

  it('offers nothing to undo where nothing was begun', () => {
    startAgain();
    expect(sessionStore.get(asideAtom)).toBeNull();
    expect(undoAside()).toBe(false);
  });

  it('brings nothing back to another account', () => {
    answering('u1');
    startAgain();
    sessionStore.set(storedAtoms.email, 'ben@example.test');
    expect(undoAside()).toBe(false);
    expect(heldAnswers()).toBeUndefined();
  });
});

describe('discarding', () => {
  it('removes what was typed, not what was saved, and can be undone', () => {
    answering('u1');
    discardUnsaved();
    expect(heldAnswers()).toBeUndefined();
    expect(sessionStore.get(storedAtoms.uniqueString)).toBe('u1');
    expect(undoAside()).toBe(true);
    expect(heldAnswers()).toEqual({ sex: 'female' });
  });
});

describe('what was put aside', () => {
  it('is found again after a reload, for ten minutes', () => {
    answering(null);
    startAgain();
    const { at } = sessionStore.get(asideAtom) ?? { at: new Date(0) };
    for (const [minutes, reason] of [
      [9, 'started-again'],
      [11, undefined],
    ] as const) {
      sessionStore.set(asideAtom, null);
      recallAside(new Date(at.getTime() + minutes * 60_000));
      expect(sessionStore.get(asideAtom)?.reason).toBe(reason);
    }
  });
});

describe('log out', () => {
  it('forgets answers, draft and what was put aside', () => {
    answering('u1');
    startAgain();
    answering('u2');
    logOut();
    expect(heldAnswers()).toBeUndefined();
    expect(readDraft()).toBeNull();
    expect(readDraft('aside')).toBeNull();
  });
});
