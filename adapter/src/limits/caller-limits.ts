import { codes } from '@choose-life/contracts/domain/codes';
import type { CallId } from '@choose-life/contracts/gateway/extensions';
import type { GatewayFault } from '@choose-life/gateway-client/fault';
import { accountOf } from '@choose-life/gateway-client/gateway-client';
import type { KnownBrowser } from './known-browsers.ts';
import type { LimitName, Limits, UseRequest } from './limits.ts';

/** With `waitMs` above 0 the call must wait. */
interface CallAdmission {
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
  return fault?.outcome === 'refused' && fault.gatewayCode !== codes.passwordRefused;
}

interface Caller {
  /** The network that the caller's address stands for. */
  readonly address: string;
  readonly token: string | null;
  readonly browser: KnownBrowser;
}

/** One limit of a call. */
interface LimitedUse {
  readonly limit: LimitName;
  /** Whom the limit counts; null where it is not for this call. */
  readonly identityOf: (request: unknown, caller: Caller) => string | null;
  /** `sent`: each call that was sent. `refused`: wrong passwords and codes. */
  readonly counts: 'sent' | 'refused';
  /** A token that the gateway does not know counts for nobody. */
  readonly byToken?: boolean;
}

type IdentityOf = LimitedUse['identityOf'];

const address: IdentityOf = (_request, caller) => caller.address;
const email: IdentityOf = request => accountOf(request);
const emailFromAddress: IdentityOf = (request, caller) => {
  const account = accountOf(request);
  return account === null ? null : `${account} ${caller.address}`;
};
const knownBrowser: IdentityOf = (request, { browser }) => {
  const account = accountOf(request);
  return account === null ? null : browser.idFor(account);
};
/** For browsers that are not known: a known one is counted by itself. */
const unknown =
  (identityOf: IdentityOf): IdentityOf =>
  (request, caller) =>
    knownBrowser(request, caller) === null ? identityOf(request, caller) : null;

const countedBy =
  (counts: LimitedUse['counts']) =>
  (limit: LimitName, identityOf: IdentityOf): LimitedUse => ({ limit, identityOf, counts });
const sent = countedBy('sent');
const refused = countedBy('refused');
/** Who calls without a token is counted by address. */
const byToken = (limit: LimitName, counts: LimitedUse['counts']): LimitedUse => ({
  limit,
  counts,
  byToken: true,
  identityOf: (_request, caller) => caller.token ?? caller.address,
});

/** Calls that send a letter: it counts for the mailbox it goes to, and for the address that asked for it. */
const letters = (toEmail: LimitName): readonly LimitedUse[] => [
  sent(toEmail, email),
  sent('letters-from-address', address),
];
const wrongCode = [refused('wrong-code-from-address', address)];
const wrongPassword = [byToken('password-by-token', 'refused')];

/** Which calls are limited. The tightest limit stands first: where it holds a call back, the looser ones count nothing. */
const limitedCalls: { readonly [Id in CallId]?: readonly LimitedUse[] } = {
  'authentication.login': [
    refused('login-by-known-browser', knownBrowser),
    refused('login-to-email-from-address', unknown(emailFromAddress)),
    refused('login-to-email', unknown(email)),
    refused('login-from-address', unknown(address)),
  ],
  'authentication.resendOtp': [
    sent('resend-in-a-minute', emailFromAddress),
    sent('resend-in-an-hour', emailFromAddress),
    ...letters('resend-to-email'),
  ],
  'authentication.initiatePasswordReset': [
    sent('forgot-password', emailFromAddress),
    ...letters('forgot-password-to-email'),
  ],
  'authentication.initiateEnrollment': [sent('sign-up', emailFromAddress), ...letters('sign-up-to-email')],
  'authentication.completeEnrollment': wrongCode,
  'authentication.completePasswordReset': wrongCode,
  'authentication.changePassword': wrongPassword,
  'user.deleteAccount': wrongPassword,
  'user.exportData': [byToken('export-by-token', 'sent')],
  'waitList.create': [sent('wait-list-from-address', address)],
  'hra.saveAnswers': [byToken('save-by-token', 'sent')],
  'hra.appraiseRisks': [byToken('appraise-by-token', 'sent')],
  'hra.getReportPdf': [byToken('pdf-by-token', 'sent')],
};
