import { passwordRefusedCode } from '@choose-life/contracts/domain/password-refusal';
import type { CallId } from '@choose-life/contracts/gateway/extensions';
import { accountOf } from '@choose-life/gateway-client/account-of';
import type { GatewayFault } from '@choose-life/gateway-client/fault';
import { type Caller, type LimitedUse, limitedCalls } from './limited-calls.ts';
import type { Limits } from './limits.ts';

/** A call that was let through, or with `waitMs` above 0 held back. */
export interface Held {
  readonly waitMs: number;
  /** Says how the call went: what does not count is taken back. @param fault null where it was accepted. */
  settle(fault: GatewayFault | null): Promise<void>;
}

/** The limits as one caller meets them. */
export interface CallerLimits {
  hold(id: CallId, request: unknown): Promise<Held>;
}

interface Taken {
  readonly use: LimitedUse;
  readonly subject: string;
}

const free: Held = { waitMs: 0, settle: async () => {} };

export function callerLimits(limits: Limits, caller: Caller): CallerLimits {
  const giveBack = async (taken: readonly Taken[]) => {
    await Promise.all(taken.map(({ use, subject }) => limits.giveBack(use.limit, subject)));
  };
  return {
    async hold(id, request) {
      const uses = limitedCalls[id];
      if (uses === undefined) return free;
      const taken: Taken[] = [];
      for (const use of uses) {
        const subject = use.subjectOf(request, caller);
        if (subject === null) continue;
        const { waitMs } = await limits.take(use.limit, subject);
        if (waitMs > 0) {
          await giveBack(taken);
          return { waitMs, settle: free.settle };
        }
        taken.push({ use, subject });
      }
      return {
        waitMs: 0,
        async settle(fault) {
          await giveBack(taken.filter(({ use }) => !isCounted(use, fault)));
          const account = accountOf(request);
          if (id === 'authentication.login' && fault === null && account !== null)
            caller.browser.remember(account);
        },
      };
    },
  };
}

function isCounted({ counts, byToken }: LimitedUse, fault: GatewayFault | null): boolean {
  if (byToken && fault?.kind === 'SESSION_EXPIRED') return false;
  if (counts === 'sent') return fault?.outcome !== 'not-sent';
  // A new password that would be guessed first is refused too, and is no guess itself.
  return fault?.outcome === 'refused' && fault.gatewayCode !== passwordRefusedCode;
}
