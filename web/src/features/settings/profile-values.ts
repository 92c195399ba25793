import type { AuthenticationUserDetailsOutput, UserUpdateInput } from '@choose-life/client';
import { fieldErrorOf } from '@choose-life/contracts/domain/forms';
import { plainNumberOf } from '@choose-life/contracts/domain/hra/answer-value';
import { normalizeTypedNumber } from '@choose-life/contracts/domain/typed-number';

/** The fields that the form edits (s.3). */
export const profileFields = [
  'userFirstName',
  'userLastName',
  'userCountry',
  'userOfficeAddress',
  'userAge',
  'userBloodGlucose',
] as const satisfies (keyof UserUpdateInput)[];
type ProfileField = (typeof profileFields)[number];

/** The values of the form, as texts. */
export type ProfileValues = Record<ProfileField, string>;

/** The only country that can be chosen (s.9). */
export const onlyCountry = 'Nigeria';

/** The values of the form for these user details. */
export function profileValuesOf(details: AuthenticationUserDetailsOutput): ProfileValues {
  const texts = profileFields.map(field => [field, textOf(details[field])] as const);
  // Cast: the type of `Object.fromEntries` has an index signature, but the keys are `profileFields`.
  const values = Object.fromEntries(texts) as ProfileValues;
  return { ...values, userCountry: values.userCountry || onlyCountry };
}

type StoredValue = AuthenticationUserDetailsOutput[ProfileField];

function textOf(value: StoredValue): string {
  return String(value ?? '');
}

/** The input of user.update, with every property. An empty field is sent as null, an unchanged number as it was received. */
export function profileUpdateOf(
  values: ProfileValues,
  details: AuthenticationUserDetailsOutput,
): Required<UserUpdateInput> {
  return {
    userEmail: details.userEmail,
    userCompanyId: details.userCompanyId ?? null,
    userId: details.userId ?? null,
    userFirstName: values.userFirstName.trim() || null,
    userLastName: values.userLastName.trim() || null,
    userCountry: values.userCountry.trim() || null,
    userOfficeAddress: values.userOfficeAddress.trim() || null,
    userAge: numberOf(values.userAge, details.userAge),
    userBloodGlucose: numberOf(values.userBloodGlucose, details.userBloodGlucose),
  };
}

/**
 * The number of a text; null if it has none. An unchanged number is not parsed, because its text may have an exponent, which `plainNumberOf`
 * does not accept.
 */
function numberOf(typed: string, stored: StoredValue): number | null {
  if (typeof stored === 'number' && typed === textOf(stored)) return stored;
  return plainNumberOf(normalizeTypedNumber(typed));
}

type FieldErrors = Partial<Record<ProfileField, string>>;

/**
 * The messages for values that cannot be stored. s.5 has no rules for this form, so these rules are ours. Unchanged values are always valid.
 * @param loaded the values of the user details
 */
export function profileErrorsOf(values: ProfileValues, loaded: ProfileValues): FieldErrors {
  const errors: FieldErrors = {};
  const changed = profileFields.filter(field => values[field].trim() !== loaded[field]);
  for (const field of changed) {
    const error = errorOf(field, values[field].trim());
    if (error) errors[field] = error;
  }
  return errors;
}

/** The largest number of a field, and its messages. The smallest number is 0. */
const numberRules = {
  userAge: {
    max: 130,
    notANumber: 'Enter your age as a number, for example 42.',
    outOfRange: 'Enter an age between 0 and 130.',
  },
  userBloodGlucose: {
    max: 1000,
    notANumber: 'Enter your blood glucose as a number, for example 95.',
    outOfRange: 'Enter a blood glucose between 0 and 1000 mg/dL.',
  },
};

function errorOf(field: ProfileField, typed: string): string | null {
  // A stored name cannot be removed. The message is the same as in the sign-up form.
  if (field === 'userFirstName' || field === 'userLastName')
    return typed === '' ? fieldErrorOf('signup', field, {}) : null;
  if (typed === '' || field === 'userCountry' || field === 'userOfficeAddress') return null;
  const { max, notANumber, outOfRange } = numberRules[field];
  const number = plainNumberOf(normalizeTypedNumber(typed));
  if (number === null) return notANumber;
  return number < 0 || number > max ? outOfRange : null;
}
