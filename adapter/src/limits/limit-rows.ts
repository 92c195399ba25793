import { codes } from '@choose-life/contracts/domain/codes';
import { propertiesOf } from '@choose-life/contracts/domain/properties-of';
import type { CallId } from '@choose-life/contracts/gateway/extensions';
import type { Fault } from '@choose-life/gateway-client/fault';
import { accountOf } from '@choose-life/gateway-client/gateway-client';
import type { KnownBrowser } from './known-browsers.ts';
import type { LimitName } from './limits.ts';
import { regionOf, siteOf } from './network-of.ts';

/** The caller of a call. */
export interface Caller {
  /** The network of the address, as `networkOf` returns it. */
  readonly network: string;
  readonly token: string | null;
  readonly browser: KnownBrowser;
  readonly requestId?: string;
}

/** A caller with the person of the token: a keyed hash, or null if the person is unknown. */
export type IdentifiedCaller = Caller & { readonly person: string | null };

/** What a limit counts by; null if the limit does not apply to the request. */
type Identity = (request: unknown, caller: IdentifiedCaller) => string | null;

/** One limit of one call. */
export interface LimitRow {
  readonly call: CallId;
  readonly limit: LimitName;
  readonly identity: Identity;
  /**
   * `sent`: every call that was sent. `accepted`: every call that the gateway accepted. `refused`: every call that the gateway refused, such as for
   * a wrong password or code. `isCounted` has the exceptions.
   */
  readonly counts: 'sent' | 'accepted' | 'refused';
}

const network: Identity = (_request, caller) => caller.network;
const email: Identity = request => accountOf(request);

/** The e-mail together with a range of addresses around the caller. */
function emailAndRange(rangeOf: (network: string) => string): Identity {
  return (request, caller) => {
    const account = accountOf(request);
    return account === null ? null : `${account} ${rangeOf(caller.network)}`;
  };
}
const emailAndNetwork = emailAndRange(callerNetwork => callerNetwork);

const knownBrowser: Identity = (request, { browser }) => {
  const account = accountOf(request);
  return account === null ? null : browser.idFor(account);
};

/** Makes a limit apply only to browsers that are not known for the e-mail. A known browser has a separate limit. */
function unlessKnown(identity: Identity): Identity {
  return (request, caller) => (knownBrowser(request, caller) === null ? identity(request, caller) : null);
}

/** The token, or the network for a caller without a token. */
const token: Identity = (_request, caller) => caller.token ?? caller.network;

/** All tokens of an account count as one person. The token of an unknown person counts by itself. */
const person: Identity = (request, caller) =>
  caller.person === null ? token(request, caller) : `person ${caller.person}`;

/** Matches a code that nobody can guess: at least 20 characters, of which at least one is a letter. */
const unguessable = /^(?=.*[A-Za-z])[\w-]{20,}$/;

/** Attempts with an unguessable code are not counted. Otherwise wrong attempts from a network would block a right one from the same network. */
const networkOfShortCode: Identity = (request, caller) => {
  const { otp } = propertiesOf(request);
  return typeof otp === 'string' && unguessable.test(otp) ? null : caller.network;
};

/**
 * All limits of calls. The order of the rows of a call matters: if several limits refuse the call, the first of these limits sets the wait.
 * `admitReset` in `caller-limits.ts` also expects its rows in this order. A call that sends an e-mail counts for the mailbox and for the
 * network that requests it. `limits.ts` has the numbers.
 */
const limitRows: readonly LimitRow[] = [
  {
    call: 'authentication.login',
    limit: 'login-by-known-browser',
    identity: knownBrowser,
    counts: 'refused',
  },
  {
    call: 'authentication.login',
    limit: 'login-to-email-from-address',
    identity: unlessKnown(emailAndNetwork),
    counts: 'refused',
  },
  {
    call: 'authentication.login',
    limit: 'login-to-email-from-site',
    identity: unlessKnown(emailAndRange(siteOf)),
    counts: 'refused',
  },
  {
    call: 'authentication.login',
    limit: 'login-to-email-from-region',
    identity: unlessKnown(emailAndRange(regionOf)),
    counts: 'refused',
  },
  { call: 'authentication.login', limit: 'login-to-email', identity: unlessKnown(email), counts: 'refused' },
  {
    call: 'authentication.login',
    limit: 'login-from-address',
    identity: unlessKnown(network),
    counts: 'refused',
  },
  {
    call: 'authentication.resendOtp',
    limit: 'resend-in-a-minute',
    identity: emailAndNetwork,
    counts: 'sent',
  },
  { call: 'authentication.resendOtp', limit: 'resend-in-an-hour', identity: emailAndNetwork, counts: 'sent' },
  { call: 'authentication.resendOtp', limit: 'resend-to-email', identity: email, counts: 'sent' },
  { call: 'authentication.resendOtp', limit: 'emails-from-address', identity: network, counts: 'sent' },
  {
    call: 'authentication.initiatePasswordReset',
    limit: 'forgot-password',
    identity: email,
    counts: 'accepted',
  },
  {
    call: 'authentication.initiatePasswordReset',
    limit: 'forgot-password-to-email',
    identity: email,
    counts: 'sent',
  },
  {
    call: 'authentication.initiatePasswordReset',
    limit: 'emails-from-address',
    identity: network,
    counts: 'sent',
  },
  { call: 'authentication.initiateEnrollment', limit: 'sign-up', identity: emailAndNetwork, counts: 'sent' },
  { call: 'authentication.initiateEnrollment', limit: 'sign-up-to-email', identity: email, counts: 'sent' },
  {
    call: 'authentication.initiateEnrollment',
    limit: 'emails-from-address',
    identity: network,
    counts: 'sent',
  },
  {
    call: 'authentication.completeEnrollment',
    limit: 'wrong-short-code-from-address',
    identity: networkOfShortCode,
    counts: 'refused',
  },
  {
    call: 'authentication.completePasswordReset',
    limit: 'wrong-short-code-from-address',
    identity: networkOfShortCode,
    counts: 'refused',
  },
  { call: 'authentication.changePassword', limit: 'password-by-token', identity: token, counts: 'refused' },
  { call: 'user.deleteAccount', limit: 'password-by-token', identity: token, counts: 'refused' },
  { call: 'user.deleteAccount', limit: 'delete-account', identity: email, counts: 'accepted' },
  { call: 'user.deleteAccount', limit: 'delete-from-address', identity: network, counts: 'accepted' },
  { call: 'user.exportData', limit: 'export-by-person', identity: person, counts: 'sent' },
  { call: 'waitList.create', limit: 'wait-list-from-address', identity: network, counts: 'sent' },
  { call: 'hra.saveAnswers', limit: 'save-by-person', identity: person, counts: 'sent' },
  { call: 'hra.appraiseRisks', limit: 'appraise-by-person', identity: person, counts: 'sent' },
  { call: 'hra.whatIf', limit: 'what-if-by-person', identity: person, counts: 'sent' },
  { call: 'hra.getReportPdf', limit: 'pdf-by-person', identity: person, counts: 'sent' },
  { call: 'hra.getReportLetter', limit: 'pdf-by-person', identity: person, counts: 'sent' },
  {
    call: 'risksAppraisedAudit.readByRisksAppraisedAuditUserId',
    limit: 'report-list-by-person',
    identity: person,
    counts: 'sent',
  },
];

const noRows: readonly LimitRow[] = [];
const rowsByCall = new Map<CallId, readonly LimitRow[]>(
  limitRows.map(({ call }) => [call, limitRows.filter(row => row.call === call)]),
);

/** The limits of a call, in the order of `limitRows`; empty for a call without limits. */
export function limitsOf(call: CallId): readonly LimitRow[] {
  return rowsByCall.get(call) ?? noRows;
}

/** Whether a limit counts by the person of the token. */
export function isByPerson({ identity }: LimitRow): boolean {
  return identity === person;
}

/** Whether a call counts for a limit. @param fault null if the gateway accepted the call */
export function isCounted({ counts, identity }: LimitRow, fault: Fault | null): boolean {
  const isByToken = identity === person || identity === token;
  // The gateway does not know the token, so there is no person to count.
  if (isByToken && fault?.kind === 'SESSION_EXPIRED') return false;
  switch (counts) {
    case 'accepted':
      return fault === null;
    case 'sent':
      return fault?.outcome !== 'not-sent';
    case 'refused':
      // A refused new password is not a guess at the current one.
      return fault?.outcome === 'refused' && fault.gatewayCode !== codes.passwordRefused;
  }
}
