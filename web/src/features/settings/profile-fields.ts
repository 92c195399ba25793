import type { UserUpdateInput } from '@choose-life/client';

/** The only choice (s.9). */
export const onlyCountry = 'Nigeria';

interface ProfileField {
  readonly section: 'you' | 'work' | 'health';
  readonly label: string;
  readonly autoComplete?: string;
}

interface TextRow extends ProfileField {
  readonly kind: 'text' | 'country';
  readonly maxLength?: number;
  readonly isWide?: boolean;
}

export interface NumberRow extends ProfileField {
  readonly kind: 'number';
  readonly unit: string;
  readonly min: number;
  readonly max: number;
  readonly notANumber: string;
  readonly outOfRange: string;
}

/** The fields of the profile form, by their members in user.update (s.2.3, s.3). Labels are the specification's, to the letter. */
export const profileFields = {
  userFirstName: {
    kind: 'text',
    section: 'you',
    label: 'First Name',
    autoComplete: 'given-name',
    maxLength: 200,
  },
  userLastName: {
    kind: 'text',
    section: 'you',
    label: 'Last Name',
    autoComplete: 'family-name',
    maxLength: 200,
  },
  userCountry: { kind: 'country', section: 'work', label: 'Country', autoComplete: 'country-name' },
  userOfficeAddress: {
    kind: 'text',
    section: 'work',
    label: 'Office Address',
    autoComplete: 'address-line1',
    maxLength: 500,
    isWide: true,
  },
  userAge: {
    kind: 'number',
    section: 'health',
    label: 'Age',
    unit: 'years',
    min: 0,
    max: 130,
    notANumber: 'Enter your age as a number, for example 42.',
    outOfRange: 'Enter an age between 0 and 130.',
  },
  userBloodGlucose: {
    kind: 'number',
    section: 'health',
    label: 'Blood Glucose',
    unit: 'mg/dL',
    min: 0,
    max: 1000,
    notANumber: 'Enter your blood glucose as a number, for example 95.',
    outOfRange: 'Enter a blood glucose between 0 and 1000 mg/dL.',
  },
} as const satisfies { readonly [Member in keyof UserUpdateInput]?: ProfileRow };

export type ProfileFieldName = keyof typeof profileFields;
export type ProfileRow = TextRow | NumberRow;

/** All names. The keys of a plain literal are exactly its names. */
export const profileFieldNames = Object.keys(profileFields) as ProfileFieldName[];
