import { isLoopbackHost } from '@choose-life/service/loopback';
import { describeError, type LogFields } from '../logger.ts';
import type { ClaimedLetter } from './outbox-rows.ts';

export interface MailServer {
  readonly smtpUrl: string;
  /** Whether a letter goes out only by TLS, to a server whose certificate and name fit. */
  readonly verifiesMailServer: boolean;
}

/** Why a letter did not go. */
export interface SendFault {
  /** The server refuses this letter, or its address, and says that it always will. */
  readonly isForGood: boolean;
  /** What may be logged of it. */
  readonly cause: LogFields;
}

/** Sends a letter. @returns null once the server has taken it. */
export type SendLetter = (letter: ClaimedLetter) => Promise<SendFault | null>;

/** How long the server may take for each step, unless its URL says otherwise, and how long for a letter in any case. */
const stepTimes = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
};
const maxSendMs = 30_000;

/** Sends letters by SMTP, each by a connection of its own. */
export async function createSmtpSender(server: MailServer, from: string): Promise<SendLetter> {
  const transport = await createMailTransport(server);
  const domain = from.slice(from.lastIndexOf('@') + 1);
  return async ({ id, to, subject, text, writtenAt }) => {
    const letter = { envelope: { from, to: [to] }, from, to: { name: '', address: to }, subject, text };
    // The same at each try: mail programs recognise a letter that comes twice.
    const stable = { messageId: `<${id}@${domain}>`, date: writtenAt };
    const signal = AbortSignal.timeout(maxSendMs);
    return transport.sendMail({ ...letter, ...stable, signal }).then(() => null, faultOf);
  };
}

/** Connects to the server and logs in; sends nothing. @throws what nodemailer throws where that fails. */
export async function tryMailServer(server: MailServer): Promise<void> {
  await (await createMailTransport(server)).verify();
}

async function createMailTransport({ smtpUrl, verifiesMailServer }: MailServer) {
  // Loaded only where it is used: the bare machine starts faster without it.
  const { createTransport } = await import('nodemailer');
  // With smtp: that is STARTTLS, and no letter where the server does not offer it.
  const strict = { requireTLS: true, tls: { rejectUnauthorized: true } };
  return createTransport({ url: smtpUrl, ...stepTimes, ...(verifiesMailServer && strict) });
}

/** A refused log-in, sender or connection is for the operator to mend, so the letter is tried again. */
function faultOf(error: unknown): SendFault {
  // What nodemailer notes of a server's reply; nothing where there was none.
  const { command, responseCode = 0 } = Object(error);
  const isOfLetter = command === 'RCPT TO' || command === 'DATA';
  return { isForGood: isOfLetter && responseCode >= 500, cause: { ...describeError(error), responseCode } };
}

/** Options in the URL that decide neither where letters go nor whether the server is verified. nodemailer takes all there are. */
const harmless =
  /^(pool|name|max(Connections|Messages)|rate(Delta|Limit)|(connection|greeting|socket|dns)Timeout)$/;

/** Options that say where letters go, whatever host stands in the URL. */
const destinationOptions = ['host', 'service', 'proxy'];

/** Whether letters leave this machine on their way to the mail server. */
export function mailLeavesMachine(smtpUrl: string): boolean {
  const url = URL.parse(smtpUrl);
  if (url === null || destinationOptions.some(name => url.searchParams.has(name))) return true;
  // Without a host nodemailer takes localhost.
  return !(url.hostname === '' || isLoopbackHost(url.hostname));
}

/** Why the URL of a mail server on another machine does not let TLS be verified; null where it does. */
export function smtpTlsFault(smtpUrl: string): string | null {
  const url = URL.parse(smtpUrl);
  if (url === null) return 'cannot be read: write special characters of user and password as %XX';
  if (!mailLeavesMachine(smtpUrl) || [...url.searchParams.keys()].every(name => harmless.test(name))) {
    return null;
  }
  return 'letters leave this machine, so TLS is verified: of the options behind ? leave all out but pool, name, max…, rate… and …Timeout, or set SMTP_INSECURE=1';
}
