/**
 * The rate limits of one caller. `limit-rows.ts` has a row for each limit of each call: the limit, and what it counts by (an e-mail, a
 * network, a person). `admit` decides on a call in these steps:
 * 1. Find the uses. A use is a row of the call that applies to the request, with the e-mail, network or person that the row counts by.
 * 2. Count all uses, or none if one of them must wait.
 * 3. When the call has ended, `onCallEnded` gives back the uses that do not count, such as the use of a correct password.
 * Three calls have an additional rule: log-in (`login-limits.ts`), reset e-mail (`reset-limits.ts`), and the export (`admitExport`).
 * Reasons: docs/decisions/0013-known-browsers.md and docs/decisions/0019-an-owner-gets-in.md.
 */
import type { CallId } from '@choose-life/contracts/gateway/extensions';
import { exportUnderWay } from '@choose-life/gateway-client/fault-messages';
import { accountOf } from '@choose-life/gateway-client/gateway-client';
import { alreadyDone, type CallAdmission, refusalFor } from './call-admission.ts';
import type { KnownBrowser } from './known-browsers.ts';
import { type Caller, isByPerson, isCounted, type LimitRow, limitsOf } from './limit-rows.ts';
import type { Limits, RateLimitUse } from './limits.ts';
import { isLoginDelayed, type LoginQueues, queueLogin } from './login-limits.ts';
import type { Persons } from './persons.ts';
import { admitResetEmail, type ConsumedUses } from './reset-limits.ts';

/** The state that the limits of all callers share. */
interface SharedByCallers {
  readonly limits: Limits;
  readonly persons: Persons;
  readonly loginQueues: LoginQueues;
  /** The identities of the callers whose export is running, as the limit of exports counts them. */
  readonly exportingIdentities: Set<string>;
}

/** The rate limits of one caller. */
export interface CallerLimits {
  /** Decides whether a call may be made now. For a log-in, the promise may resolve only after a wait in the queue of the account. */
  admit(id: CallId, request: unknown): Promise<CallAdmission>;
}

/** A use with its row in the table of limits. */
interface CallUse extends RateLimitUse {
  readonly row: LimitRow;
}

/** Creates the limits of one caller. It counts nothing yet. */
export function callerLimits(shared: SharedByCallers, caller: Caller): CallerLimits {
  const { exportingIdentities, limits, loginQueues, persons } = shared;

  /** The uses of a call. The person of the token is looked up only if a row counts by it, because this may need a call to the gateway. */
  const usesOf = async (id: CallId, request: unknown): Promise<CallUse[]> => {
    const rows = limitsOf(id);
    if (rows.length === 0) return [];
    const person =
      caller.token !== null && rows.some(isByPerson)
        ? await persons.findOrFetch(caller.token, caller.requestId)
        : null;
    const identifiedCaller = { ...caller, person: person?.limitIdentity ?? null };
    return rows.flatMap(row => {
      const identity = row.identity(request, identifiedCaller);
      return identity === null ? [] : [{ limit: row.limit, identity, row }];
    });
  };

  const admissionOf = (
    id: CallId,
    request: unknown,
    consumed: readonly ConsumedUses<CallUse>[],
  ): CallAdmission => ({
    waitMs: 0,
    async onCallEnded(fault) {
      for (const { result, uses } of consumed) {
        const usesToGiveBack = uses.filter(({ row }) => !isCounted(row, fault));
        if (usesToGiveBack.length > 0) await result.giveBack(usesToGiveBack);
      }
      if (fault === null) await recordProof(limits, caller.browser, id, request);
    },
  });

  const admitUses = async (
    id: CallId,
    request: unknown,
    uses: readonly CallUse[],
  ): Promise<CallAdmission> => {
    const [first, ...others] = uses;
    if (first === undefined) return admissionOf(id, request, []);
    const result = await limits.consume(first, ...others);
    return result.waitMs > 0 ? refusalFor(result.waitMs) : admissionOf(id, request, [{ result, uses }]);
  };

  const admitLogin = async (id: CallId, request: unknown): Promise<CallAdmission> => {
    const account = accountOf(request);
    const isKnownBrowser = account !== null && caller.browser.idFor(account) !== null;
    const admission = await admitUses(id, request, await usesOf(id, request));
    return queueLogin({ admission, account, isKnownBrowser }, loginQueues);
  };

  const admitReset = async (id: CallId, request: unknown): Promise<CallAdmission> => {
    const uses = await usesOf(id, request);
    // In the order of the rows in `limit-rows.ts`.
    const [acceptedRequests, toMailbox, fromNetwork] = uses;
    // A request without an e-mail has only the use of its network.
    if (acceptedRequests === undefined || toMailbox === undefined || fromNetwork === undefined)
      return admitUses(id, request, uses);
    // While the log-in of the account is delayed, the owner needs this e-mail to log in, so `admitResetEmail` omits the limit of the network.
    const decision = await admitResetEmail(limits, { acceptedRequests, toMailbox, fromNetwork }, async () =>
      isLoginDelayed(limits, await usesOf('authentication.login', request)),
    );
    switch (decision.kind) {
      case 'already-sent':
        return alreadyDone;
      case 'wait':
        return refusalFor(decision.waitMs);
      case 'send':
        return admissionOf(id, request, decision.consumed);
    }
  };

  /**
   * A person can run only one export at a time, until its answer is fully sent: an export takes more time of the gateway, and more memory for
   * answers, than any other call.
   */
  const admitExport = async (id: CallId, request: unknown): Promise<CallAdmission> => {
    const uses = await usesOf(id, request);
    // The only row of an export counts by the person, or by the token or network of an unknown person. It applies to every request, so the use
    // always exists, and the check is for the compiler.
    const [use] = uses;
    if (use === undefined) return admitUses(id, request, uses);
    if (exportingIdentities.has(use.identity)) return refusalFor(exportUnderWayMs, exportUnderWay);
    // Added before the `await` below, so that a second export that starts during it is refused.
    exportingIdentities.add(use.identity);
    const onResponseEnded = () => void exportingIdentities.delete(use.identity);
    try {
      const admission = await admitUses(id, request, uses);
      if (admission.waitMs === 0) return { ...admission, onResponseEnded };
      // A refused export does not run.
      onResponseEnded();
      return admission;
    } catch (error) {
      onResponseEnded();
      throw error;
    }
  };

  return {
    async admit(id, request) {
      switch (id) {
        case 'authentication.login':
          return admitLogin(id, request);
        case 'authentication.initiatePasswordReset':
          return admitReset(id, request);
        case 'user.exportData':
          return admitExport(id, request);
        default:
          return admitUses(id, request, await usesOf(id, request));
      }
    },
  };
}

/** `retryAfterMs` for a caller whose export is still running. If it runs longer, the next attempt is refused again. */
const exportUnderWayMs = 5_000;

/** The calls that prove that an account belongs to the caller: by its password, or by an e-mail to its mailbox. */
const provingCalls: ReadonlySet<CallId> = new Set<CallId>([
  'authentication.login',
  'authentication.completePasswordReset',
  'authentication.completeEnrollment',
]);

/** Records the effects of an accepted call that proves ownership: the browser becomes known, and the links of a reset are used up. */
async function recordProof(
  limits: Limits,
  browser: KnownBrowser,
  id: CallId,
  request: unknown,
): Promise<void> {
  const account = accountOf(request);
  if (account === null || !provingCalls.has(id)) return;
  browser.remember(account);
  if (id !== 'authentication.completePasswordReset') return;
  // The reset has used up all links of the account, so the next request must send a new e-mail. The first limit counts the accepted requests
  // for an e-mail address, the second the e-mails to it.
  await limits.forget({ limit: 'forgot-password', identity: account });
  await limits.forget({ limit: 'forgot-password-to-email', identity: account });
}

/** Whether a call has limits, for the documentation of its errors. */
export function isLimited(id: CallId): boolean {
  return limitsOf(id).length > 0;
}
