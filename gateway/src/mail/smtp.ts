import { isLoopbackHost } from '@choose-life/service/loopback';
import { errorField } from '../error-field.ts';
import { describeError, type LogFields } from '../logger.ts';
import { domainOf } from './address.ts';
import type { ClaimedMessage } from './outbox-rows.ts';
import type { Sender } from './sender.ts';

/** The URL of the mail server, and whether its TLS is verified. */
export interface MailServer {
  readonly smtpUrl: string;
  /** Whether e-mails are sent only over TLS, to a server with a valid certificate. */
  readonly verifiesMailServerTls: boolean;
}

/** The reason why an e-mail was not sent. */
export interface SendFault {
  /** Whether the server rejects this e-mail, or its recipient, permanently, so that a retry is useless. */
  readonly isPermanent: boolean;
  readonly cause: LogFields;
}

/** Sends an e-mail. @returns null once the mail server has accepted it */
export type SendMessage = (message: ClaimedMessage) => Promise<SendFault | null>;

/** Timeouts of the steps of an attempt. Options in the URL can replace these. `maxSendMs` limits a whole attempt in any case. */
const stepTimes = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
};
/** The timeout of an attempt. It is shorter than the lease of a claim (`outbox-rows.ts`), so that no other gateway claims the e-mail meanwhile. */
const maxSendMs = 30_000;

/** Headers that prevent automatic replies, such as out-of-office replies: RFC 3834, and Exchange's own header. */
const noAutoReplyHeaders = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/** Creates a function that sends by SMTP. It opens a connection for each e-mail, unless the URL has the option `pool`. */
export async function createSmtpSender(server: MailServer, from: Sender): Promise<SendMessage> {
  const transport = await createMailTransport(server);
  const domain = domainOf(from.address);
  return async ({ id, to, subject, text, writtenAt }) => {
    const envelope = { from: from.address, to: [to] };
    const message = {
      envelope,
      from,
      to: { name: '', address: to },
      subject,
      text,
      headers: noAutoReplyHeaders,
    };
    // Message-ID and date are the same at each attempt, so that mail programs recognise an e-mail that arrives twice.
    const idAndDate = { messageId: `<${id}@${domain}>`, date: writtenAt };
    const signal = AbortSignal.timeout(maxSendMs);
    return transport.sendMail({ ...message, ...idAndDate, signal }).then(() => null, faultOf);
  };
}

/** Connects to the mail server and logs in, without sending. @throws nodemailer's error if that fails */
export async function tryMailServer(server: MailServer): Promise<void> {
  await (await createMailTransport(server)).verify();
}

async function createMailTransport({ smtpUrl, verifiesMailServerTls }: MailServer) {
  // Imported only with a mail server: without one the gateway starts faster.
  const { createTransport } = await import('nodemailer');
  // With an smtp: URL this requires STARTTLS: sending fails if the server does not offer it.
  const strictTls = { requireTLS: true, tls: { rejectUnauthorized: true } };
  return createTransport({ url: smtpUrl, ...stepTimes, ...(verifiesMailServerTls && strictTls) });
}

/**
 * A rejection of the recipient or the text is permanent from code 500 on, and temporary below. The operator can repair a rejected login,
 * sender or connection, so such a fault is never permanent.
 */
function faultOf(error: unknown): SendFault {
  // nodemailer's error has these fields if the server has replied.
  const command = errorField(error, 'command');
  const replyCode = errorField(error, 'responseCode');
  const responseCode = typeof replyCode === 'number' ? replyCode : 0;
  const concernsMessage = command === 'RCPT TO' || command === 'DATA';
  return {
    isPermanent: concernsMessage && responseCode >= 500,
    cause: { ...describeError(error), responseCode },
  };
}

/** Options of the URL that decide neither where e-mails go nor whether the server is verified. nodemailer accepts any option. */
const harmlessOptions =
  /^(pool|name|max(Connections|Messages)|rate(Delta|Limit)|(connection|greeting|socket|dns)Timeout)$/;

/** Options that decide where e-mails go instead of the host of the URL. */
const destinationOptions = ['host', 'service', 'proxy'];

/** Whether the mail server is, or may be, on another machine. */
export function mailLeavesMachine(smtpUrl: string): boolean {
  const url = URL.parse(smtpUrl);
  if (url === null || destinationOptions.some(name => url.searchParams.has(name))) return true;
  // Without a host nodemailer connects to localhost.
  return !(url.hostname === '' || isLoopbackHost(url.hostname));
}

/**
 * Why the URL is refused: it cannot be parsed, or the mail server is on another machine and an option may change the destination or weaken TLS.
 * Null if the URL is accepted.
 */
export function smtpTlsFault(smtpUrl: string): string | null {
  const url = URL.parse(smtpUrl);
  if (url === null) return 'cannot be read: write special characters of user and password as %XX';
  if (!mailLeavesMachine(smtpUrl) || [...url.searchParams.keys()].every(name => harmlessOptions.test(name))) {
    return null;
  }
  return 'the mail server is on another machine, so TLS must be verified: remove all options after the ? except pool, name, max…, rate… and …Timeout, or set SMTP_INSECURE=1';
}
