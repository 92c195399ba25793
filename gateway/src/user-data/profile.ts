import type { ExtensionId } from '@choose-life/contracts/gateway/extensions';
import type { OperationRequest } from '@choose-life/contracts/gateway/operations';
import { isEmailOf } from '../accounts/email.ts';
import { type SessionUser, sessionIsOver } from '../accounts/sessions.ts';
import { getUser } from '../accounts/users.ts';
import { dailyGoalMembers } from '../appraisal/daily-goals.ts';
import { readAnswers } from '../assessments/saved-answers.ts';
import type { Database, Schema } from '../db/schema.ts';
import { Refusal } from '../refusal.ts';
import { readLatestReport } from '../reports/reports.ts';

/** Risk age and daily goals of the newest report (s.3); the age as the profile form has it, or else that report. */
export async function readUserDetails(db: Database, caller: SessionUser) {
  const profile = profileOf(await getUser(db, caller.userId));
  const report = await readLatestReport(db, caller);
  const answers = report ? readAnswers(report.answers) : {};
  return {
    ...profile,
    userAge: profile.userAge ?? report?.appraisal.currentAge ?? null,
    userRiskAge: report?.appraisal.riskAge ?? null,
    ...dailyGoalMembers({ age_in_years: profile.userAge, ...answers }),
    userExtensions: offered,
  };
}

/** Extensions of this gateway that user details offer: clients use only those. */
const offered: ExtensionId[] = [
  'hra.getReportLetter',
  'authentication.logOut',
  'user.exportData',
  'user.deleteAccount',
];

export function profileOf(user: Schema['users']) {
  return {
    userId: user.id,
    userEmail: user.email,
    userFirstName: user.first_name,
    userLastName: user.last_name,
    userGender: user.gender,
    userCompanyId: user.company_id,
    userOfficeAddress: user.office_address,
    userAge: numberOfText(user.age),
    userBloodGlucose: numberOfText(user.blood_glucose),
    userCountry: user.country,
  };
}

function numberOfText(text: string | null): number | null {
  return text === null ? null : Number(text);
}

/** Stores the profile form (s.3). What is left out stays, null clears it but for a name. E-mail and company are read-only. */
export async function updateProfile(
  db: Database,
  caller: SessionUser,
  form: OperationRequest<'user.update'>,
): Promise<void> {
  if (!isEmailOf(caller, form.userEmail)) throw new Refusal('You can only change your own profile.');
  // Undefined members are not written.
  const changes = {
    first_name: form.userFirstName?.trim() || undefined,
    last_name: form.userLastName?.trim() || undefined,
    office_address: form.userOfficeAddress,
    age: figureText(form.userAge),
    blood_glucose: figureText(form.userBloodGlucose),
    country: form.userCountry,
  };
  if (Object.values(changes).every(value => value === undefined)) return;
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set(changes)
    .where('id', '=', caller.userId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw sessionIsOver();
}

function figureText(figure: number | null | undefined): string | null | undefined {
  return typeof figure === 'number' ? String(figure) : figure;
}
