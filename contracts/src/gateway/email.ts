import { domainToASCII } from 'node:url';

/** Maximum length of an e-mail address in characters. RFC 5321 allows 256 with the angle brackets around it. */
export const maxEmailLength = 254;

/**
 * Normalizes an e-mail address for storage, comparison and rate limits: trimmed, lower case, Unicode NFC before the `@`, ASCII (`xn--`)
 * after it. Accepts any text; other code validates the address. A text longer than `maxEmailLength` is only trimmed and lower-cased,
 * because Unicode normalization of a very long text is slow.
 */
export function normalizeEmail(email: string): string {
  const address = lowerCasedEmail(email);
  // ASCII is already normalized. Testing for it costs much less than normalizing.
  if (address.length > maxEmailLength || isPrintableAscii(address)) return address;
  const at = address.lastIndexOf('@');
  if (at === -1) return address.normalize('NFC');
  const local = address.slice(0, at);
  const domain = address.slice(at + 1);
  return `${local.normalize('NFC')}@${asciiDomain(domain)}`;
}

/** The address trimmed and in lower case. Earlier releases stored addresses in this form, so accounts are also looked up by it. */
export function lowerCasedEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** An ASCII domain is returned unchanged, because `domainToASCII` would convert `1.2` to the IP address 1.0.0.2. */
function asciiDomain(domain: string): string {
  if (isPrintableAscii(domain)) return domain;
  // `domainToASCII` returns '' for an invalid domain.
  return domainToASCII(domain) || domain.normalize('NFC');
}

function isPrintableAscii(text: string): boolean {
  return /^[\x20-\x7e]*$/.test(text);
}
