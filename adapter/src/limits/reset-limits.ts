import type { Limits, RateLimitUse, UseResult } from './limits.ts';

/**
 * The uses of one request for a reset e-mail. The type of a use is generic, because `caller-limits.ts` passes uses with a `row` and needs the
 * row in the decision.
 */
interface ResetUses<Use extends RateLimitUse> {
  /**
   * Counts requests that the gateway accepted, after which the mailbox has a valid link. Counted in advance, and given back if the request is
   * not accepted.
   */
  readonly acceptedRequests: Use;
  /** An e-mail to the mailbox. */
  readonly toMailbox: Use;
  /** An e-mail requested from the network of the caller. */
  readonly fromNetwork: Use;
}

/** Uses that were counted together, with the result that can give them back. */
export interface ConsumedUses<Use extends RateLimitUse> {
  readonly result: UseResult;
  readonly uses: readonly Use[];
}

type ResetDecision<Use extends RateLimitUse> =
  | { readonly kind: 'send'; readonly consumed: readonly ConsumedUses<Use>[] }
  /** The mailbox already has a valid link, so no further e-mail is sent. */
  | { readonly kind: 'already-sent' }
  | { readonly kind: 'wait'; readonly waitMs: number };

/**
 * Decides on a request for a reset e-mail. An owner whose log-in is delayed can log in by e-mail, so attackers must not be able to block the
 * e-mail as well (decision 0019):
 * - If attackers use up the limit of accepted requests, the mailbox already has a valid link. The request is then answered as done.
 * - The limit of the network does not apply while the log-in is delayed.
 */
export async function admitResetEmail<Use extends RateLimitUse>(
  limits: Limits,
  { acceptedRequests, fromNetwork, toMailbox }: ResetUses<Use>,
  isLoginDelayed: () => Promise<boolean>,
): Promise<ResetDecision<Use>> {
  // Counted first and separately, because a request over this limit is answered as done and does not have to wait.
  const acceptedResult = await limits.consume(acceptedRequests);
  if (acceptedResult.waitMs > 0) return { kind: 'already-sent' };
  let uses = [toMailbox, fromNetwork];
  let result = await limits.consume(toMailbox, fromNetwork);
  if (result.waitMs > 0 && (await isLoginDelayed())) {
    // The owner needs the e-mail to log in, and other people of the network may have used up its limit.
    uses = [toMailbox];
    result = await limits.consume(toMailbox);
  }
  if (result.waitMs > 0) {
    await acceptedResult.giveBack([acceptedRequests]);
    return { kind: 'wait', waitMs: result.waitMs };
  }
  return {
    kind: 'send',
    consumed: [
      { result: acceptedResult, uses: [acceptedRequests] },
      { result, uses },
    ],
  };
}
