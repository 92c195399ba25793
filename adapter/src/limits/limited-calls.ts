import type { CallId } from '@choose-life/contracts/gateway/extensions';
import { accountOf } from '@choose-life/gateway-client/account-of';
import type { KnownBrowser } from './known-browsers.ts';
import type { LimitName } from './limit-rules.ts';

export interface Caller {
  /** The network that the caller's address stands for. */
  readonly address: string;
  readonly token: string | null;
  readonly browser: KnownBrowser;
}

/** One limit of a call. */
export interface LimitedUse {
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

const each = (limit: LimitName, identityOf: IdentityOf): LimitedUse => ({
  limit,
  identityOf,
  counts: 'sent',
});
const wrong = (limit: LimitName, identityOf: IdentityOf): LimitedUse => ({
  limit,
  identityOf,
  counts: 'refused',
});
/** Who calls without a token is counted by address. */
const byToken = (limit: LimitName, counts: LimitedUse['counts']): LimitedUse => ({
  limit,
  counts,
  byToken: true,
  identityOf: (_request, caller) => caller.token ?? caller.address,
});

/** Whatever mails somebody: a letter counts for the mailbox it goes to, and for where it was asked for. */
const letters = (toEmail: LimitName): readonly LimitedUse[] => [
  each(toEmail, email),
  each('letters-from-address', address),
];
const wrongCode = [wrong('wrong-code-from-address', address)];
const wrongPassword = [byToken('password-by-token', 'refused')];

/** Which calls are limited. The tightest limit stands first: where it holds a call back, the looser ones count nothing. */
export const limitedCalls: { readonly [Id in CallId]?: readonly LimitedUse[] } = {
  'authentication.login': [
    wrong('login-by-known-browser', knownBrowser),
    wrong('login-to-email-from-address', unknown(emailFromAddress)),
    wrong('login-to-email', unknown(email)),
    wrong('login-from-address', unknown(address)),
  ],
  'authentication.resendOtp': [
    each('resend-in-a-minute', emailFromAddress),
    each('resend-in-an-hour', emailFromAddress),
    ...letters('resend-to-email'),
  ],
  'authentication.initiatePasswordReset': [
    each('forgot-password', emailFromAddress),
    ...letters('forgot-password-to-email'),
  ],
  'authentication.initiateEnrollment': [each('sign-up', emailFromAddress), ...letters('sign-up-to-email')],
  'authentication.completeEnrollment': wrongCode,
  'authentication.completePasswordReset': wrongCode,
  'authentication.changePassword': wrongPassword,
  'user.deleteAccount': wrongPassword,
  'user.exportData': [byToken('export-by-token', 'sent')],
  'waitList.create': [each('wait-list-from-address', address)],
  'hra.saveAnswers': [byToken('save-by-token', 'sent')],
  'hra.appraiseRisks': [byToken('appraise-by-token', 'sent')],
  'hra.getReportPdf': [byToken('pdf-by-token', 'sent')],
};
