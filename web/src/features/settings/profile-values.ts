import type { AuthenticationUserDetailsOutput, UserUpdateInput } from '@choose-life/client';
import { type FieldOf, fieldErrorOf } from '@choose-life/contracts/domain/forms';
import { plainNumberOf } from '@choose-life/contracts/domain/hra/answer-value';
import { typedNumberOf } from '@choose-life/contracts/domain/typed-number';
import {
  type NumberRow,
  onlyCountry,
  type ProfileFieldName,
  type ProfileRow,
  profileFieldNames,
  profileFields,
} from './profile-fields.ts';

export type ProfileValues = Record<ProfileFieldName, string>;

/** The members of a user-details answer that the form uses (s.3). */
export type ProfileDetails = Pick<
  AuthenticationUserDetailsOutput,
  ProfileFieldName | 'userEmail' | 'userCompanyId' | 'userId'
>;

/** The initial values of the form. */
export function profileValuesOf(details: ProfileDetails): ProfileValues {
  return eachField<ProfileValues>(
    name => textOf(details[name]) || (name === 'userCountry' ? onlyCountry : ''),
  );
}

/** The payload of user.update. Empty fields are sent as null, unchanged ones as they were. */
export function profileUpdateOf(values: ProfileValues, details: ProfileDetails): UserUpdateInput {
  return {
    userEmail: details.userEmail,
    userCompanyId: details.userCompanyId ?? null,
    userId: details.userId ?? null,
    ...eachField<Required<Pick<UserUpdateInput, ProfileFieldName>>>(name =>
      profileFields[name].kind === 'number'
        ? numberOf(values[name], details[name])
        : values[name].trim() || null,
    ),
  };
}

/** One value for each field, of the type that its kind makes. */
function eachField<Values extends Record<ProfileFieldName, unknown>>(
  value: (name: ProfileFieldName) => Values[ProfileFieldName],
): Values {
  return Object.fromEntries(profileFieldNames.map(name => [name, value(name)])) as Values;
}

/** Numbers with more digits than people type are kept unchanged. */
function numberOf(typed: string, known: Stored): number | null {
  return typeof known === 'number' && typed === textOf(known) ? known : plainNumberOf(typedNumberOf(typed));
}

type Stored = ProfileDetails[ProfileFieldName];

function textOf(value: Stored): string {
  return String(value ?? '');
}

const names = ['userFirstName', 'userLastName'] as const satisfies FieldOf<'signup'>[];

/**
 * The faults of the profile form. s.5 has no rules for it, so only values that cannot be stored are refused, and never
 * unchanged ones.
 */
export function profileFaultsOf(
  values: ProfileValues,
  known: ProfileValues,
): Partial<Record<ProfileFieldName, string>> {
  const faults: Partial<Record<ProfileFieldName, string>> = {};
  for (const field of profileFieldNames) {
    const row: ProfileRow = profileFields[field];
    const fault =
      row.kind === 'number'
        ? numberFault(row, values[field], known[field])
        : clearedNameFault(field, values[field], known[field]);
    if (fault !== null) faults[field] = fault;
  }
  return faults;
}

function numberFault(
  { max, min, notANumber, outOfRange }: NumberRow,
  typed: string,
  known: string,
): string | null {
  if (typed === known || typed.trim() === '') return null;
  const number = plainNumberOf(typedNumberOf(typed));
  if (number === null) return notANumber;
  return number < min || number > max ? outOfRange : null;
}

/** A stored name cannot be removed: the text is that of the sign-up. */
function clearedNameFault(field: ProfileFieldName, typed: string, known: string): string | null {
  const name = names.find(candidate => candidate === field);
  return name && known !== '' && typed.trim() === '' ? fieldErrorOf('signup', name, {}) : null;
}
