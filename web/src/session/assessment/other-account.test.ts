import { afterEach, describe, expect, it } from 'vitest';
import { logOut } from '../log-out.ts';
import { sessionStore } from '../store.ts';
import { storedAtoms } from '../stored-atoms.ts';
import { openedAssessment, withAnswer } from './assessment.ts';
import { assessmentAtom, draftFor, keepDraft } from './assessment-store.ts';
import { readDraft } from './draft-storage.ts';
import { foreignOwner, heldAssessment, keepForOwner, openOwnDraft, waitingOwners } from './other-account.ts';
import { startAgain } from './set-aside.ts';

const ada = 'Ada@example.test';
const ben = 'ben@example.test';
const now = new Date();

function answers(email: string, sex: string, uniqueString: string | null = null) {
  const opened = openedAssessment({ email, uniqueString }, {}, '/hra/general', now);
  sessionStore.set(assessmentAtom, withAnswer(opened, 'sex', sex, now));
  keepDraft();
}

afterEach(logOut);

describe('answers of another account', () => {
  it.each([ada, ' ada@EXAMPLE.test'])('are not those of %j', email => {
    answers(ada, 'female');
    expect(foreignOwner(email)).toBeNull();
    expect(keepForOwner(email)).toBeNull();
    expect(sessionStore.get(assessmentAtom)?.answers).toEqual({ sex: 'female' });
  });

  it('are neither in memory nor in the draft of anybody else, and come back to their owner', () => {
    answers(ada, 'female', 'u1');
    sessionStore.set(storedAtoms.uniqueString, null);
    expect(foreignOwner(ben)).toBe(ada);
    expect(keepForOwner(ben)).toBe(ada);
    expect(sessionStore.get(assessmentAtom)).toBeNull();
    expect(readDraft()).toBeNull();
    expect(draftFor(ben)).toBeNull();
    expect(waitingOwners(ben)).toEqual([ada.toLowerCase()]);

    answers(ben, 'male');
    expect(heldAssessment(ada)?.answers).toEqual({ sex: 'female' });
    expect(sessionStore.get(storedAtoms.uniqueString)).toBe('u1');
    expect(draftFor(ben)?.answers).toEqual({ sex: 'male' });
  });

  it('survive that somebody else starts again', () => {
    answers(ada, 'female');
    sessionStore.set(storedAtoms.email, ben);
    startAgain();
    openOwnDraft(ada);
    expect(sessionStore.get(assessmentAtom)?.answers).toEqual({ sex: 'female' });
  });

  it('do not cost this account its own draft', () => {
    answers(ben, 'male');
    const opened = openedAssessment({ email: ada, uniqueString: null }, { sex: 'female' }, '', now);
    sessionStore.set(assessmentAtom, opened);
    keepForOwner(ben);
    expect(draftFor(ben)?.answers).toEqual({ sex: 'male' });
    expect(draftFor(ada)?.answers).toEqual({ sex: 'female' });
  });
});
