import { type CallError, createChooseLifeClient, gatewayErrorOf } from '@choose-life/client';
import { getUntypedClient } from '@trpc/client';
import { useEffect, useState } from 'react';
import type { Procedure } from '../../../adapter/docs/document-reader.ts';
import { memberOf } from '../../src/json.ts';
import { localStrings } from '../../src/session/browser-storage.ts';
import { forget, whenForgetting } from '../../src/session/forget.ts';
import { sameAccount } from '../../src/session/same-account.ts';
import { sessionStore, storedAtoms, storeToken } from '../../src/session/stored-atoms.ts';
import { readToken } from '../../src/session/token.ts';
import { addresses } from './addresses.ts';
import type { RawAnswer } from './shown-answer.ts';

/** The result of a call; `raw` is null where no call could be made. */
export type CallResult = Outcome & {
  readonly ms: number;
  readonly at: Date;
  readonly raw: RawAnswer | null;
};

export type OnAnswer = (id: string, input: unknown, answer: unknown) => void;

/** Makes one call at a time and holds its result. */
export function useCall(procedure: Procedure, onAnswer: OnAnswer) {
  const [result, setResult] = useState<CallResult | null>(null);
  const [isCalling, setCalling] = useState(false);
  // The next person must not see answers of this one.
  useEffect(() => whenForgetting(() => setResult(null)), []);

  async function call(input: Readonly<Record<string, unknown>>): Promise<void> {
    if (isCalling) return;
    setCalling(true);
    const token = readToken();
    const start = performance.now();
    let raw: RawAnswer | null = null;
    const keep = (answer: RawAnswer) => {
      raw = answer;
    };
    const outcome = await callProcedure(procedure, input, keep).then(
      answer => ({ ok: true, answer }) as const,
      (error: unknown) => ({ ok: false, fault: gatewayErrorOf(error) }) as const,
    );
    const ms = performance.now() - start;
    setCalling(false);
    // It belongs to somebody who has left.
    if (token !== null && token !== readToken()) return;
    keepSession(procedure.id, input, outcome);
    if (outcome.ok) onAnswer(procedure.id, input, outcome.answer);
    setResult({ ...outcome, ms, at: new Date(), raw });
  }

  return { result, isCalling, call };
}

/**
 * Calls a procedure by its name, with the links of the typed client.
 * @param keep gets the raw answer.
 */
function callProcedure(
  { id, type }: Pick<Procedure, 'id' | 'type'>,
  input: unknown,
  keep: (raw: RawAnswer) => void,
): Promise<unknown> {
  const url = addresses.trpc;
  // One request per call, so that time and raw answer are its own.
  const client = createChooseLifeClient({ url, token: readToken, maxItems: 1, fetch: keepingRaw(keep) });
  // The procedure is only known at run time.
  const anyProcedure = getUntypedClient(client);
  return type === 'query' ? anyProcedure.query(id, input) : anyProcedure.mutation(id, input);
}

/** A `fetch` that passes each raw answer to `keep`. */
function keepingRaw(keep: (raw: RawAnswer) => void): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    const body = await response.clone().text();
    keep({ status: response.status, headers: [...response.headers], body });
    return response;
  };
}

/** How a call ended. `fault` is null where no call could be made. */
export type Outcome =
  | { readonly ok: true; readonly answer: unknown }
  | { readonly ok: false; readonly fault: CallError | null };

/**
 * Handles the session like the web app: stores the token of a login, also of a refused one (s.3), and forgets the person after code
 * 22, or when another logs in. Nothing else is stored.
 */
export function keepSession(id: string, input: Readonly<Record<string, unknown>>, outcome: Outcome): void {
  if (!outcome.ok) {
    if (outcome.fault?.kind === 'SESSION_EXPIRED') forget('session-ended');
    else if (id === 'authentication.login') storeToken(outcome.fault?.token);
    return;
  }
  if (id !== 'authentication.login' || !storeToken(memberOf(outcome.answer, 'token'))) return;
  const now = String(input.userEmail ?? '');
  if (!sameAccount(localStrings.getItem('email', null), now)) sessionStore.set(storedAtoms.email, null);
  if (!sameAccount(localStrings.getItem('userDetailsEmail', null), now)) forget('logged-in');
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
  forget('logged-out');
}
