import type { OperationRequest } from '@choose-life/contracts/gateway/operations';
import type { Database } from '../db/schema.ts';
import { Refusal } from '../refusal.ts';
import { normalizeEmail } from './email.ts';
import type { SessionUser } from './sessions.ts';

/**
 * Stores the profile form (s.3). A field that is left out stays as it is, null clears it; a name cannot be cleared.
 * E-mail and organisation are read-only on the form: the address must be the caller's own, the company id is not taken.
 */
export async function updateProfile(
  db: Database,
  caller: SessionUser,
  form: OperationRequest<'user.update'>,
): Promise<void> {
  if (normalizeEmail(form.userEmail) !== caller.email)
    throw new Refusal('You can only change your own profile.');
  const changes = withoutUndefined({
    first_name: form.userFirstName?.trim() || undefined,
    last_name: form.userLastName?.trim() || undefined,
    office_address: form.userOfficeAddress,
    age: figureText(form.userAge),
    blood_glucose: figureText(form.userBloodGlucose),
    country: form.userCountry,
  });
  if (Object.keys(changes).length === 0) return;
  await db.updateTable('users').set(changes).where('id', '=', caller.userId).execute();
}

function figureText(figure: number | null | undefined): string | null | undefined {
  return typeof figure === 'number' ? String(figure) : figure;
}

function withoutUndefined<Fields extends Record<string, string | null | undefined>>(fields: Fields) {
  // The entries left are those of `fields` whose value is set: exactly the partial without undefined.
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]?: Exclude<Fields[Name], undefined>;
  };
}
