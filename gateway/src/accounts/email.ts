import { Refusal } from '../refusal.ts';

/** The form in which addresses are stored and compared. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** Fit for an SMTP envelope: no display name, list, quotes or line break. Invisible characters could reverse the text direction. */
const plainAddress =
  /^[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}]+@[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}.]+(\.[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}.]+)+$/u;

/** @returns the address in its stored form; refuses what is not one plain address. */
export function requireEmail(email: string): string {
  const address = normalizeEmail(email);
  if (address.length > 254 || !plainAddress.test(address)) throw new Refusal('Invalid email address');
  return address;
}

export function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1);
}
