import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { profileErrorsOf, profileUpdateOf, profileValuesOf } from './profile-values.ts';

const details = {
  responseCode: '00' as const,
  userEmail: 'ada@example.test',
  userCompanyId: 'company-7',
  userId: 12,
  userFirstName: 'Adébáyọ̀',
  userLastName: null,
  userAge: 42,
  userBloodGlucose: 95.5,
  // Not a field of the form, so it is not sent.
  userRiskAge: 47,
};
const loaded = profileValuesOf(details);

describe('profileValuesOf', () => {
  it('returns the values as texts, with Nigeria for a missing country and empty texts for other missing values', () => {
    expect(loaded).toEqual({
      userFirstName: 'Adébáyọ̀',
      userLastName: '',
      userOfficeAddress: '',
      userCountry: 'Nigeria',
      userAge: '42',
      userBloodGlucose: '95.5',
    });
  });

  it('keeps the country of the user details, even if it is not Nigeria', () => {
    expect(profileValuesOf({ ...details, userCountry: 'Ghana' }).userCountry).toBe('Ghana');
  });
});

describe('profileUpdateOf', () => {
  it('returns numbers and trimmed texts, together with the ids of the user details', () => {
    const editedValues = {
      ...loaded,
      userLastName: '  Ọlátúnjí ',
      userOfficeAddress: '1 Example Street',
      userAge: '43',
    };
    expect(profileUpdateOf(editedValues, details)).toEqual({
      userEmail: 'ada@example.test',
      userCompanyId: 'company-7',
      userId: 12,
      userFirstName: 'Adébáyọ̀',
      userLastName: 'Ọlátúnjí',
      userOfficeAddress: '1 Example Street',
      userCountry: 'Nigeria',
      userAge: 43,
      userBloodGlucose: 95.5,
    });
  });

  it('returns null for an empty number', () => {
    const { userAge, userBloodGlucose } = profileUpdateOf(
      { ...loaded, userAge: '', userBloodGlucose: ' ' },
      details,
    );
    expect([userAge, userBloodGlucose]).toEqual([null, null]);
  });

  it('returns the received numbers if nothing was edited', () => {
    const number = fc.option(fc.double({ noNaN: true, noDefaultInfinity: true }));
    fc.assert(
      fc.property(number, number, (userAge, userBloodGlucose) => {
        const received = { ...details, userAge, userBloodGlucose };
        const values = profileValuesOf(received);
        expect(profileUpdateOf(values, received)).toMatchObject({ userAge, userBloodGlucose });
        expect(profileErrorsOf(values, values)).toEqual({});
      }),
    );
  });
});

describe('profileErrorsOf', () => {
  it.each([
    [
      'a text that is not a number',
      { userAge: 'forty' },
      { userAge: 'Enter your age as a number, for example 42.' },
    ],
    ['an age above the limit of 130', { userAge: '131' }, { userAge: 'Enter an age between 0 and 130.' }],
    [
      'a negative number',
      { userBloodGlucose: '-1' },
      { userBloodGlucose: 'Enter a blood glucose between 0 and 1000 mg/dL.' },
    ],
    ['a name that was removed', { userFirstName: ' ' }, { userFirstName: 'First Name Is Required.' }],
    [
      'a comma before three digits, which may separate decimals or thousands',
      { userBloodGlucose: '1,200' },
      { userBloodGlucose: 'Enter your blood glucose as a number, for example 95.' },
    ],
  ])('returns an error for %s', (_, typed, errors) => {
    expect(profileErrorsOf({ ...loaded, ...typed }, loaded)).toEqual(errors);
  });

  it.each([
    ['a name that was missing before', { userLastName: '' }],
    ['empty numbers', { userAge: '', userBloodGlucose: '' }],
    ['a number with a decimal comma', { userBloodGlucose: '5,5' }],
  ])('returns no error for %s', (_, typed) => {
    expect(profileErrorsOf({ ...loaded, ...typed }, loaded)).toEqual({});
  });
});
