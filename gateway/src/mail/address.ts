import { maxEmailLength, normalizeEmail } from '@choose-life/contracts/gateway/email';

/**
 * An address for an SMTP envelope. It allows no display name, list, quotes or line break, and no invisible characters (`Cc`, `Cf`), which could
 * reverse the text.
 */
const plainAddress =
  /^[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}]+@[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}.]+(\.[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}.]+)+$/u;

/** Whether a text is exactly one address. Both the typed and the normalized text are checked: normalizing removes some forbidden characters. */
export function isPlainAddress(text: string): boolean {
  return [text, normalizeEmail(text)].every(
    address => address.length <= maxEmailLength && plainAddress.test(address),
  );
}

/** The domain of an address: the part after its last @. */
export function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1);
}
