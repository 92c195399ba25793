import { maxEmailLength, normalizeEmail } from '@choose-life/contracts/gateway/email';

/** Fit for an SMTP envelope: no display name, list, quotes or line break. Invisible characters could reverse the text direction. */
const plainAddress =
  /^[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}]+@[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}.]+(\.[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}.]+)+$/u;

/** Whether a text is one plain address, as typed: its spelling may have lost characters that it must not have. */
export function isPlainAddress(text: string): boolean {
  return [text, normalizeEmail(text)].every(
    address => address.length <= maxEmailLength && plainAddress.test(address),
  );
}

/** What follows the last @ of an address. */
export function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1);
}
