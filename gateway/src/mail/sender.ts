import { maxEmailLength, normalizeEmail } from '@choose-life/contracts/gateway/email';
import { domainOf, isPlainAddress } from './address.ts';

/** The sender of all e-mails (MAIL_FROM). */
export interface Sender {
  /** The display name; '' if there is only an address. */
  readonly name: string;
  /** The address with its domain in ASCII, so that the mail server does not need SMTPUTF8. */
  readonly address: string;
}

/** Parses `address`, `Name <address>` or `"Name, quoted" <address>`. @returns null for any other text */
export function readSender(text: string): Sender | null {
  const [, displayName = '', bracketedAddress = ''] = /^([^<>]*)<([^<>]*)>$/.exec(text.trim()) ?? [];
  const typedAddress = (bracketedAddress || text).trim();
  // Without the quotes and backslashes of a quoted name.
  const name = displayName.trim().replace(/^"(.*)"$/, (_, inner: string) => inner.replace(/\\(.)/g, '$1'));
  // A line break in a name would start another header. The maximum length of an address is also that of a name.
  if (!isPlainAddress(typedAddress) || /\p{Cc}/u.test(name) || name.length > maxEmailLength) return null;
  const localPart = typedAddress.slice(0, typedAddress.lastIndexOf('@'));
  return { name, address: `${localPart}@${domainOf(normalizeEmail(typedAddress))}` };
}
