import { Refusal } from '../refusal.ts';

/** The form in which addresses are stored and compared. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/**
 * One address, plain: no display name, list, quotes, comment or line break, so it can go into a mail's envelope as it is.
 * Marks that are not seen are refused (`Cf`): some turn the text around them. Letters beyond ASCII are left to the mail server.
 */
const plainAddress =
  /^[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}]+@[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}.]+(\.[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}.]+)+$/u;

/** @returns the address in its stored form; refuses what is not one plain address. */
export function requireEmail(email: string): string {
  const address = normalizeEmail(email);
  if (address.length > 254 || !plainAddress.test(address)) throw new Refusal('Invalid email address');
  return address;
}

/** What stands behind the @. */
export function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1);
}
