import { brandName } from '@choose-life/contracts/domain/brand';
import { emailLinkPaths } from '@choose-life/contracts/domain/email-link-paths';
import type { Settings } from '../dependencies.ts';
import { type MailMessage, timeInWords } from '../mail/mailer.ts';
import type { IssuedCode } from './codes.ts';

type MessageSettings = Pick<Settings, 'publicUrl' | 'timeZone'>;

/** The e-mails of the account flows. A link has the address and the code as query parameters (s.2.2); nobody types a code. */
export const accountMessages = {
  enrolment: (
    { publicUrl, timeZone }: MessageSettings,
    email: string,
    { code, expiresAt }: IssuedCode,
    signedUpAt: Date,
  ): MailMessage => ({
    to: email,
    expiresAt,
    subject: `Finish creating your ${brandName} account`,
    text: `Welcome to ${brandName}.

Open this link to finish creating your account:
${linkOf(publicUrl, emailLinkPaths.signupSuccess, email, code)}

It is for the sign-up of ${timeInWords(signedUpAt, timeZone)}, with the password typed then. The link works once, until ${timeInWords(expiresAt, timeZone)}. If that was not you, ignore this message.`,
  }),

  alreadyEnrolled: ({ publicUrl }: MessageSettings, email: string): MailMessage => ({
    to: email,
    subject: 'You already have an account',
    text: `Somebody, perhaps you, signed up to ${brandName} with this address. You already have an account.

Log in: ${publicUrl}${emailLinkPaths.login}
Forgot your password? ${publicUrl}${emailLinkPaths.forgotPassword}

Nothing about your account was changed.`,
  }),

  /** Sent after 'Send Again' if there is no account, and not exactly one pending sign-up (decision 0004). */
  signUpAgain: ({ publicUrl }: MessageSettings, email: string): MailMessage => ({
    to: email,
    subject: 'Please sign up again',
    text: `Somebody, perhaps you, asked ${brandName} for a new link. We cannot tell which sign-up it is for: none waits for this address any more, or more than one does.

Open the link in the e-mail that came when you signed up, or sign up again: ${publicUrl}${emailLinkPaths.signup}

If you did not ask for it, ignore this message.`,
  }),

  /** Sent after 'Send Again' if there is an account and no pending reset (decision 0004). */
  nothingPending: ({ publicUrl }: MessageSettings, email: string): MailMessage => ({
    to: email,
    subject: 'Your account is ready',
    text: `Somebody, perhaps you, asked ${brandName} for a new link. Your account is ready, so you need none.

Log in: ${publicUrl}${emailLinkPaths.login}
Forgot your password? ${publicUrl}${emailLinkPaths.forgotPassword}

Nothing about your account was changed.`,
  }),

  reset: (
    { publicUrl, timeZone }: MessageSettings,
    email: string,
    { code, expiresAt }: IssuedCode,
  ): MailMessage => ({
    to: email,
    expiresAt,
    subject: `Reset your ${brandName} password`,
    text: `Open this link to choose a new password:
${linkOf(publicUrl, emailLinkPaths.resetPassword, email, code)}

The link works once, until ${timeInWords(expiresAt, timeZone)}. If you did not ask for it, ignore this message.`,
  }),

  passwordChanged: ({ publicUrl }: MessageSettings, email: string): MailMessage => ({
    to: email,
    subject: `Your ${brandName} password was changed`,
    text: `Your password was changed. If it was you, there is nothing to do.

If it was not you, choose a new one at once: ${publicUrl}${emailLinkPaths.forgotPassword}
That also logs out whoever is logged in to your account.`,
  }),
};

function linkOf(publicUrl: string, path: string, email: string, otp: string): string {
  return `${publicUrl}${path}?${new URLSearchParams({ email, otp })}`;
}
