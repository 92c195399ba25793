import type { AuthenticationUserDetailsOutput, UserUpdateInput } from '@choose-life/client';
import { type FieldOf, fieldErrorOf } from '@choose-life/contracts/domain/forms';
import { plainNumberOf } from '@choose-life/contracts/domain/hra/answer-value';
import { typedNumberOf } from '@choose-life/contracts/domain/typed-number';
import { profileCopy as copy } from './copy.ts';

/** The editable fields; e-mail, company id and user id are sent along. */
export const profileFields = [
  'userFirstName',
  'userLastName',
  'userOfficeAddress',
  'userCountry',
  'userAge',
  'userBloodGlucose',
] as const;
type ProfileField = (typeof profileFields)[number];
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
  return typeof known === 'number' && typed === textOf(known) ? known : plainNumberOf(typedNumberOf(typed));
}

type Stored = ProfileDetails[ProfileField];

function textOf(value: Stored): string {
  return String(value ?? '');
}

/** Number fields, with their ranges. */
export const numberFields = {
  userAge: { min: 0, max: 130 },
  userBloodGlucose: { min: 0, max: 1000 },
} as const;
export type NumberFieldName = keyof typeof numberFields;

const names = ['userFirstName', 'userLastName'] as const satisfies FieldOf<'signup'>[];

/**
 * The faults of the profile form. s.5 has no rules for it, so only values that cannot be stored are refused, and never
 * unchanged ones.
 */
export function profileFaultsOf(
  values: ProfileValues,
  known: ProfileValues,
): Partial<Record<ProfileField, string>> {
  const faults: Partial<Record<ProfileField, string>> = {};
  for (const field of profileFields) {
    const fault = isNumberField(field)
      ? numberFault(field, values[field], known[field])
      : clearedNameFault(field, values[field], known[field]);
    if (fault !== null) faults[field] = fault;
  }
  return faults;
}

function isNumberField(field: ProfileField): field is NumberFieldName {
  return field in numberFields;
}

function numberFault(field: NumberFieldName, typed: string, known: string): string | null {
  if (typed === known || typed.trim() === '') return null;
  const number = plainNumberOf(typedNumberOf(typed));
  if (number === null) return copy.notANumber[field];
  const { min, max } = numberFields[field];
  return number < min || number > max ? copy.outOfRange[field] : null;
}

/** A stored name cannot be removed: the text is that of the sign-up. */
function clearedNameFault(field: ProfileField, typed: string, known: string): string | null {
  const name = names.find(candidate => candidate === field);
  return name && known !== '' && typed.trim() === '' ? fieldErrorOf('signup', name, {}) : null;
}
