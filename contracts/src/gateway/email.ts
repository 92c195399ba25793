import { domainToASCII } from 'node:url';

/** The longest e-mail address that SMTP knows. */
export const maxEmailLength = 254;

/**
 * The one spelling in which e-mail addresses are stored, compared and counted: small letters, NFC before the @, ASCII (`xn--`) behind
 * it. Any text has one: whether it is an address is checked elsewhere. A text that is too long for an address keeps its characters,
 * since normalizing it would take long.
 */
export function normalizeEmail(email: string): string {
  const typed = plainEmail(email);
  if (typed.length > maxEmailLength) return typed;
  const at = typed.lastIndexOf('@');
  if (at === -1) return typed.normalize('NFC');
  const [local, domain] = [typed.slice(0, at), typed.slice(at + 1)];
  return `${local.normalize('NFC')}@${asciiDomain(domain)}`;
}

/** The spelling of releases that knew small letters only. */
export function plainEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** A domain of ASCII stays as it is: Node would read `1.2` as the address 1.0.0.2. */
function asciiDomain(domain: string): string {
  if (/^[\x20-\x7e]*$/.test(domain)) return domain;
  return domainToASCII(domain) || domain.normalize('NFC');
}
