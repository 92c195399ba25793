import { Refusal } from '../refusal.ts';

/** The form in which addresses are stored and compared. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/**
 * One plain address: no display name, list, quotes, comment or line break, so that it can stand in an SMTP envelope. Invisible
 * characters (`Cf`) are refused: some reverse the text direction. Letters beyond ASCII are left to the mail server.
 */
const plainAddress =
  /^[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}]+@[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}.]+(\.[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}.]+)+$/u;

/** @returns the address in its stored form; refuses what is not one plain address. */
export function requireEmail(email: string): string {
  const address = normalizeEmail(email);
  if (address.length > 254 || !plainAddress.test(address)) throw new Refusal('Invalid email address');
  return address;
}

/** The domain of an address. */
export function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1);
}
