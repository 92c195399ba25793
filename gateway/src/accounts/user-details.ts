import type { Database } from '../db/schema.ts';
import type { SessionUser } from './sessions.ts';
import { getUser } from './users.ts';

/** The caller's own details (s.3). Figures without an answer behind them are null. */
export async function readUserDetails(db: Database, caller: SessionUser) {
  const user = await getUser(db, caller.userId);
  return {
    userEmail: user.email,
    userFirstName: user.first_name,
    userLastName: user.last_name,
    userGender: user.gender,
    userCompanyId: user.company_id,
    userId: user.id,
    userOfficeAddress: user.office_address,
    userBloodGlucose: figureOf(user.blood_glucose),
    userCountry: user.country,
    userAge: figureOf(user.age),
    userRiskAge: null,
    recommendedSteps: null,
    recommendedCalories: null,
    recommendedSleep: null,
  };
}

function figureOf(text: string | null): number | null {
  return text === null ? null : Number(text);
}
