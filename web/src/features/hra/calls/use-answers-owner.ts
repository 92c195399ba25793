import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { useSignedInAs } from '../../../api/assessment/use-write-guard.ts';
import { assessmentAtom, dispatch } from '../../../session/assessment/dispatch.ts';
import { foreignOwner } from '../../../session/assessment/drafts.ts';
import type { OtherAccount } from '../../../session/assessment/state.ts';
import { sameAccount } from '../../../session/same-account.ts';
import { storedAtoms } from '../../../session/stored-atoms.ts';

/** Whether the answers of this tab belong to whoever is signed in, or whose they are. */
export type AnswersOwner = 'own' | 'checking' | OtherAccount;

/**
 * Keeps answers from anybody but their owner when another account logs in, here or in another tab (docs/faults.md D9). The
 * stored e-mail alone does not decide: the gateway is asked whose token it is.
 */
export function useAnswersOwner(): AnswersOwner {
  const email = useAtomValue(storedAtoms.email);
  const state = useAtomValue(assessmentAtom);
  const told = state.otherAccount;
  const owner = foreignOwner(state, email ?? '');
  const signedInAs = useSignedInAs();
  const ask = useRef(signedInAs);
  ask.current = signedInAs;

  useEffect(() => {
    if (owner === null) return;
    let left = false;
    const decide = (account: string | null) => {
      if (left || sameAccount(account, owner)) return;
      dispatch({ type: 'other-account-found', typedBy: owner, signedInAs: account });
    };
    // Where nobody can say, the stored e-mail is the best there is.
    ask.current().then(decide, () => decide(email));
    return () => {
      left = true;
    };
  }, [owner, email]);

  const back = told !== null && sameAccount(told.typedBy, email);
  useEffect(() => {
    if (back) dispatch({ type: 'dismissed', what: 'otherAccount' });
  }, [back]);

  if (owner !== null) return 'checking';
  return told === null || back ? 'own' : told;
}
