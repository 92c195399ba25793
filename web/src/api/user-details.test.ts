import { describe, expect, it } from 'vitest';
import { storedOfUserDetails } from './user-details.ts';

describe('stored user details', () => {
  it('are the five values as plain strings', () => {
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

  it.each([null, undefined, '', '  '])('are null for a value that is %j in the result', missing => {
    expect(storedOfUserDetails({ userEmail: 'a@example.test', userFirstName: missing }).firstName).toBeNull();
  });

  it('are null for a risk age that the result no longer has', () => {
    expect(storedOfUserDetails({ userEmail: 'a@example.test', userRiskAge: null }).riskAge).toBeNull();
  });
});
