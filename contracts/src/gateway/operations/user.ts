import { z } from 'zod';
import { type Operation, write } from '../operation.ts';
import { email, id } from '../schemas/envelope.ts';

/** The call that changes the profile. */
export const userOperations = {
  'user.update': {
    ...write,
    path: '/user/update',
    summary: 'Changes the profile.',
    // The members of the profile form (s.3). The specification has no other members.
    request: z.strictObject({
      userEmail: email,
      userCompanyId: id.nullish().describe('Id of the company, for company.readByCompanyId.'),
      userFirstName: z.string().max(200).nullish().describe('First name.'),
      userLastName: z.string().max(200).nullish().describe('Last name.'),
      userId: id.nullish().describe('Id of the person.'),
      userOfficeAddress: z.string().max(500).nullish().describe('Address of the office.'),
      userAge: z.number().nullish().describe('Age in years.'),
      userBloodGlucose: z.number().nullish().describe('Blood glucose, as the person entered it.'),
      userCountry: z.string().max(100).nullish().describe('Country.'),
    }),
    section: 's.2.3, s.3, s.7',
  },
} as const satisfies Record<string, Operation>;
