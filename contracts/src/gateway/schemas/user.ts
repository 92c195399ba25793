import { z } from 'zod';
import { accepted, id } from './envelope.ts';

/** The profile form (s.3). What else the gateway takes is not shown. */
export const update = {
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
  response: accepted,
};
