import { answerLimits } from '../answer-limits.ts';
import type { Operation } from '../operation.ts';
import * as company from '../schemas/company.ts';
import { defaults, read } from './defaults.ts';

/** Companies. */
export const companyOperations = {
  'company.readByCompanyId': {
    ...defaults,
    method: 'GET',
    path: '/company/read-by-company-id/{companyId}',
    summary: 'Reads the name of a company.',
    ...company.readByCompanyId,
    ...read,
    answer: answerLimits.profile,
    section: 's.3, s.7',
  },
} as const satisfies Record<string, Operation>;
