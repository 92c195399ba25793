import { type FieldOf, fieldErrorOf } from '@choose-life/contracts/domain/forms';
import { plainNumberOf } from '@choose-life/contracts/domain/hra/plain-number';
import { profileCopy as copy } from './copy/settings.ts';
import { type ProfileField, type ProfileValues, profileFields } from './profile-values.ts';

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
 * @param unreadable whether the browser cannot read a field as a number
 */
export function profileFaultsOf(
  values: ProfileValues,
  known: ProfileValues,
  unreadable: (field: NumberFieldName) => boolean = () => false,
): Partial<Record<ProfileField, string>> {
  const faults: Partial<Record<ProfileField, string>> = {};
  for (const field of profileFields) {
    const fault = isNumberField(field)
      ? numberFault(field, values[field], known[field], unreadable(field))
      : clearedNameFault(field, values[field], known[field]);
    if (fault !== null) faults[field] = fault;
  }
  return faults;
}

function isNumberField(field: ProfileField): field is NumberFieldName {
  return field in numberFields;
}

function numberFault(
  field: NumberFieldName,
  typed: string,
  known: string,
  unreadable: boolean,
): string | null {
  if (unreadable) return copy.notANumber[field];
  if (typed === known || typed.trim() === '') return null;
  const number = plainNumberOf(typed);
  if (number === null) return copy.notANumber[field];
  const { min, max } = numberFields[field];
  return number < min || number > max ? copy.outOfRange[field] : null;
}

/** A stored name cannot be removed: the text is that of the sign-up. */
function clearedNameFault(field: ProfileField, typed: string, known: string): string | null {
  const name = names.find(candidate => candidate === field);
  return name && known !== '' && typed.trim() === '' ? fieldErrorOf('signup', name, {}) : null;
}
