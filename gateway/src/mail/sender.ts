import { maxEmailLength, normalizeEmail } from '@choose-life/contracts/gateway/email';
import { domainOf, isPlainAddress } from './address.ts';

/** Who e-mails are from, as a mail program shows it. */
export interface Sender {
  /** Empty where there is only an address. */
  readonly name: string;
  /** Its domain in ASCII: the mail server needs no SMTPUTF8 for it. */
  readonly address: string;
}

/** Reads `address`, `Name <address>` or `"Name, with marks" <address>`. @returns null where it is none of these */
export function readSender(text: string): Sender | null {
  const [, written = '', address = ''] = /^([^<>]*)<([^<>]*)>$/.exec(text.trim()) ?? [];
  const typed = (address || text).trim();
  const name = written.trim().replace(/^"(.*)"$/, (_, inner: string) => inner.replace(/\\(.)/g, '$1'));
  // A line break in a name would begin another header.
  if (!isPlainAddress(typed) || /\p{Cc}/u.test(name) || name.length > maxEmailLength) return null;
  const local = typed.slice(0, typed.lastIndexOf('@'));
  return { name, address: `${local}@${domainOf(normalizeEmail(typed))}` };
}
