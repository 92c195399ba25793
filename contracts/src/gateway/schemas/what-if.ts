import { z } from 'zod';
import { codes } from '../../domain/codes.ts';

/** What a person tries out on a finished report, and the risk age it would give, by the same function as the report's. */
export const whatIf = {
  request: z.strictObject({
    whatIfReportId: z.string().min(1).max(200),
    notSmoking: z.boolean().optional(),
    /** In the unit of the report's answers. */
    weight: z.number().positive().max(1000).optional(),
    /** mmHg */
    systolic: z.number().positive().max(400).optional(),
  }),
  response: z.looseObject({
    status: z.literal(codes.ok),
    riskAge: z.number().nullable(),
    riskAgeBound: z.enum(['above', 'below']).nullish(),
    /** Percent in 10 years. */
    tenYears: z.number().nullish(),
  }),
};
