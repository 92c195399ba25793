import { type FieldOf, fieldErrorOf } from '@choose-life/contracts/domain/forms';
import { plainNumberOf } from '@choose-life/contracts/domain/hra/plain-number';
import { profileCopy as copy } from './copy/settings.ts';
import { type ProfileField, type ProfileValues, profileFields } from './profile-values.ts';

/** Number fields, with their ranges. */
export const figures = { userAge: { min: 0, max: 130 }, userBloodGlucose: { min: 0, max: 1000 } } as const;
export type FigureField = keyof typeof figures;

const names = ['userFirstName', 'userLastName'] as const satisfies FieldOf<'signup'>[];

/**
 * The faults of the profile form. s.5 has no rules for it, so only values that cannot be stored are refused, and never
 * unchanged ones.
 * @param unreadable whether the browser cannot read a field as a number
 */
export function profileFaultsOf(
  values: ProfileValues,
  known: ProfileValues,
  unreadable: (field: FigureField) => boolean = () => false,
): Partial<Record<ProfileField, string>> {
  const faults: Partial<Record<ProfileField, string>> = {};
  for (const field of profileFields) {
    const fault = isFigure(field)
      ? figureFault(field, values[field], known[field], unreadable(field))
      : clearedNameFault(field, values[field], known[field]);
    if (fault !== null) faults[field] = fault;
  }
  return faults;
}

function isFigure(field: ProfileField): field is FigureField {
  return field in figures;
}

function figureFault(field: FigureField, typed: string, known: string, unreadable: boolean): string | null {
  if (unreadable) return copy.notANumber[field];
  if (typed === known || typed.trim() === '') return null;
  const figure = plainNumberOf(typed);
  if (figure === null) return copy.notANumber[field];
  const { min, max } = figures[field];
  return figure < min || figure > max ? copy.outOfRange[field] : null;
}

/** A stored name cannot be removed: the text is that of the sign-up. */
function clearedNameFault(field: ProfileField, typed: string, known: string): string | null {
  const name = names.find(candidate => candidate === field);
  return name && known !== '' && typed.trim() === '' ? fieldErrorOf('signup', name, {}) : null;
}
