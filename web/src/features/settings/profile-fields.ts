import type { UserUpdateInput } from '@choose-life/client';

/** The only choice (s.9). */
export const onlyCountry = 'Nigeria';

type Section = 'you' | 'work' | 'health';

const text = (section: Section, label: string, autoComplete: string, maxLength: number, isWide = false) =>
  ({ kind: 'text', section, label, autoComplete, maxLength, isWide }) as const;

const number = (section: Section, label: string, unit: string, range: { min: number; max: number }) =>
  ({ kind: 'number', section, label, unit, ...range }) as const;

/** The fields of the profile form, by their members in user.update (s.2.3, s.3). Labels are the specification's, to the letter. */
export const profileFields = {
  userFirstName: text('you', 'First Name', 'given-name', 200),
  userLastName: text('you', 'Last Name', 'family-name', 200),
  userCountry: { kind: 'country', section: 'work', label: 'Country', autoComplete: 'country-name' },
  userOfficeAddress: text('work', 'Office Address', 'address-line1', 500, true),
  userAge: {
    ...number('health', 'Age', 'years', { min: 0, max: 130 }),
    notANumber: 'Enter your age as a number, for example 42.',
    outOfRange: 'Enter an age between 0 and 130.',
  },
  userBloodGlucose: {
    ...number('health', 'Blood Glucose', 'mg/dL', { min: 0, max: 1000 }),
    notANumber: 'Enter your blood glucose as a number, for example 95.',
    outOfRange: 'Enter a blood glucose between 0 and 1000 mg/dL.',
  },
} as const satisfies { readonly [Member in keyof UserUpdateInput]?: object };

export type ProfileFieldName = keyof typeof profileFields;
export type ProfileRow = (typeof profileFields)[ProfileFieldName];
export type NumberRow = Extract<ProfileRow, { readonly kind: 'number' }>;

/** All names. The keys of a plain literal are exactly its names. */
export const profileFieldNames = Object.keys(profileFields) as ProfileFieldName[];
