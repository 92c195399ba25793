import { describeError, type Logger } from '../logger.ts';
import type { PostOffice } from './post-office.ts';

export interface MailServer {
  readonly smtpUrl: string;
  /** Whether a letter goes out only by TLS, to a server whose certificate and name fit. */
  readonly verifiesMailServer: boolean;
}

/**
 * Sends letters by SMTP. The caller does not wait for the server: waiting would tell known from unknown addresses by
 * time, and a letter that fails can be asked for again. Nothing of a letter is logged.
 */
export async function createSmtpPostOffice(
  { smtpUrl, verifiesMailServer }: MailServer,
  from: string,
  logger: Logger,
): Promise<PostOffice> {
  // Loaded only where it is used: the bare machine starts faster without it.
  const { createTransport } = await import('nodemailer');
  // With smtp: that is STARTTLS, and no letter where the server does not offer it.
  const strict = { requireTLS: true, tls: { rejectUnauthorized: true } };
  const transport = createTransport({ url: smtpUrl, ...(verifiesMailServer && strict) });
  return {
    kind: 'smtp',
    post: async ({ to, subject, text }) => {
      const envelope = { from, to: [to] };
      transport
        .sendMail({ envelope, from, to: { name: '', address: to }, subject, text })
        .catch(error => logger.error('mail not sent', describeError(error)));
    },
  };
}
