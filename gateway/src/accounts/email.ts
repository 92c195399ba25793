import { lowerCasedEmail, normalizeEmail } from '@choose-life/contracts/gateway/email';
import type { Database, DatabaseTransaction } from '../db/schema.ts';
import { isPlainAddress } from '../mail/address.ts';
import { Refusal } from '../refusal.ts';

/** Normalizes an address to the form that is stored. @throws Refusal if the text is not exactly one plain address */
export function requireEmail(email: string): string {
  if (!isPlainAddress(email.trim())) throw new Refusal('Invalid email address');
  return normalizeEmail(email);
}

/**
 * The address under which an account is stored; the normalized address if there is no account. Earlier releases only lower-cased addresses.
 * Their accounts keep that form until `npm run admin -- person normalize-emails` runs. Accounts that would then share one address keep the
 * earlier form.
 */
export async function findStoredEmail(db: Database | DatabaseTransaction, typed: string): Promise<string> {
  const email = normalizeEmail(typed);
  const lowerCased = lowerCasedEmail(typed);
  if (email === lowerCased) return email;
  const olderAccount = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', lowerCased)
    .executeTakeFirst();
  return olderAccount === undefined ? email : lowerCased;
}

/** Whether a typed address is the address of an account, in the form of this release or of earlier ones. */
export function isEmailOf(account: { readonly email: string }, typed: string): boolean {
  return [normalizeEmail(typed), lowerCasedEmail(typed)].includes(account.email);
}
