import { z } from 'zod';
import { answerLimits, type Operation, read } from '../operation.ts';
import { accepted, numericId } from '../schemas/envelope.ts';

const company = z
  .looseObject({ companyName: z.string().nullish().describe('Name of the company.') })
  .describe('The company.');

/** The call for the name of a person's company. */
export const companyOperations = {
  'company.readByCompanyId': {
    ...read,
    method: 'GET',
    path: '/company/read-by-company-id/{companyId}',
    summary: 'Reads the name of a company.',
    request: z.strictObject({
      companyId: z
        // The types of `id` in schemas/envelope.ts. Not an empty string, because it is a segment of the path.
        .union([z.string().min(1).max(200), numericId])
        .describe('Id of the company, from user details.'),
    }),
    // The company is in `data`, or in `companyInfo.data` (s.3).
    response: z.union([
      accepted.extend({ data: company }),
      accepted.extend({ companyInfo: z.looseObject({ data: company }) }),
    ]),
    answerLimits: answerLimits.profile,
    section: 's.3, s.7',
  },
} as const satisfies Record<string, Operation>;
