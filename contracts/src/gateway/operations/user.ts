import { z } from 'zod';
import { type Operation, write } from '../operation.ts';
import { id } from '../schemas/envelope.ts';

/** The profile. */
export const userOperations = {
  'user.update': {
    ...write,
    path: '/user/update',
    summary: 'Changes the profile.',
    // The profile form (s.3). What else the gateway takes is not shown.
    request: z.strictObject({
      userEmail: z.string().min(1).max(320),
      userCompanyId: id.nullish(),
      userFirstName: z.string().max(200).nullish(),
      userLastName: z.string().max(200).nullish(),
      userId: id.nullish(),
      userOfficeAddress: z.string().max(500).nullish(),
      userAge: z.number().nullish(),
      userBloodGlucose: z.number().nullish(),
      userCountry: z.string().max(100).nullish(),
    }),
    section: 's.2.3, s.3, s.7',
  },
} as const satisfies Record<string, Operation>;
