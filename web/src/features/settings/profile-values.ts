import type { AuthenticationUserDetailsOutput, UserUpdateInput } from '@choose-life/client';
import { plainNumberOf } from '@choose-life/contracts/domain/hra/plain-number';

/** The editable fields; e-mail, company id and user id are sent along. */
export const profileFields = [
  'userFirstName',
  'userLastName',
  'userOfficeAddress',
  'userCountry',
  'userAge',
  'userBloodGlucose',
] as const;
export type ProfileField = (typeof profileFields)[number];
export type ProfileValues = Record<ProfileField, string>;

/** The members of a user-details answer that the form uses (s.3). */
export type ProfileDetails = Pick<
  AuthenticationUserDetailsOutput,
  ProfileField | 'userEmail' | 'userCompanyId' | 'userId'
>;

/** The only choice (s.9). */
export const onlyCountry = 'Nigeria';

/** The initial values of the form. */
export function profileValuesOf(details: ProfileDetails): ProfileValues {
  return {
    userFirstName: textOf(details.userFirstName),
    userLastName: textOf(details.userLastName),
    userOfficeAddress: textOf(details.userOfficeAddress),
    userCountry: textOf(details.userCountry) || onlyCountry,
    userAge: textOf(details.userAge),
    userBloodGlucose: textOf(details.userBloodGlucose),
  };
}

/** The payload of user.update. Empty fields are sent as null, unchanged ones as they were. */
export function profileUpdateOf(values: ProfileValues, details: ProfileDetails): UserUpdateInput {
  return {
    userEmail: details.userEmail,
    userCompanyId: details.userCompanyId ?? null,
    userId: details.userId ?? null,
    userFirstName: values.userFirstName.trim() || null,
    userLastName: values.userLastName.trim() || null,
    userOfficeAddress: values.userOfficeAddress.trim() || null,
    userCountry: values.userCountry || null,
    userAge: numberOf(values.userAge, details.userAge),
    userBloodGlucose: numberOf(values.userBloodGlucose, details.userBloodGlucose),
  };
}

/** Numbers with more digits than people type are kept unchanged. */
function numberOf(typed: string, known: Stored): number | null {
  return typeof known === 'number' && typed === textOf(known) ? known : plainNumberOf(typed);
}

type Stored = ProfileDetails[ProfileField];

function textOf(value: Stored): string {
  return String(value ?? '');
}
