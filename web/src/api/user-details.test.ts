import { describe, expect, it } from 'vitest';
import { storedValuesOf } from './user-details.ts';

describe('storedValuesOf', () => {
  it('returns the user details as strings, by their keys in local storage', () => {
    const details = {
      userEmail: 'sade@example.test',
      userFirstName: 'Ṣadé',
      userLastName: 'Ọlátúnjí',
      userCompanyId: 7,
      userRiskAge: 47,
    };
    expect(storedValuesOf(details)).toEqual({
      userDetailsEmail: 'sade@example.test',
      firstName: 'Ṣadé',
      lastName: 'Ọlátúnjí',
      companyId: '7',
      riskAge: '47',
    });
  });

  it.each([null, undefined, '', '  '])('returns null for a first name that is %j', missing => {
    expect(storedValuesOf({ userEmail: 'a@example.test', userFirstName: missing }).firstName).toBeNull();
  });

  it('returns null for a risk age that is null', () => {
    expect(storedValuesOf({ userEmail: 'a@example.test', userRiskAge: null }).riskAge).toBeNull();
  });
});
