import { passwordRefusedCode } from '@choose-life/contracts/domain/password-refusal';
import type { CallId } from '@choose-life/contracts/gateway/extensions';
import type { GatewayFault } from '@choose-life/gateway-client/fault';
import { accountOf } from '@choose-life/gateway-client/gateway-client';
import { type Caller, type LimitedUse, limitedCalls } from './limited-calls.ts';
import type { Limits, UseRequest } from './limits.ts';

/** With `waitMs` above 0 the call must wait. */
export interface CallAdmission {
  readonly waitMs: number;
  /** Reports how the call went: uses that do not count are taken back. @param fault null where it was accepted. */
  settle(fault: GatewayFault | null): Promise<void>;
}

/** The limits of one caller. */
export interface CallerLimits {
  admit(id: CallId, request: unknown): Promise<CallAdmission>;
}

type Counted = LimitedUse & UseRequest;

export function callerLimits(limits: Limits, caller: Caller): CallerLimits {
  return {
    async admit(id, request) {
      const [first, ...others] = countedOf(id, request, caller);
      if (first === undefined) return free;
      const use = await limits.take(first, ...others);
      if (use.waitMs > 0) return { ...free, waitMs: use.waitMs };
      return {
        waitMs: 0,
        async settle(fault) {
          const uncounted = [first, ...others].filter(each => !isCounted(each, fault));
          if (uncounted.length > 0) await use.giveBack(uncounted);
          const account = accountOf(request);
          if (id === 'authentication.login' && fault === null && account !== null)
            caller.browser.remember(account);
        },
      };
    },
  };
}

const free: CallAdmission = { waitMs: 0, settle: async () => {} };

/** The uses that a call counts as, the tightest limit first. */
function countedOf(id: CallId, request: unknown, caller: Caller): Counted[] {
  return (limitedCalls[id] ?? []).flatMap(use => {
    const identity = use.identityOf(request, caller);
    return identity === null ? [] : [{ ...use, identity }];
  });
}

function isCounted({ counts, byToken }: LimitedUse, fault: GatewayFault | null): boolean {
  if (byToken && fault?.kind === 'SESSION_EXPIRED') return false;
  if (counts === 'sent') return fault?.outcome !== 'not-sent';
  // A new password that is too easy is refused too, but it is no guess.
  return fault?.outcome === 'refused' && fault.gatewayCode !== passwordRefusedCode;
}
