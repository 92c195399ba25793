import { isLoopbackHost } from '@choose-life/service/loopback';
import { describeError, type LogFields } from '../logger.ts';
import { domainOf } from './address.ts';
import type { ClaimedMessage } from './outbox-rows.ts';
import type { Sender } from './sender.ts';

export interface MailServer {
  readonly smtpUrl: string;
  /** Whether e-mails are sent only over TLS, to a server with a valid certificate. */
  readonly verifiesMailServer: boolean;
}

export interface SendFault {
  /** The server refuses this e-mail, or its address, permanently. */
  readonly isForGood: boolean;
  readonly cause: LogFields;
}

/** Sends an e-mail. @returns null once the server has taken it. */
export type SendMessage = (message: ClaimedMessage) => Promise<SendFault | null>;

/** How long the server may take for each step, unless its URL says otherwise, and how long for an e-mail in any case. */
const stepTimes = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
};
const maxSendMs = 30_000;

/** No mailbox answers an e-mail of ours by itself, such as with a note of absence: RFC 3834, and Exchange's own header. */
const automatic = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/** Sends e-mails by SMTP, each by a connection of its own. */
export async function createSmtpSender(server: MailServer, from: Sender): Promise<SendMessage> {
  const transport = await createMailTransport(server);
  const domain = domainOf(from.address);
  return async ({ id, to, subject, text, writtenAt }) => {
    const envelope = { from: from.address, to: [to] };
    const message = { envelope, from, to: { name: '', address: to }, subject, text, headers: automatic };
    // The same at each try: mail programs recognise an e-mail that comes twice.
    const stable = { messageId: `<${id}@${domain}>`, date: writtenAt };
    const signal = AbortSignal.timeout(maxSendMs);
    return transport.sendMail({ ...message, ...stable, signal }).then(() => null, faultOf);
  };
}

/** Connects to the server and logs in; sends nothing. @throws what nodemailer throws where that fails. */
export async function tryMailServer(server: MailServer): Promise<void> {
  await (await createMailTransport(server)).verify();
}

async function createMailTransport({ smtpUrl, verifiesMailServer }: MailServer) {
  // Loaded only where it is used: the bare machine starts faster without it.
  const { createTransport } = await import('nodemailer');
  // With smtp: that is STARTTLS, and no e-mail where the server does not offer it.
  const strict = { requireTLS: true, tls: { rejectUnauthorized: true } };
  return createTransport({ url: smtpUrl, ...stepTimes, ...(verifiesMailServer && strict) });
}

/** The operator can fix a refused log-in, sender or connection, so the e-mail is retried. */
function faultOf(error: unknown): SendFault {
  // The fields of nodemailer's error for a server's reply; absent if there was none.
  const { command, responseCode = 0 } = Object(error);
  const isOfMessage = command === 'RCPT TO' || command === 'DATA';
  return { isForGood: isOfMessage && responseCode >= 500, cause: { ...describeError(error), responseCode } };
}

/** Options in the URL that decide neither where e-mails go nor whether the server is verified. nodemailer takes all there are. */
const harmless =
  /^(pool|name|max(Connections|Messages)|rate(Delta|Limit)|(connection|greeting|socket|dns)Timeout)$/;

/** Options that say where e-mails go, whatever host stands in the URL. */
const destinationOptions = ['host', 'service', 'proxy'];

/** Whether e-mails leave this machine on their way to the mail server. */
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
  return 'e-mails leave this machine, so TLS is verified: of the options behind ? leave all out but pool, name, max…, rate… and …Timeout, or set SMTP_INSECURE=1';
}
