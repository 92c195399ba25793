import { type CallError, createChooseLifeClient } from '@choose-life/client';
import { localStrings } from '../../src/session/browser-storage.ts';
import { clearStored, forgetOtherAccount, logOut } from '../../src/session/log-out.ts';
import { sameAccount } from '../../src/session/same-account.ts';
import { sessionStore, storedAtoms, storeToken } from '../../src/session/stored-atoms.ts';
import { readToken } from '../../src/session/token.ts';
import { addresses } from './addresses.ts';
import { memberOf } from './form-values.ts';

/** How a call ended. `fault` is null where no call could be made. */
export type Outcome =
  | { readonly ok: true; readonly answer: unknown }
  | { readonly ok: false; readonly fault: CallError | null };

/**
 * Handles the session like the web app: stores the token of a login, also of a refused one (s.3), and removes it after code
 * 22. Data of another account is removed. Nothing else is stored.
 */
export function keepSession(id: string, input: Readonly<Record<string, unknown>>, outcome: Outcome): void {
  if (!outcome.ok) {
    if (outcome.fault?.kind === 'SESSION_EXPIRED') clearStored('code-22');
    else if (id === 'authentication.login') storeToken(outcome.fault?.token);
    return;
  }
  if (id !== 'authentication.login' || !storeToken(memberOf(outcome.answer, 'token'))) return;
  const now = String(input.userEmail ?? '');
  forgetOtherAccount(localStrings.getItem('userDetailsEmail', null), now);
  if (!sameAccount(localStrings.getItem('email', null), now)) sessionStore.set(storedAtoms.email, null);
}

/**
 * Removes the session here and, where the gateway can, ends it there. Nobody waits for that call: the session would expire
 * anyway.
 */
export function leave(): void {
  const token = readToken();
  const { authentication } = createChooseLifeClient({ url: addresses.trpc, token: () => token });
  const endSession = async () => {
    const { userExtensions } = await authentication.userDetails.query();
    if (userExtensions?.includes('authentication.logOut')) await authentication.logOut.mutate({});
  };
  endSession().catch(() => {});
  logOut();
}
