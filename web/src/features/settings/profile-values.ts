import type { RouterInputs } from '@choose-life/client';
import { plainNumberOf } from '@choose-life/contracts/domain/hra/plain-number';

/** The members of a user-details answer that the form uses (s.3). Only the names are known, not the types. */
export interface ProfileDetails {
  readonly userEmail: string;
  readonly userFirstName?: unknown;
  readonly userLastName?: unknown;
  readonly userCompanyId?: unknown;
  readonly userId?: unknown;
  readonly userOfficeAddress?: unknown;
  readonly userAge?: unknown;
  readonly userBloodGlucose?: unknown;
  readonly userCountry?: unknown;
}

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
export function profileUpdateOf(
  values: ProfileValues,
  details: ProfileDetails,
): RouterInputs['user']['update'] {
  return {
    userEmail: details.userEmail,
    userCompanyId: idOf(details.userCompanyId),
    userId: idOf(details.userId),
    userFirstName: values.userFirstName.trim() || null,
    userLastName: values.userLastName.trim() || null,
    userOfficeAddress: values.userOfficeAddress.trim() || null,
    userCountry: values.userCountry || null,
    userAge: figureOf(values.userAge, details.userAge),
    userBloodGlucose: figureOf(values.userBloodGlucose, details.userBloodGlucose),
  };
}

/** Numbers with more digits than people type are kept unchanged. */
function figureOf(typed: string, known: unknown): number | null {
  return typeof known === 'number' && typed === textOf(known) ? known : plainNumberOf(typed);
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function idOf(value: unknown): string | number | null {
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}
