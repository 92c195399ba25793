import { z } from 'zod';
import { accepted } from './envelope.ts';

const company = z.looseObject({ companyName: z.string().nullish() });

/** The company's record stands under `data`; `companyInfo.data` (s.3) is taken too. */
export const readByCompanyId = {
  request: z.strictObject({ companyId: z.string().min(1).max(200) }),
  response: z.union([
    accepted.extend({ data: company }),
    accepted.extend({ companyInfo: z.looseObject({ data: company }) }),
  ]),
};
