import { lowerCasedEmail, normalizeEmail } from '@choose-life/contracts/gateway/email';
import type { Database, DatabaseTransaction } from '../db/schema.ts';
import { isPlainAddress } from '../mail/address.ts';
import { Refusal } from '../refusal.ts';

/** @returns the address in its stored form; refuses what is not one plain address. */
export function requireEmail(email: string): string {
  if (!isPlainAddress(email.trim())) throw new Refusal('Invalid email address');
  return normalizeEmail(email);
}

/**
 * The spelling by which the account of an address is stored. Accounts of releases that knew small letters only keep theirs until
 * `npm run admin -- person normalize-emails`, and of several that would become one, also after it.
 */
export async function storedEmail(db: Database | DatabaseTransaction, typed: string): Promise<string> {
  const [email, plain] = [normalizeEmail(typed), lowerCasedEmail(typed)];
  if (email === plain) return email;
  const old = await db.selectFrom('users').select('id').where('email', '=', plain).executeTakeFirst();
  return old === undefined ? email : plain;
}

/** Whether a typed address is the one that an account is stored by. */
export function isEmailOf(account: { readonly email: string }, typed: string): boolean {
  return [normalizeEmail(typed), lowerCasedEmail(typed)].includes(account.email);
}
