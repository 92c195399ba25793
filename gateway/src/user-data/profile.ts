import { type ExtensionId, extensionIds } from '@choose-life/contracts/gateway/extensions';
import type { OperationRequest } from '@choose-life/contracts/gateway/operations';
import { isEmailOf } from '../accounts/email.ts';
import { type SessionUser, sessionExpiredRefusal } from '../accounts/sessions.ts';
import { getUser } from '../accounts/users.ts';
import { type DailyGoalMembers, dailyGoalMembers } from '../appraisal/daily-goals.ts';
import { parseAnswers } from '../assessments/saved-answers.ts';
import type { Database, Schema } from '../db/schema.ts';
import { Refusal } from '../refusal.ts';
import { readLatestReport } from '../reports/reports.ts';

/** The members of the profile form (s.3), as user-details returns them. Null for a member that was not filled in. */
export interface Profile {
  readonly userId: string;
  readonly userEmail: string;
  readonly userFirstName: string;
  readonly userLastName: string;
  readonly userGender: string;
  readonly userCompanyId: string | null;
  readonly userOfficeAddress: string | null;
  readonly userAge: number | null;
  readonly userBloodGlucose: number | null;
  readonly userCountry: string | null;
}

/** The answer of user-details without its code. */
interface UserDetails extends Profile, DailyGoalMembers {
  /** The risk age of the newest report; null without a report or a risk age. */
  readonly userRiskAge: number | null;
  readonly userExtensions: ExtensionId[];
}

/** The profile with risk age and daily goals of the newest report (s.3). `userAge` is the age in the profile, or else in that report. */
export async function readUserDetails(db: Database, caller: SessionUser): Promise<UserDetails> {
  const profile = profileOf(await getUser(db, caller.userId));
  const report = await readLatestReport(db, caller);
  const answers = report ? parseAnswers(report.answers) : {};
  return {
    ...profile,
    userAge: profile.userAge ?? report?.appraisal.currentAge ?? null,
    userRiskAge: report?.appraisal.riskAge ?? null,
    // Goals are computed from the answers of the report. The age of the profile is used only if these answers have no age.
    ...dailyGoalMembers({ age_in_years: profile.userAge, ...answers }),
    userExtensions: offeredExtensions,
  };
}

/**
 * The extensions that user-details offers: all that this gateway has, except `hra.whatIf`, which each report offers by itself
 * (`extensions.ts`).
 */
const offeredExtensions = extensionIds.filter(id => id !== 'hra.whatIf');

/** Converts the row of a person to the profile. Age and blood glucose are stored as text (`schema.ts`). */
export function profileOf(user: Schema['users']): Profile {
  return {
    userId: user.id,
    userEmail: user.email,
    userFirstName: user.first_name,
    userLastName: user.last_name,
    userGender: user.gender,
    userCompanyId: user.company_id,
    userOfficeAddress: user.office_address,
    userAge: numberFromText(user.age),
    userBloodGlucose: numberFromText(user.blood_glucose),
    userCountry: user.country,
  };
}

function numberFromText(text: string | null): number | null {
  return text === null ? null : Number(text);
}

/**
 * Stores the profile form (s.3). A missing member is not changed. Null clears it, except for the names. E-mail address and company are
 * read-only. @throws Refusal for another account, or if a concurrent call has deleted the account
 */
export async function updateProfile(
  db: Database,
  caller: SessionUser,
  form: OperationRequest<'user.update'>,
): Promise<void> {
  if (!isEmailOf(caller, form.userEmail)) throw new Refusal('You can only change your own profile.');
  // Kysely does not write undefined members. An empty name is not written, since an account needs a name.
  const changes = {
    first_name: form.userFirstName?.trim() || undefined,
    last_name: form.userLastName?.trim() || undefined,
    office_address: form.userOfficeAddress,
    age: textFromNumber(form.userAge),
    blood_glucose: textFromNumber(form.userBloodGlucose),
    country: form.userCountry,
  };
  // An update without columns is not valid SQL.
  if (Object.values(changes).every(value => value === undefined)) return;
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set(changes)
    .where('id', '=', caller.userId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw sessionExpiredRefusal();
}

function textFromNumber(number: number | null | undefined): string | null | undefined {
  return typeof number === 'number' ? String(number) : number;
}
