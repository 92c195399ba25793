import { describe, expect, it } from 'vitest';
import { storedOfUserDetails } from './user-details.ts';

describe('user details in storage', () => {
  it('keeps the five values as raw strings', () => {
    const details = {
      userEmail: 'sade@example.test',
      userFirstName: 'Ṣadé',
      userLastName: 'Ọlátúnjí',
      userCompanyId: 7,
      userRiskAge: 47,
    };
    expect(storedOfUserDetails(details)).toEqual({
      userDetailsEmail: 'sade@example.test',
      firstName: 'Ṣadé',
      lastName: 'Ọlátúnjí',
      companyId: '7',
      riskAge: '47',
    });
  });

  it.each([null, undefined, '', '  '])('removes what the answer does not have: %j', nothing => {
    expect(storedOfUserDetails({ userEmail: 'a@example.test', userFirstName: nothing }).firstName).toBeNull();
  });

  it('removes an old risk age when there is none any more', () => {
    expect(storedOfUserDetails({ userEmail: 'a@example.test', userRiskAge: null }).riskAge).toBeNull();
  });
});
