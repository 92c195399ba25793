import type { FaultOutcome } from '@choose-life/contracts/gateway/error-kinds';
import type { CallId } from '@choose-life/contracts/gateway/extensions';
import { accountOf } from '@choose-life/gateway-client/account-of';
import type { AccountLimitName, AccountLimits } from './account-limits.ts';

type Settled = 'accepted' | FaultOutcome;

/** A call that has been let through or held back by its limit. */
interface Taken {
  readonly waitMs: number;
  /** Says how the call went: a call that was never sent does not count. */
  settle(how: Settled): void;
}

interface LimitedCall {
  take(limits: AccountLimits, request: unknown, token: string | null): Taken | undefined;
}

const free: Taken = { waitMs: 0, settle: () => {} };

/** Counts each call that was sent, per e-mail. */
const eachPerEmail = (limit: AccountLimitName, renews?: AccountLimitName): LimitedCall => ({
  take(limits, request) {
    const email = accountOf(request);
    if (email === null) return free;
    const use = limits.take(limit, email);
    return {
      waitMs: use.waitMs,
      settle(how) {
        if (how === 'not-sent') use.release();
        // A new code was sent: the tries of the old one count no longer.
        if (how === 'accepted' && renews) limits.clear(renews, email);
      },
    };
  },
});

/** Counts the refusals, per e-mail: success forgets them. */
const refusalsPerEmail = (limit: AccountLimitName): LimitedCall => ({
  take(limits, request) {
    const email = accountOf(request);
    if (email === null) return free;
    const use = limits.take(limit, email);
    return {
      waitMs: use.waitMs,
      settle(how) {
        if (how === 'accepted') limits.clear(limit, email);
        else if (how !== 'refused') use.release();
      },
    };
  },
});

/** Counts each call that was sent, per token. */
const eachPerToken = (limit: AccountLimitName): LimitedCall => ({
  take(limits, _request, token) {
    if (token === null) return free;
    const use = limits.take(limit, token);
    return { waitMs: use.waitMs, settle: how => (how === 'not-sent' ? use.release() : undefined) };
  },
});

/** Which calls are limited, and whom each limit counts. The figures stand in the counter. */
export const limitedCalls: { readonly [Id in CallId]?: LimitedCall } = {
  'authentication.login': refusalsPerEmail('login-failures'),
  'authentication.resendOtp': eachPerEmail('resend', 'complete-enrollment'),
  'authentication.initiatePasswordReset': eachPerEmail('forgot-password', 'complete-password-reset'),
  'authentication.completeEnrollment': refusalsPerEmail('complete-enrollment'),
  'authentication.completePasswordReset': refusalsPerEmail('complete-password-reset'),
  // It asks for the password: a guess there is a guess as good as at the login.
  'user.deleteAccount': refusalsPerEmail('login-failures'),
  'hra.saveAnswers': eachPerToken('save-answers'),
  'hra.appraiseRisks': eachPerToken('appraise-risks'),
};
