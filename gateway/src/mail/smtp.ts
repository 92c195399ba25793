import { describeError, type Logger } from '../logger.ts';
import type { PostOffice } from './post-office.ts';

/**
 * Sends letters by SMTP. The caller does not wait for the server: waiting would tell known from unknown addresses by
 * time, and a letter that fails can be asked for again. Nothing of a letter is logged.
 */
export async function createSmtpPostOffice(
  smtpUrl: string,
  from: string,
  logger: Logger,
): Promise<PostOffice> {
  // Loaded only where it is used: the bare machine starts faster without it.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport(smtpUrl);
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
