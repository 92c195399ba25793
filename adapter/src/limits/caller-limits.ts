import { codes } from '@choose-life/contracts/domain/codes';
import type { CallId } from '@choose-life/contracts/gateway/extensions';
import type { Fault } from '@choose-life/gateway-client/fault';
import { exportUnderWay, tooManyLogins } from '@choose-life/gateway-client/fault-messages';
import { accountOf } from '@choose-life/gateway-client/gateway-client';
import type { KnownBrowser } from './known-browsers.ts';
import type { LimitName, Limits, UseRequest, UseResult } from './limits.ts';
import type { LoginQueues } from './login-queues.ts';
import { regionOf, siteOf } from './network-of.ts';
import type { Persons } from './persons.ts';

/** With `waitMs` above 0 the call must wait. */
interface CallAdmission {
  readonly waitMs: number;
  /** The message for the person who must wait, where it is not the usual one. */
  readonly message?: string;
  /** Whether the effect of the call exists already: it is answered as done, and not made. */
  readonly isDone?: boolean;
  /** Uses that do not count are given back. @param fault null where the call was accepted */
  settle(fault: Fault | null): Promise<void>;
  /** To be called when the answer has been sent, or cannot be any more. */
  end?(): void;
}

/** What the limits of all callers share. */
interface SharedByCallers {
  readonly limits: Limits;
  readonly persons: Persons;
  readonly loginQueues: LoginQueues;
  /** Whose export is under way. */
  readonly exporting: Set<string>;
}

export type CallerLimits = ReturnType<typeof callerLimits>;

type Counted = LimitedUse & UseRequest;

export function callerLimits(shared: SharedByCallers, caller: Caller) {
  const { exporting, limits, loginQueues, persons } = shared;
  const countedOf = async (id: CallId, request: unknown): Promise<Counted[]> => {
    const uses = limitedCalls[id] ?? [];
    const isByPerson = caller.token !== null && uses.some(use => use.identityOf === person);
    const known = isByPerson ? await persons.find(caller.token, caller.requestId) : null;
    return uses.flatMap(use => {
      const identity = use.identityOf(request, { ...caller, person: known?.counted ?? null });
      return identity === null ? [] : [{ ...use, identity }];
    });
  };

  const admissionOf = (
    id: CallId,
    request: unknown,
    taken: readonly { readonly use: UseResult; readonly counted: readonly Counted[] }[],
  ): CallAdmission => ({
    waitMs: 0,
    async settle(fault) {
      for (const { use, counted } of taken) {
        const uncounted = counted.filter(each => !isCounted(each, fault));
        if (uncounted.length > 0) await use.giveBack(uncounted);
      }
      if (fault === null) await noteAccepted(limits, caller.browser, id, request);
    },
  });

  const admit = async (id: CallId, request: unknown): Promise<CallAdmission> => {
    const counted = await countedOf(id, request);
    const [first, ...others] = counted;
    if (first === undefined) return admissionOf(id, request, []);
    const use = await limits.take(first, ...others);
    if (use.waitMs === 0) return admissionOf(id, request, [{ use, counted }]);
    return {
      waitMs: use.waitMs,
      settle: async () => {},
      ...(id === 'authentication.login' && { message: tooManyLogins }),
    };
  };

  const isLoginHeld = async (request: unknown) => {
    const [first, ...others] = await countedOf('authentication.login', request);
    if (first === undefined) return false;
    const use = await limits.take(first, ...others);
    if (use.waitMs === 0) await use.giveBack([first, ...others]);
    return use.waitMs > 0;
  };

  /**
   * An owner whose login is delayed gets in by e-mail, so attackers must not be able to block the e-mail too. If they exhaust the
   * limit of a mailbox, it already contains a valid link. The limit of a network does not apply while the login is delayed.
   */
  const admitResetEmail = async (id: CallId, request: unknown): Promise<CallAdmission> => {
    const [accepted, sentTo, fromNetwork] = await countedOf(id, request);
    if (accepted === undefined || sentTo === undefined || fromNetwork === undefined)
      return admit(id, request);
    const emailUse = await limits.take(accepted);
    if (emailUse.waitMs > 0) return { waitMs: 0, isDone: true, settle: async () => {} };
    let counted = [sentTo, fromNetwork];
    let use = await limits.take(sentTo, fromNetwork);
    if (use.waitMs > 0 && (await isLoginHeld(request))) {
      counted = [sentTo];
      use = await limits.take(sentTo);
    }
    if (use.waitMs === 0) {
      return admissionOf(id, request, [
        { use: emailUse, counted: [accepted] },
        { use, counted },
      ]);
    }
    await emailUse.giveBack([accepted]);
    return { waitMs: use.waitMs, settle: async () => {} };
  };

  /**
   * Log-ins of one account are queued, so that they do not delay those of other accounts. Known browsers have their own queue. Only
   * log-ins within their limits are queued, so attackers cannot make a queue long.
   */
  const admitLogin = async (id: CallId, request: unknown): Promise<CallAdmission> => {
    const admission = await admit(id, request);
    const account = accountOf(request);
    if (admission.waitMs > 0 || account === null) return admission;
    const isKnown = caller.browser.idFor(account) !== null;
    const endTurn = await loginQueues(`${isKnown ? 'known' : 'unknown'} ${account}`);
    const settle: CallAdmission['settle'] = fault => admission.settle(fault).finally(endTurn);
    return { ...admission, settle };
  };

  /** One export at a time, until it is sent: it is the most that one person can ask of a gateway, and of the memory for answers. */
  const admitExport = async (id: CallId, request: unknown): Promise<CallAdmission> => {
    const [use] = await countedOf(id, request);
    if (use === undefined) return admit(id, request);
    if (exporting.has(use.identity)) {
      return { waitMs: exportUnderWayMs, message: exportUnderWay, settle: async () => {} };
    }
    exporting.add(use.identity);
    const end = () => void exporting.delete(use.identity);
    try {
      const admission = await admit(id, request);
      if (admission.waitMs > 0) end();
      return admission.waitMs > 0 ? admission : { ...admission, end };
    } catch (error) {
      end();
      throw error;
    }
  };

  const admitBy: { readonly [Id in CallId]?: typeof admit } = {
    'authentication.login': admitLogin,
    'authentication.initiatePasswordReset': admitResetEmail,
    'user.exportData': admitExport,
  };
  return {
    admit: (id: CallId, request: unknown) => (admitBy[id] ?? admit)(id, request),
  };
}

/** When to try an export again that came beside another: most take less time. */
const exportUnderWayMs = 5_000;

/** The calls by which somebody shows that an account is theirs: by its password, or by an e-mail to its mailbox. */
const provingCalls: ReadonlySet<CallId> = new Set<CallId>([
  'authentication.login',
  'authentication.completePasswordReset',
  'authentication.completeEnrollment',
]);

/** Records the effects of an accepted call: a browser is known as its owner's, and the link of an e-mail is used up. */
async function noteAccepted(
  limits: Limits,
  browser: KnownBrowser,
  id: CallId,
  request: unknown,
): Promise<void> {
  const account = accountOf(request);
  if (account === null || !provingCalls.has(id)) return;
  browser.remember(account);
  if (id !== 'authentication.completePasswordReset') return;
  // The reset has used up all links of the account, so the next request must send a new e-mail.
  await limits.forget({ limit: 'forgot-password', identity: account });
  await limits.forget({ limit: 'forgot-password-to-email', identity: account });
}

function isCounted({ counts, byToken }: LimitedUse, fault: Fault | null): boolean {
  if (byToken && fault?.kind === 'SESSION_EXPIRED') return false;
  if (counts === 'accepted') return fault === null;
  if (counts === 'sent') return fault?.outcome !== 'not-sent';
  // A new password that is too easy is refused too, but it is no guess.
  return fault?.outcome === 'refused' && fault.gatewayCode !== codes.passwordRefused;
}

interface Caller {
  readonly address: string;
  readonly token: string | null;
  readonly browser: KnownBrowser;
  readonly requestId?: string;
}

interface LimitedUse {
  readonly limit: LimitName;
  /** Whom the limit counts; null where it is not for this call. */
  readonly identityOf: IdentityOf;
  /** `accepted`: each that the gateway took. `sent`: each call that was sent. `refused`: wrong passwords and codes. */
  readonly counts: 'accepted' | 'sent' | 'refused';
  /** A token that the gateway does not know counts for nobody. */
  readonly byToken?: boolean;
}

/** @param caller with a hash of the account whose token it is, where that is known */
type IdentityOf = (request: unknown, caller: Caller & { readonly person: string | null }) => string | null;

const address: IdentityOf = (_request, caller) => caller.address;
const email: IdentityOf = request => accountOf(request);
const emailFrom =
  (placeOf: (network: string) => string): IdentityOf =>
  (request, caller) => {
    const account = accountOf(request);
    return account === null ? null : `${account} ${placeOf(caller.address)}`;
  };
const emailFromAddress = emailFrom(network => network);
const knownBrowser: IdentityOf = (request, { browser }) => {
  const account = accountOf(request);
  return account === null ? null : browser.idFor(account);
};
/** For browsers that are not known: a known one is counted by itself. */
const unknown =
  (identityOf: IdentityOf): IdentityOf =>
  (request, caller) =>
    knownBrowser(request, caller) === null ? identityOf(request, caller) : null;
/** A caller without a token is counted by address. */
const token: IdentityOf = (_request, caller) => caller.token ?? caller.address;
/** All tokens of an account are one person. A token that the gateway does not know, or cannot be asked about, counts by itself. */
const person: IdentityOf = (request, caller) =>
  caller.person === null ? token(request, caller) : `person ${caller.person}`;

/** A code that nobody can guess, whatever characters the gateway uses. */
const unguessable = /^(?=.*[A-Za-z])[\w-]{20,}$/;
/** Tries of an unguessable code are not counted: an attacker's wrong tries would otherwise block the right one. */
const shortCode: IdentityOf = (request, caller) => {
  const { otp } = Object(request);
  return typeof otp === 'string' && unguessable.test(otp) ? null : caller.address;
};

const countedBy =
  (counts: LimitedUse['counts'], byToken = false) =>
  (limit: LimitName, identityOf: IdentityOf): LimitedUse => ({ limit, identityOf, counts, byToken });
const sent = countedBy('sent');
const refused = countedBy('refused');
const accepted = countedBy('accepted');
const byPerson = (limit: LimitName): readonly LimitedUse[] => [countedBy('sent', true)(limit, person)];

/** A call that sends an e-mail counts for the mailbox that gets it, and for the address that asked for it. */
const emails = (toEmail: LimitName): readonly LimitedUse[] => [
  sent(toEmail, email),
  sent('emails-from-address', address),
];
const wrongCode = [refused('wrong-short-code-from-address', shortCode)];
const wrongPassword = [countedBy('refused', true)('password-by-token', token)];

/** Which calls are limited. The tightest limit stands first: where it holds a call back, the looser ones count nothing. */
const limitedCalls: { readonly [Id in CallId]?: readonly LimitedUse[] } = {
  'authentication.login': [
    refused('login-by-known-browser', knownBrowser),
    refused('login-to-email-from-address', unknown(emailFromAddress)),
    refused('login-to-email-from-site', unknown(emailFrom(siteOf))),
    refused('login-to-email-from-region', unknown(emailFrom(regionOf))),
    refused('login-to-email', unknown(email)),
    refused('login-from-address', unknown(address)),
  ],
  'authentication.resendOtp': [
    sent('resend-in-a-minute', emailFromAddress),
    sent('resend-in-an-hour', emailFromAddress),
    ...emails('resend-to-email'),
  ],
  'authentication.initiatePasswordReset': [
    accepted('forgot-password', email),
    ...emails('forgot-password-to-email'),
  ],
  'authentication.initiateEnrollment': [sent('sign-up', emailFromAddress), ...emails('sign-up-to-email')],
  'authentication.completeEnrollment': wrongCode,
  'authentication.completePasswordReset': wrongCode,
  'authentication.changePassword': wrongPassword,
  'user.deleteAccount': [
    ...wrongPassword,
    accepted('delete-account', email),
    accepted('delete-from-address', address),
  ],
  'user.exportData': byPerson('export-by-person'),
  'waitList.create': [sent('wait-list-from-address', address)],
  'hra.saveAnswers': byPerson('save-by-person'),
  'hra.appraiseRisks': byPerson('appraise-by-person'),
  'hra.whatIf': byPerson('what-if-by-person'),
  'hra.getReportPdf': byPerson('pdf-by-person'),
  'hra.getReportLetter': byPerson('pdf-by-person'),
  'risksAppraisedAudit.readByRisksAppraisedAuditUserId': byPerson('report-list-by-person'),
};

/** Whether a call is counted, or noted by `noteAccepted`. */
export function isLimited(id: CallId): boolean {
  return id in limitedCalls || provingCalls.has(id);
}
