import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { profileFaultsOf, profileUpdateOf, profileValuesOf } from './profile-values.ts';

const details = {
  responseCode: '00' as const,
  userEmail: 'ada@example.test',
  userCompanyId: 'company-7',
  userId: 12,
  userFirstName: 'Adébáyọ̀',
  userLastName: null,
  userAge: 42,
  userBloodGlucose: 95.5,
  userRiskAge: 47,
};
const known = profileValuesOf(details);

describe('profile form values', () => {
  it('start from the user details, empty where there are none, Nigeria as the only country', () => {
    expect(known).toEqual({
      userFirstName: 'Adébáyọ̀',
      userLastName: '',
      userOfficeAddress: '',
      userCountry: 'Nigeria',
      userAge: '42',
      userBloodGlucose: '95.5',
    });
  });

  it('keep another country that the gateway has', () => {
    expect(profileValuesOf({ ...details, userCountry: 'Ghana' }).userCountry).toBe('Ghana');
  });

  it('go out as numbers and trimmed text, with the ids carried along and nothing else', () => {
    const typed = {
      ...known,
      userLastName: '  Ọlátúnjí ',
      userOfficeAddress: '1 Example Street',
      userAge: '43',
    };
    expect(profileUpdateOf(typed, details)).toEqual({
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

  it('send null for an empty number, never 0', () => {
    const { userAge, userBloodGlucose } = profileUpdateOf(
      { ...known, userAge: '', userBloodGlucose: ' ' },
      details,
    );
    expect([userAge, userBloodGlucose]).toEqual([null, null]);
  });

  it('give an untouched profile back as it came', () => {
    const figure = fc.option(fc.double({ noNaN: true, noDefaultInfinity: true }));
    fc.assert(
      fc.property(figure, figure, (userAge, userBloodGlucose) => {
        const came = { ...details, userAge, userBloodGlucose };
        const values = profileValuesOf(came);
        expect(profileUpdateOf(values, came)).toMatchObject({ userAge, userBloodGlucose });
        expect(profileFaultsOf(values, values)).toEqual({});
      }),
    );
  });
});

describe('profile faults', () => {
  it.each([
    ['no number', { userAge: 'forty' }, { userAge: 'Enter your age as a number, for example 42.' }],
    ['an age nobody has', { userAge: '131' }, { userAge: 'Enter an age between 0 and 130.' }],
    [
      'less than nothing',
      { userBloodGlucose: '-1' },
      { userBloodGlucose: 'Enter a blood glucose between 0 and 1000 mg/dL.' },
    ],
    ['a name taken away', { userFirstName: ' ' }, { userFirstName: 'First Name Is Required.' }],
    ['a name that was never there', { userLastName: '' }, {}],
    ['empty numbers', { userAge: '', userBloodGlucose: '' }, {}],
    ['decimals', { userBloodGlucose: '5,5' }, {}],
    [
      'a comma of which nobody can tell what it means',
      { userBloodGlucose: '1,200' },
      { userBloodGlucose: 'Enter your blood glucose as a number, for example 95.' },
    ],
  ])('judge %s', (_what, typed, faults) => {
    expect(profileFaultsOf({ ...known, ...typed }, known)).toEqual(faults);
  });
});
