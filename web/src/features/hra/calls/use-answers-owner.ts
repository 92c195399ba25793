import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { useSignedInAs } from '../../../api/assessment/use-signed-in-as.ts';
import { assessmentAtom } from '../../../session/assessment/assessment-store.ts';
import { readDraft } from '../../../session/assessment/draft-storage.ts';
import {
  foreignOwner,
  keepForOwner,
  type OtherAccount,
  otherAccountAtom,
} from '../../../session/assessment/other-account.ts';
import { sameAccount } from '../../../session/same-account.ts';
import { sessionStore } from '../../../session/store.ts';
import { storedAtoms } from '../../../session/stored-atoms.ts';

/** Whether the answers of this tab belong to whoever is signed in, or whose they are. */
export type AnswersOwner = 'own' | 'checking' | OtherAccount;

/**
 * Keeps answers from anybody but their owner when another account logs in, here or in another tab (docs/faults.md D9). The
 * stored e-mail alone does not decide: the gateway is asked whose token it is.
 */
export function useAnswersOwner(): AnswersOwner {
  const email = useAtomValue(storedAtoms.email);
  const told = useAtomValue(otherAccountAtom);
  // What is held may be another's from one moment to the next.
  useAtomValue(assessmentAtom);
  const owner = foreignOwner(email ?? '');
  const signedInAs = useSignedInAs();
  const ask = useRef(signedInAs);
  ask.current = signedInAs;

  useEffect(() => {
    if (owner === null) return;
    let left = false;
    const decide = (account: string | null) => {
      if (left || sameAccount(account, owner)) return;
      const atStake = sessionStore.get(assessmentAtom) !== null || readDraft()?.unsaved === true;
      keepForOwner(account ?? '');
      // A draft that was saved, and that nobody is looking at, needs no words.
      if (atStake) sessionStore.set(otherAccountAtom, { typedBy: owner, signedInAs: account });
    };
    // Where nobody can say, the stored e-mail is the best there is.
    ask.current().then(decide, () => decide(email));
    return () => {
      left = true;
    };
  }, [owner, email]);

  const back = told !== null && sameAccount(told.typedBy, email);
  useEffect(() => {
    if (back) sessionStore.set(otherAccountAtom, null);
  }, [back]);

  if (owner !== null) return 'checking';
  return told === null || back ? 'own' : told;
}
