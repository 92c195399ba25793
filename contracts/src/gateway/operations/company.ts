import { z } from 'zod';
import { answerLimits, type Operation, read } from '../operation.ts';
import { accepted, id } from '../schemas/envelope.ts';

const company = z
  .looseObject({ companyName: z.string().nullish().describe('Name of the company.') })
  .describe('What was asked for.');

export const companyOperations = {
  'company.readByCompanyId': {
    ...read,
    method: 'GET',
    path: '/company/read-by-company-id/{companyId}',
    summary: 'Reads the name of a company.',
    request: z.strictObject({
      companyId: z
        .union([z.string().min(1).max(200), id.options[1]])
        .describe('Id of the company, from user details.'),
    }),
    // The company's record stands under `data`; `companyInfo.data` (s.3) is taken too.
    response: z.union([
      accepted.extend({ data: company }),
      accepted.extend({ companyInfo: z.looseObject({ data: company }) }),
    ]),
    answer: answerLimits.profile,
    section: 's.3, s.7',
  },
} as const satisfies Record<string, Operation>;
